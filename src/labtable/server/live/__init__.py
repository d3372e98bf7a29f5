"""Tables in memory, and what happens at them."""
