"""How fast it is: the rules, the search and the server, measured as whoever uses them does."""
