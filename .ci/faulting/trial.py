"""How a trial is run and judged: what all steps of .ci/faults share."""

import os
import re
import subprocess
import sys

import tools  # programs leave no profile

QUICK = "--quick" in sys.argv
NAMES = [argument for argument in sys.argv[1:] if argument != "--quick"]
PROGRAM = os.path.abspath(NAMES[0])
ENVIRONMENT = {"P": PROGRAM, "DISK": "disk", "LC_ALL": "C.UTF-8",
               **{name: os.environ[name] for name in ("PATH", "LLVM_PROFILE_FILE")}}
TIME = 60 if QUICK else 300  # seconds, after which a check has failed
MEMORY = 50  # MB, for whatever reads a stream
LARGE_MEMORY = 400  # MB, for whatever reads a file of up to 16 MiB; a million findings take 220

failures = []
count = 0


def less(whole, quick):
    """A size: the whole one, or that of --quick."""
    return quick if QUICK else whole


def report(name, problems):
    """Counts a check, and prints it if it fails."""
    global count
    count += 1
    if problems:
        failures.append(name)
        print(f"FAILED {name}")
        for problem in problems:
            print(f"  {problem}")


def shorten(data):
    return repr(data if len(data) <= 400 else data[:300] + b" ... " + data[-100:])


def differs(what, data, wanted):
    """Says how bytes differ from a text, or from one with some words; None stands for any text."""
    if wanted is None:
        return []
    if isinstance(wanted, str):
        same = data == wanted.encode()
    else:
        place = 0
        for word in wanted:
            place = data.find(word.encode(), place)
            if place < 0:
                break
            place += len(word.encode())
        same = place >= 0
    return [] if same else [f"{what}: {shorten(data)}, expected {wanted!r}"]


def has(*words):
    """What holds these words in this order."""
    return words


def ends(path):
    """The beginning of a file and, of a large one, its end."""
    with open(path, "rb") as file:
        data = file.read(1 << 20)
        file.seek(max(file.tell(), os.path.getsize(path) - 4096))
        return data + file.read()


def check(name, script, code=0, out=None, err="", seconds=TIME, peak=LARGE_MEMORY, then=None):
    """Runs a script of bash, in which P is the program; its code is that of the whole."""
    with open("stdout", "wb") as stdout, open("stderr", "wb") as stderr:
        process = subprocess.Popen(
            ["timeout", "--kill-after=1", str(seconds), "bash", "-c", script],
            stdin=subprocess.DEVNULL, stdout=stdout, stderr=stderr, env=ENVIRONMENT)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    printed, said = ends("stdout"), ends("stderr")
    problems = []
    if process.returncode != code:
        hang = " (it did not end)" if process.returncode in (124, 137) else ""
        problems.append(f"exit code {process.returncode}{hang}, expected {code}: {shorten(said)}")
    problems += differs("output", printed, out) + differs("messages", said, err)
    if harmful(said):
        problems.append(f"a control character in {shorten(said)}")
    if usage.ru_maxrss > peak * 1024:
        problems.append(f"{usage.ru_maxrss // 1024} MB of memory, expected at most {peak}")
    report(name, problems + (then() if then else []))


def harmful(data):
    """Whether bytes hold what does something to a terminal, or shows a text in another order."""
    text = data.decode(errors="replace")
    return re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069]", text)


def write(path, data):
    with open(path, "wb") as file:
        file.write(data if isinstance(data, bytes) else data.encode())


def holds(path, data):
    """Says, when it is asked, whether a file holds something."""
    def problems():
        with open(path, "rb") as file:
            return differs(path, file.read(), data)
    return problems


def lists(folder, *names):
    """Says, when it is asked, whether a folder holds just some files."""
    def problems():
        found = sorted(os.listdir(folder))
        return [] if found == sorted(names) else [f"{folder} holds {found}, expected {names}"]
    return problems


def content(path):
    with open(path, "rb") as file:
        return file.read()


def drafts(folder="."):
    """The drafts that lie in a folder."""
    return [name for name in os.listdir(folder) if name.startswith(".pushroute-")]
