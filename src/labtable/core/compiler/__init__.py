"""How a rule becomes machine code: interpreted, compiled or bounds-checked, from one source."""
