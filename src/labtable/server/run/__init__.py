"""Starting, stopping and looking after the server's processes."""
