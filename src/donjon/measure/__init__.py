"""How fast Donjon is: the rules, the search and the server, measured through the interfaces that users have."""
