"""Queries, one module for each thing that is stored, in a folder for each subject."""
