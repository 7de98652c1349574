"""Data sets: decisions of whole games in Parquet files, written by self-play and read for training."""
