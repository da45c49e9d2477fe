"""The office over HTTP: commands in, projections out, live updates."""
