"""`arbitro system`: a partnership's system as data, checked, shown, explained and printed as a card."""
