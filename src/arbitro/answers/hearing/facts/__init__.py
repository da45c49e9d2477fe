"""What a story tells of the fields and questions of an event, by subjects; `filling.py` asks them all."""
