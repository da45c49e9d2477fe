"""The laws looked at from outside: every path of a procedure, charts, coverage, what changed between editions."""
