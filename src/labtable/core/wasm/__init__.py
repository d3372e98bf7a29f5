"""The rules as WebAssembly, for browsers: the same Python functions, lowered for another machine."""
