"""Where long work runs: in this process, in others on this machine, or on a Ray cluster.

`Backend` says where; its runner does numbered jobs in batches and gives the results as they come.
"""
