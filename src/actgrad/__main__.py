# SPDX-License-Identifier: Apache-2.0
"""``python -m actgrad`` is the command ``actgrad``."""

import sys

from actgrad.cli.main import main

sys.exit(main())
