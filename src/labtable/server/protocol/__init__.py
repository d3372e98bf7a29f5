"""What travels over the wire, as structs and as TypeScript."""
