"""Reading a data set: batches of NumPy arrays, or tensors for PyTorch."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...kernel.errors import LonghallError
from .schema import Info, mask_bytes
from .shards import open_shard, shard_files, shard_info

Batch = dict[str, NDArray[Any]]
"""Arrays with a row for each decision."""
POOL: Final = 8
"""How many row groups are mixed at a time when decisions are shuffled."""
PLAIN: Final = ("game", "decision", "seats", "seat", "action", "result", "points", "place", "won")


class Decisions:
    """The decisions of a data set, a folder or one of its files."""

    def __init__(self, path: Path | str) -> None:
        self.files = shard_files(Path(path))
        infos = [shard_info(file) for file in self.files]
        self.info: Info = infos[0]
        for file, info in zip(self.files, infos, strict=True):
            if not info.games_like(self.info):
                raise LonghallError("error-other-dataset", file=str(file))
        self._groups: list[tuple[Path, int]] = []
        self._count = 0
        for file in self.files:
            with open_shard(file) as opened:
                self._groups += [(file, group) for group in range(opened.num_row_groups)]
                self._count += opened.metadata.num_rows

    def __len__(self) -> int:
        return self._count

    def where(self, name: str) -> slice:
        """Where a part of the observation lies: `batch["observation"][:, data.where("me.coins")]`."""
        start = 0
        for part in self.info.layout:
            if part.name == name:
                return slice(start, start + part.size)
            start += part.size
        raise KeyError(name)

    def scales(self) -> NDArray[np.float32]:
        """For each number of an observation, by what to multiply it so that it usually lies between 0 and 1."""
        layout = self.info.layout
        return np.repeat(np.array([1 / part.most for part in layout], np.float32), [part.size for part in layout])

    def batches(self, size: int, seed: int | None = None, part: tuple[int, int] = (0, 1)) -> Iterator[Batch]:
        """All decisions, so many at a time, the last ones perhaps fewer.

        With a seed they are shuffled: row groups, and decisions within every eight of them. `part` is (number, of how
        many): readers that each take another part together read every decision once.
        """
        groups = self._groups[part[0] :: part[1]]
        rng = None if seed is None else random.Random(seed)
        if rng is not None:
            rng.shuffle(groups)
        left: Batch | None = None
        step = 1 if rng is None else POOL
        for at in range(0, len(groups), step):
            pool = joined([self._read(*group) for group in groups[at : at + step]])
            if rng is not None:
                order = np.random.default_rng(rng.getrandbits(64)).permutation(len(pool["action"]))
                pool = {name: column[order] for name, column in pool.items()}
            pool = pool if left is None else joined([left, pool])
            whole = len(pool["action"]) // size * size
            for start in range(0, whole, size):
                yield {name: column[start : start + size] for name, column in pool.items()}
            left = {name: column[whole:] for name, column in pool.items()}
        if left is not None and len(left["action"]):
            yield left

    def _read(self, file: Path, group: int) -> Batch:
        with open_shard(file) as opened:
            table = opened.read_row_group(group)
        found: Batch = {name: table[name].to_numpy() for name in PLAIN}
        found["action"] = found["action"].astype(np.int64)
        found["observation"] = fixed(table["observation"], self.info.size)
        packed = fixed(table["mask"], mask_bytes(self.info.actions))
        mask = np.unpackbits(packed, axis=1, count=self.info.actions, bitorder="little")
        found["mask"] = mask.view(np.bool_)
        found["values"] = spread(table["values"], mask)
        return found


def fixed(column: Any, width: int) -> NDArray[np.uint8]:
    """A column of bytes of one length as rows of numbers."""
    chunk = column.combine_chunks()
    chunk = chunk.chunk(0) if hasattr(chunk, "chunk") else chunk
    rows = np.frombuffer(chunk.buffers()[1], np.uint8)
    return rows[chunk.offset * width : (chunk.offset + len(chunk)) * width].reshape(len(chunk), width)


def spread(column: Any, mask: NDArray[np.uint8]) -> NDArray[np.float32]:
    """The values of the legal actions at their places; NaN where there is none."""
    found = np.full(mask.shape, np.nan, np.float32)
    told = np.array([bool(count) for count in column.combine_chunks().value_lengths().to_pylist()], np.bool_)
    found[(mask > 0) & told[:, None]] = column.combine_chunks().flatten().to_numpy()
    return found


def joined(batches: list[Batch]) -> Batch:
    """Several batches as one."""
    return {name: np.concatenate([batch[name] for batch in batches]) for name in batches[0]}
