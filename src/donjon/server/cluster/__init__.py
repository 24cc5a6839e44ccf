"""Several servers on one PostgreSQL database. Each table has one owner; the others forward what concerns it."""
