# SPDX-License-Identifier: Apache-2.0
"""Groups of the table of operators, a file a subject."""
