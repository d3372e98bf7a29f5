"""The flat record: its shared fields, random streams and sets of small numbers."""
