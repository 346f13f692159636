"""What the checks share: where the program is, packages of Debian and of PyPI, and a browser."""

import contextlib
import importlib.util
import os
import pathlib
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
os.environ["LLVM_PROFILE_FILE"] = os.devnull  # a program that counts its coverage leaves no profile where it runs
ROOT = pathlib.Path(__file__).resolve().parent.parent
DEBUG = ROOT / ".build/debug/pushroute"
RELEASE = ROOT / ".build/release/pushroute"


def output(program, *arguments, text=None):
    """What a call prints to standard output, however it ends."""
    return subprocess.run([program, *map(str, arguments)], input=text, text=True, cwd=ROOT,
                          stdout=subprocess.PIPE, stderr=subprocess.DEVNULL).stdout


def debian(**tools):
    """Installs the packages of each tool that is not there, as in `debian(node="nodejs")`."""
    missing = [each for tool, packages in tools.items() if not shutil.which(tool) for each in packages.split()]
    if missing:
        subprocess.run([ROOT / ".ci/install", *missing], check=True)


def python(*packages):
    """Makes packages of PyPI importable, such as `orjson==3.13.0`; they are kept in .build/python."""
    folder = ROOT / ".build/python" / "+".join(packages)
    if not folder.exists():
        if importlib.util.find_spec("pip") is None:
            subprocess.run([ROOT / ".ci/install", "python3-pip"], check=True)
        new = folder.with_name(folder.name + ".new")
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
                        "--root-user-action", "ignore", "--target", new, *packages], check=True)
        new.rename(folder)
    sys.path.insert(0, str(folder))


@contextlib.contextmanager
def chromium():
    """A browser without a window."""
    debian(chromium="chromium fonts-dejavu-core")
    python("playwright==1.65.2")
    from playwright.sync_api import sync_playwright
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
