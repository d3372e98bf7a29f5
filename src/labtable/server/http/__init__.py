"""Routes, streams and limits: where requests come in."""
