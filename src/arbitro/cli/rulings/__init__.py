"""Rulings: the Laws, the table, claims, penalties, policies and the regulations behind them."""
