"""Boards drawn for people: one sheet of words and cards (`sheet`), set as text, SVG or HTML."""
