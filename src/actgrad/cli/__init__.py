# SPDX-License-Identifier: Apache-2.0
"""The command ``actgrad``: ``main`` is its entry point, each subcommand a file. Nothing else imports these."""
