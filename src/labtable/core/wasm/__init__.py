"""The rules as WebAssembly, for browsers: the same Python functions, lowered by the same compiler for another machine."""
