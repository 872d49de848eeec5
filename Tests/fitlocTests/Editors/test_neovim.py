"""Test of `fitloc lsp` with the client built into Neovim, running headless."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from project import Project


@pytest.mark.skipif(shutil.which("nvim") is None, reason="no Neovim: scripts/test --thorough editors")
def test_neovim():
    project = Project()
    other = project.copy()
    script = Path(__file__).with_name("neovim.lua")
    run = subprocess.run(
        ["nvim", "--headless", "-u", "NONE", "-n", "-i", "NONE", "-c", f"luafile {script}"], cwd=project.root,
        env={**os.environ, "PROJECT": str(project.root)}, capture_output=True, text=True, timeout=300)
    assert run.returncode == 0 and run.stdout.endswith("done\n"), run.stdout + run.stderr
    other.run("rename", "home.title", "start.title", "--in-sources")
    other.run("set", "settings.sound", "--state", "pt-BR=needs_review")
    assert project.contents() == other.contents()
    project.remove()
    other.remove()
