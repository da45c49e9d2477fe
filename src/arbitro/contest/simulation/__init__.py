"""Whole events with made-up results: to try a plan, to show the pages, to prove the rest of the house."""
