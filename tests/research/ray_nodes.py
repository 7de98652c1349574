"""A Ray cluster of two nodes on this machine, one of which can be killed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

SMALL = 80 * 2**20
"""Bytes of a node's object store."""
SETTINGS = {
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_enable_metrics_collection": "0",
    "RAY_health_check_initial_delay_ms": "1000",
    "RAY_health_check_period_ms": "500",
}


class Nodes:
    """The cluster: a head that plays with one core, and a second node with another one."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 1, "object_store_memory": SMALL, "include_dashboard": False}
        self.cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        self.address: str = self.cluster.address
        self.head: str = self.cluster.head_node.node_id
        self.second: Any = None

    def join(self) -> None:
        """The second node joins, unless it is there."""
        if self.second is None:
            self.second = self.cluster.add_node(num_cpus=1, object_store_memory=SMALL)

    def kill(self) -> None:
        """The second node is gone at once, with whatever it does."""
        self.cluster.remove_node(self.second, allow_graceful=False)
        self.second = None


@contextmanager
def two_nodes() -> Iterator[Nodes]:
    """While it lasts, the cluster is there."""
    # Workers find the modules of the tests as this process does.
    settings = SETTINGS | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    before = {name: os.environ.get(name) for name in settings}
    os.environ.update(settings)
    nodes = Nodes()
    try:
        nodes.join()
        yield nodes
    finally:
        nodes.cluster.shutdown()
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
