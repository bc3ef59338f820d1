"""Ctrl-C while the libraries are still being read ends the command as it does later: no traceback, 130."""

import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="no signals of this kind")
def test_an_interruption_while_the_command_is_read_is_one() -> None:
    program = (
        "import os, signal, sys\n"
        "from gouji_conformance.entry import main\n"
        "class Slow:\n"
        "    def find_spec(self, name, path, target=None):\n"
        "        if name == 'click': os.kill(os.getpid(), signal.SIGINT)\n"
        "sys.meta_path.insert(0, Slow())\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, env=os.environ)

    assert done.returncode == 130
    assert done.stderr == ""
