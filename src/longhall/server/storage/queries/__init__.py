"""Queries, one module for each thing that is stored."""
