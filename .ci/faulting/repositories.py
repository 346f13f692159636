"""Repositories that want to lead the program out of them: --fix and scan change and read nothing
outside, end in time, and crash never. Each is made at random from parts: an index with any paths, links,
pipes, names that read like git's output, settings that start programs, submodules that lead back."""

import hashlib
import os
import random
import resource
import shutil
import struct
import subprocess
import time

from trial import ENVIRONMENT, PROGRAM, less, report

SLIP = '{"aps":{"alert":"a","content_available":1}}'
SECRET = "hunter2-do-not-print"
APP = "import UIKit\n@main class A: UIResponder, UIApplicationDelegate {}\n"
MODES = [0o100644, 0o100755, 0o120000, 0o160000, 0o040000, 0o100666]
SECONDS = 5  # of processor time, with that of git
WAITING = 15  # by the clock: git has 3 s, and the machine may be busy


def words(chance, outside):
    """Paths that an index, a link, a configuration or a case may name."""
    inner = ["a.json", "sub/b.json", "sub/deep/c.apns", "A.swift", "Info.plist", "sub", ".git/x.json"]
    outer = ["../out/x.json", "../out", f"{outside}/x.json", outside, "..", ".", "", "/", "sub/../../out/x.json",
             "link/x.json", "link", "../r", "/proc/self/environ", "/etc/shadow", "sub//b.json", "./a.json",
             "100644 " + "0" * 40 + " 0\ta.json", "a\nb.json", "\x1b[31m.json", "-x.json", "--fix.json"]
    return chance.choice(inner + outer)


def index(chance, outside):
    """An index of git, well formed but for what it names."""
    entries = sorted({(words(chance, outside).encode(), chance.choice(MODES))
                      for _ in range(chance.randint(0, 6))})
    body = b""
    for path, mode in entries:
        entry = struct.pack(">10I", *[0] * 6, mode, 0, 0, 0) + hashlib.sha1(path).digest()
        entry += struct.pack(">H", min(len(path), 0xFFF)) + path
        body += entry + b"\0" * (8 - len(entry) % 8)
    data = b"DIRC" + struct.pack(">II", 2, len(entries)) + body
    data += hashlib.sha1(data).digest()
    return chance.choice([data] * 6 + [data[:-5], b"garbage", b""])


def put(path, text):
    """Writes a new file; it follows no link, for an earlier part may have made one that leads anywhere."""
    folder = os.path.dirname(path)
    try:
        os.makedirs(folder, exist_ok=True)
        if os.path.realpath(folder) != folder:
            return
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, 0o644)
    except OSError:
        return  # An earlier part has taken the name for something else.
    with open(descriptor, "wb") as file:
        file.write(text if isinstance(text, bytes) else text.encode())


def part(chance, folder, outside):
    """Adds one thing that may hurt."""
    target = os.path.join(folder, chance.choice(["sub/", ""]) + chance.choice(
        ["a.json", "b.json", "x.apns", "link", ".pushroute.json", ".gitignore", "cases.json",
         "Info.plist", "A.swift", "Podfile.lock", "100644 " + "0" * 40 + " 0\tx.json", "Pods/p.json"]))
    named = words(chance, outside)
    kind = chance.randrange(9)
    try:
        os.makedirs(os.path.dirname(target), exist_ok=True)
        if os.path.realpath(os.path.dirname(target)) != os.path.dirname(target):
            return
        if kind == 0:
            os.symlink(named or "nowhere", target)
        elif kind == 1:
            os.mkfifo(target)
        elif kind == 2:
            os.makedirs(target)
        elif kind == 3:
            put(target, '{"baseline":"%s","exclude":["**/a/**/a"]}' % named)
        elif kind == 4:
            put(target, '{"cases":[{"name":"a","payload":"%s","situation":{"state":"active"},'
                        '"expect":{"wake":"none"}}]}' % named)
        elif kind == 5:
            put(os.path.join(folder, ".git/config"),
                f"[core]\n\tfsmonitor = touch {outside}/ran\n\thooksPath = {outside}\n\tpager = touch "
                f"{outside}/ran\n\tworktree = {chance.choice(['..', outside, '.'])}\n")
        elif kind == 6:
            os.rename(os.path.join(folder, "sub"), os.path.join(folder, "moved"))
            os.symlink("../out", os.path.join(folder, "sub"))
        elif kind == 7:
            put(os.path.join(target, ".git"), f"gitdir: {chance.choice(['../.git', outside, '..'])}\n")
        else:
            os.link(os.path.join(outside, "x.json"), target)
    except OSError:
        pass  # An earlier part has taken the name for something else.


def state(folder):
    """What a folder holds: names, kinds and bytes."""
    found = {}
    for root, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(root, name)
            status = os.lstat(path)
            content = None
            if os.path.isfile(path) and not os.path.islink(path):
                with open(path, "rb") as file:
                    content = file.read()
            found[path] = (status.st_mode, status.st_ino, content)
    return found


def used():
    """The processor time of all calls so far, in seconds."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def repositories():
    """Everything outside of the repository stays as it was, and nothing of it is printed."""
    total = less(5000, 20)
    here = os.path.realpath(os.getcwd())
    slowest = (0, 0)
    for number in range(total):
        chance = random.Random(number)
        parent = os.path.join(here, "parent")
        outside, folder = os.path.join(parent, "out"), os.path.join(parent, "r")
        put(f"{outside}/x.json", SLIP)
        put(f"{outside}/secret", SECRET)
        for name in ["a.json", "sub/b.json", "sub/deep/c.apns"]:
            put(f"{folder}/{name}", SLIP)
        put(f"{folder}/A.swift", APP)
        for name in ["objects", "refs"]:
            os.makedirs(f"{folder}/.git/{name}")
        put(f"{folder}/.git/HEAD", "ref: refs/heads/main\n")
        put(f"{folder}/.git/index", index(chance, outside))
        for _ in range(chance.randint(1, 6)):
            part(chance, folder, outside)
        before, problems = state(outside), []
        for call in [["lint", "--fix"], ["lint", "--fix", "--no-git"], ["scan"], ["test"]]:
            start, spent = time.monotonic(), used()
            try:
                done = subprocess.run([PROGRAM, *call, "r"], cwd=parent, stdin=subprocess.DEVNULL,
                                      capture_output=True, timeout=30, check=False,
                                      env=ENVIRONMENT | {"TOKEN": SECRET, "HOME": parent})
            except subprocess.TimeoutExpired:
                problems.append(f"{call} did not end")
                continue
            waited, worked = time.monotonic() - start, used() - spent
            slowest = [max(pair) for pair in zip(slowest, (worked, waited))]
            if worked > SECONDS or waited > WAITING:
                problems.append(f"{call} took {worked:.1f} s of {waited:.1f} s")
            if done.returncode not in (0, 1, 2):
                problems.append(f"{call} ended with {done.returncode}")
            if SECRET.encode() in done.stdout + done.stderr:
                problems.append(f"{call} printed what stands outside")
        if state(outside) != before:
            problems.append("something outside has changed")
        if sorted(os.listdir(parent)) != ["out", "r"]:
            problems.append(f"the parent holds {os.listdir(parent)}")
        report(f"repository {number}", problems)
        shutil.rmtree(parent)
    print(f"{total} repositories, the slowest call {slowest[0]:.2f} s of processor, {slowest[1]:.1f} s")


STEPS = [repositories]
