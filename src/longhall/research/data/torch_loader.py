"""A data set for PyTorch: its batches as tensors."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from ..needs import needs_research

try:
    import torch
    from torch.utils.data import IterableDataset, get_worker_info
except ImportError as missing:
    raise needs_research(missing) from None

from .loader import Decisions


class TorchDecisions(IterableDataset[dict[str, Any]]):
    """Batches of decisions; give it to a `DataLoader` with `batch_size=None`.

    Each worker of the `DataLoader` reads another part. With a seed every epoch has another order, the same in each run.
    """

    def __init__(self, path: Path | str, size: int, seed: int | None = None) -> None:
        self.decisions = Decisions(path)
        self.size = size
        self.seed = seed
        self.epoch = 0
        """Raised after each pass; with several workers raise it yourself, as they only see a copy."""

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        part = (0, 1) if worker is None else (worker.id, worker.num_workers)
        seed = None if self.seed is None else self.seed + self.epoch
        for batch in self.decisions.batches(self.size, seed, part):
            yield {name: torch.from_numpy(np.ascontiguousarray(column)) for name, column in batch.items()}
        self.epoch += 1
