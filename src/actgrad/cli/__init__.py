# SPDX-License-Identifier: Apache-2.0
"""The command ``actgrad``: ``main`` begins it, each subcommand is a file. Nothing else in the package imports these."""
