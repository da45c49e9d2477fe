"""`arbitro policy`: what an authority's policies say about methods, calls and papers."""
