"""Where results go, and that existing files survive, also an interruption."""

import os
import random
import signal
import subprocess
import time

from trial import PROGRAM, check, content, drafts, has, holds, less, report, write

SLIP = '{"aps":{"alert":"Hello",}}'
MENDED = '{"aps":{"alert":"Hello"}}'
EVAL = "$P eval good.json --state active"


def places_of_results():
    """-o writes where the shell would: at the end of a file, into a pipe, never over an input."""
    first = has("first\niOS 27")
    write("log", "first\n")
    check("-o /dev/stdout appends", f"{EVAL} -o /dev/stdout >>log", 0, "", "", then=holds("log", first))
    write("log", "first\n")
    check("-o /proc/self/fd/1 appends", f"{EVAL} -o /proc/self/fd/1 >>log", 0, "", "",
          then=holds("log", first))
    os.symlink("/dev/stdout", "standard")
    write("log", "first\n")
    check("a link to /dev/stdout appends", f"{EVAL} -o standard >>log", 0, "", "",
          then=holds("log", first))
    check("-o /dev/stderr", f"{EVAL} -o /dev/stderr", 0, "", has("iOS 27"))
    for place in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]:
        check(f"-o {place} into a pipe", f"{EVAL} -o {place} | cat", 0, has("iOS 27"), "")
        check(f"-o {place}, nobody reads", f"$P eval --ndjson lines --state active -o {place} | true; "
              "exit ${PIPESTATUS[0]}", 0, "", "")
    check("-o into a process", f"{EVAL} -o >(cat >process); sleep 0.3; cat process", 0, has("iOS 27"), "")
    check("-o with a closed descriptor", f"{EVAL} -o /dev/fd/77", 2, "", has("the stream is closed"))
    write("in.json", MENDED)
    os.symlink("in.json", "in-link.json")
    os.link("in.json", "in-hard.json")
    calls = ["$P eval in.json -o", "$P lint in.json -o", "$P simulate push:in.json --state active -o",
             "$P eval --ndjson in.json --state active -o", "$P eval - <in.json -o",
             "$P table in.json --rows ios -o", "$P eval good.json --headers headers -o"]
    for call in calls:
        for target in ["headers"] if "headers" in call else ["in.json", "in-link.json", "in-hard.json"]:
            before = content(target)
            check(f"an input as the output: {call} {target}", f"{call} {target}", 2, "",
                  has(f"{target}: error: cannot write: the file was read as an input"),
                  then=holds(target, before.decode()))
    os.mkdir("inputs")
    write("inputs/headers.json", '{"apns-priority":"5"}')
    write("inputs/b.json", '{"files":{}}')
    for flag, name in [("--headers", "headers.json"), ("--baseline", "b.json")]:
        check(f"an input of a folder's call as the output: {flag}",
              f"cd inputs && $P lint . {flag} {name} -o {name}", 2, "", has("was read as an input"),
              then=holds(f"inputs/{name}", content(f"inputs/{name}").decode()))
    for length in [200, 240, 255]:
        name = "n" * length
        check(f"a name of {length} bytes", f"{EVAL} -o {name}", 0, "", "", then=holds(name, has("iOS 27")))
        os.remove(name)
    report("no draft is left", drafts())


def what_mending_keeps():
    """--fix changes the bytes of a file and nothing else, or leaves it and says why."""
    os.mkdir("outside")
    os.mkdir("walked")
    write("outside/x.json", SLIP)
    os.symlink("../outside/x.json", "walked/x.json")
    check("a link that leads out of the folder", "$P lint --fix walked", 0, None,
          has("passed over 1 link"), then=holds("outside/x.json", SLIP))
    check("a link that is named", "$P lint --fix walked/x.json", 0, None, "",
          then=lambda: holds("outside/x.json", MENDED)()
          + ([] if os.path.islink("walked/x.json") else ["the link is gone"]))
    os.remove("walked/x.json")
    write("walked/y.json", SLIP)
    os.symlink("y.json", "walked/z.json")
    check("a link within the folder", "$P lint --fix walked", 0, None, "",
          then=holds("walked/y.json", MENDED))
    write("hard.json", SLIP)
    os.link("hard.json", "hard2.json")
    check("hard links", "$P lint --fix hard.json", 2, None, has("2 hard links"),
          then=lambda: holds("hard.json", SLIP)() + holds("hard2.json", SLIP)())
    for mode in [0o600, 0o640, 0o646, 0o755, 0o4755]:
        write("own.json", SLIP)
        os.chown("own.json", 65534, 100)
        os.chmod("own.json", mode)
        os.setxattr("own.json", "user.note", b"kept")
        check(f"owner, group, mode {mode:o}, attributes", "$P lint --fix own.json", 0, None, "",
              then=lambda: kept("own.json", mode) + holds("own.json", MENDED)())
    write("other.json", SLIP)
    os.chmod("other.json", 0o666)
    os.chmod(".", 0o777)
    check("an owner that cannot be kept",
          "setpriv --reuid=65534 --regid=65534 --clear-groups $P lint --fix other.json", 2, None,
          has("the owner and the group of the file cannot be kept"), then=holds("other.json", SLIP))
    os.chmod(".", 0o755)
    write("read-only.json", SLIP)
    os.chmod("read-only.json", 0o444)
    check("a read-only file", "$P lint --fix read-only.json", 2, None, has("the file is read-only"),
          then=holds("read-only.json", SLIP))
    os.mkfifo("fifo.json")
    check("a pipe", "$P lint --fix fifo.json", 2, None, has("is a pipe or a device"), seconds=5)
    report("no draft is left", drafts() + drafts("walked") + drafts("outside"))


def kept(path, mode):
    status = os.stat(path)
    problems = []
    if (status.st_uid, status.st_gid, status.st_mode & 0o7777) != (65534, 100, mode):
        problems.append(f"it is {status.st_uid}:{status.st_gid} {status.st_mode & 0o7777:o}")
    if os.listxattr(path) != ["user.note"] or os.getxattr(path, "user.note") != b"kept":
        problems.append(f"its attributes are {os.listxattr(path)}")
    return problems


def edits_meanwhile():
    """A file that changes between reading and writing keeps the change."""
    text = '{"aps":{"alert":"%s","content_available":1}}'
    lost = kept = 0
    for number in range(less(400, 4)):
        read = text % ("x" * less(3_000_000, 300_000))
        edit = (text % f"edit {number}").encode()
        write("edited.json", read)
        process = subprocess.Popen([PROGRAM, "lint", "--fix", "--unsafe-fixes", "-q", "edited.json"],
                                   stderr=subprocess.PIPE)
        time.sleep(random.uniform(0, 0.3))
        write("edited.tmp", edit)
        os.rename("edited.tmp", "edited.json")
        _, said = process.communicate()
        kept += b"has changed since it was read" in said
        # What was mended is what was edited, or the edit came afterwards.
        if b"edit" not in content("edited.json"):
            lost += 1
    print(f"  {number + 1} edits: {lost} lost, {kept} found in time by the program")
    report("edits between reading and writing", [f"{lost} were lost"] if lost else [])


def runs_beside_each_other():
    """Many runs write one file, each as process 1 of a container of its own where that is possible."""
    apart = "unshare --pid --fork "
    if subprocess.run((apart + "true").split(), check=False, stderr=subprocess.DEVNULL).returncode:
        apart = ""
    number = less(1200, 20)
    script = (f"for i in $(seq {number}); do {apart}$P eval good.json --json -o shared & "
              "[ $((i % 20)) -ne 0 ] || wait; done; wait")
    check(f"{number} runs at once", script, 0, "", "", then=lambda: drafts())


def interruptions():
    """Killed at any moment: the old file or the whole new one, and no draft after INT and TERM."""
    number = less(1000, 5)
    write("much.ndjson", '{"aps":{"alert":"Hello","content-available":1}}\n' * less(60_000, 5_000))
    broken = '{"aps":{"alert":"a","content_available":1},"x":[%s]}'
    write("broken.json", broken % ",".join(["{}"] * less(500_000, 20_000)))
    old = content("broken.json")
    calls = {
        "-o": ["table", "--rows", "ios", "--columns", "state,launch,payload", "--json", "-o", "result"],
        "--fix": ["lint", "--fix", "--unsafe-fixes", "-q", "result"],
        "--ndjson -o": ["eval", "--ndjson", "much.ndjson", "--state", "active", "-o", "result"],
    }
    for name, words in calls.items():
        write("result", old)
        start = time.monotonic()
        subprocess.run([PROGRAM] + words, check=False, stderr=subprocess.DEVNULL)
        lasts = time.monotonic() - start
        new = content("result")
        kinds = {"old": 0, "new": 0}
        problems = [] if new != old else ["nothing is written"]
        for trial in range(number):
            write("result", old)
            sent = [signal.SIGKILL, signal.SIGINT, signal.SIGTERM][trial % 3]
            process = subprocess.Popen([PROGRAM] + words, stderr=subprocess.DEVNULL,
                                       preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
            time.sleep(random.uniform(0, lasts * 1.1))
            process.send_signal(sent)
            code = process.wait()
            kind = {old: "old", new: "new"}.get(content("result"))
            if kind is None:
                problems.append(f"neither old nor whole after {sent.name}")
            else:
                kinds[kind] += 1
            if code not in (0, 1, -sent):
                problems.append(f"exit code {code} after {sent.name}")
            left = drafts()
            if left and sent != signal.SIGKILL:
                problems.append(f"a draft after {sent.name}")
            for draft in left:
                os.remove(draft)
        print(f"  {name}: {number} kills within {lasts:.2f} s, {kinds['old']} old, {kinds['new']} new")
        report(f"kills: {name}", problems[:5])
    check("an interruption that the shell ignores",
          "trap '' INT; $P eval --ndjson much.ndjson --state active -o result & run=$!; sleep 0.01; "
          "kill -INT $run 2>/dev/null; wait $run", 0, "", "", then=lambda: drafts())


STEPS = [places_of_results, what_mending_keeps, edits_meanwhile, runs_beside_each_other, interruptions]
