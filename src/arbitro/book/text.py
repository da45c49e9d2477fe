"""Text as it is compared and searched."""

from unicodedata import combining, normalize


def folded(text: str) -> str:
    """Small letters without accents."""
    return "".join(letter for letter in normalize("NFKD", text.casefold()) if not combining(letter))
