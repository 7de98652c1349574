"""The notebook of docs/examples runs from its first cell to its last and draws its plots."""

from __future__ import annotations

from pathlib import Path

import pytest

NOTEBOOK = Path(__file__).parents[2] / "docs" / "examples" / "walk_through.ipynb"


@pytest.mark.research
def test_it_runs() -> None:
    import nbclient
    import nbformat

    notebook = nbformat.read(NOTEBOOK, as_version=4)
    client = nbclient.NotebookClient(notebook, timeout=None, resources={"metadata": {"path": str(NOTEBOOK.parent)}})
    client.execute()
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    outputs = [output for cell in code for output in cell.outputs]
    assert sum("image/png" in output.get("data", {}) for output in outputs) == 2
    text = "".join(output.get("text", "") for output in outputs)
    for said in ("brian-boru", "1. ", "asked:", "greedy: ", "games won against two random", "16,384 steps"):
        assert said in text
    assert not [output for output in outputs if output.get("name") == "stderr"]


def test_it_is_kept_without_outputs() -> None:
    """So that a change of it can be read."""
    text = NOTEBOOK.read_text(encoding="utf-8")
    assert '"outputs": []' in text
    assert "image/png" not in text
    assert '"execution_count": 1' not in text
