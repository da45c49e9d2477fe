"""The server of a club, and the journal that it keeps."""
