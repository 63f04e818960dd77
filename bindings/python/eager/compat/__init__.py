"""Other libraries' names for what is in eager, so that their programs run."""
