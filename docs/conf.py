"""Sphinx configuration: the pages are Markdown (MyST)."""

project = "Arbitro"
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_build"]
html_theme = "alabaster"
html_title = "Arbitro"
myst_heading_anchors = 3
