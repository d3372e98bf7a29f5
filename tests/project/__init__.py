"""What a developer meets first: markers, versions, failures that explain themselves, workflow files."""
