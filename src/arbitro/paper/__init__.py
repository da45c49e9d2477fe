"""Printed sheets: a template of `sheets/` and its data, set by typst (package extra `paper`).

    pdf("book", data)             -> a PDF
    pictures("book", data, "svg") -> its pages as pictures

Data reach a template as JSON, so that what people wrote is text and never markup. A template begins with

    #import "base.typ": *         // data, serif, sans, sheet
    #show: sheet
"""

from arbitro.paper.press import pdf, pictures

__all__ = ["pdf", "pictures"]
