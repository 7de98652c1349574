"""How long the shipped networks take for so many rows: as bots ask them, with NumPy, and by ONNX Runtime on one thread.

python tools/network_speed.py [repetitions]

ONNX Runtime is measured where it and `onnx`, which writes down the networks for it, are installed. Both begin with
lists of numbers and end with such; ONNX Runtime calculates with 32 bits, NumPy with 64 as in play. Times are the best
of many, in microseconds.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import longhall.games
from longhall.kernel.bot.figures import read_knowledge
from longhall.kernel.bot.network import Network

ROWS = (1, 4, 12, 48, 150)
REPETITIONS = 300
CALLS = 10
"""How many calls are timed together."""
CLOSE = 1e-3
"""How far both may be apart."""
Rows = list[list[float]]
Run = Callable[[Rows], Rows]


def networks() -> list[tuple[str, Network]]:
    """Those in the package, by the names of their files; the same one in two files once."""
    found: list[tuple[str, Network]] = []
    for file in sorted(Path(longhall.games.__file__).parent.glob("*/bot/figures/*.json")):
        network = read_knowledge(str(file.parents[1] / "weights.py"), file.stem).network
        if network is not None and not any(np.array_equal(network.inputs, other.inputs) for _, other in found):
            found.append((f"{file.parents[2].name}, {file.stem}", network))
    return found


def by_onnx(network: Network) -> Run | None:
    """The same network in ONNX Runtime; None where that is not installed."""
    try:
        import onnxruntime
        from onnx import TensorProto, helper, numpy_helper
    except ImportError:
        return None
    weights = {name: getattr(network, name).astype(np.float32) for name in ("inputs", "biases", "outputs", "ends")}
    steps = [
        helper.make_node("Gemm", ["rows", "inputs", "biases"], ["before"]),
        helper.make_node("Relu", ["before"], ["hidden"]),
        helper.make_node("Gemm", ["hidden", "outputs", "ends"], ["found"]),
    ]
    graph = helper.make_graph(
        steps,
        "network",
        [helper.make_tensor_value_info("rows", TensorProto.FLOAT, [None, len(network.inputs)])],
        [helper.make_tensor_value_info("found", TensorProto.FLOAT, [None, len(network.ends)])],
        [numpy_helper.from_array(value, name) for name, value in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, ["CPUExecutionProvider"])

    def run(rows: Rows) -> Rows:
        found: Rows = session.run(None, {"rows": np.array(rows, np.float32)})[0].tolist()
        return found

    return run


def microseconds(run: Run, rows: Rows, repetitions: int) -> float:
    """The best time of a call."""
    best = float("inf")
    for _ in range(repetitions):
        began = time.perf_counter()
        for _ in range(CALLS):
            run(rows)
        best = min(best, time.perf_counter() - began)
    return 1e6 * best / CALLS


def table(repetitions: int) -> list[str]:
    """A row for each network and way to run it."""
    lines = [
        "| network | inputs, hidden units | run by | "
        + " | ".join(f"{count} row{'s' if count > 1 else ''}" for count in ROWS)
        + " |",
        "|---|--:|---|" + "--:|" * len(ROWS),
    ]
    chance = random.Random(1)
    for name, network in networks():
        inputs, units = network.inputs.shape
        batches = [[[chance.uniform(-1, 1) for _ in range(inputs)] for _ in range(count)] for count in ROWS]
        ways: dict[str, Any] = {"NumPy": network.run, "ONNX Runtime": by_onnx(network)}
        for way, run in ways.items():
            if run is None:
                continue
            assert np.allclose(run(batches[-1]), network.run(batches[-1]), atol=CLOSE)
            times = " | ".join(f"{microseconds(run, rows, repetitions):.0f}" for rows in batches)
            lines.append(f"| {name} | {inputs}, {units} | {way} | {times} |")
    return lines


def main(words: list[str]) -> None:
    print("\n".join(table(int(words[0]) if words else REPETITIONS)))


if __name__ == "__main__":
    main(sys.argv[1:])
