"""One file for each step from an older schema to a newer one."""
