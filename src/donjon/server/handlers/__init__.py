"""What is done when a message comes: one function for each kind, by what it is about."""
