"""Names and words that want to hurt: each is a file, an argument or a value, and comes out harmless."""

import json
import os
import random
import re
import subprocess

from trial import PROGRAM, check, harmful, has, less, report, shorten, write

GOOD = '{"aps":{"alert":"Hello"}}'
SLIP = '{"aps":{"alert":"Hello",}}'
NOBODY = "setpriv --reuid=65534 --regid=65534 --clear-groups "


def everything_is_read():
    """Nothing is passed over in silence: a folder with something unreadable in it ends with 2."""
    os.mkdir("names")
    write(b"names/\xff.json", SLIP)
    check("a name that is no UTF-8 is walked to", "$P lint names", 1, has(r"names/\xff.json:1:"), "")
    check("a name that is no UTF-8 is an operand", r"$P lint $'names/\xff.json'", 1,
          has(r"names/\xff.json:1:"), "")
    check("a name that is no UTF-8 in JSON", "$P lint names --json", 1,
          has(r'"source": "names/\\xff.json"', '"sourceBytes": "6e616d65732fff2e6a736f6e"'), "")
    check("a name that is no UTF-8 in SARIF", "$P lint names -f sarif", 1, has("names/%FF.json"), "")
    check("a name that is no UTF-8 as the output", r"$P eval good.json -o $'\xfe.txt'", 0, "", "",
          then=lambda: [] if os.path.exists(b"\xfe.txt") else ["there is no such file"])
    os.mkdir("entered")
    os.mkdir("entered/no")
    write("entered/no/x.json", SLIP)
    os.chmod("entered/no", 0o744)
    for call in ["$P lint", "$P test"]:
        check(f"a folder that can be listed, not entered: {call}", f"{NOBODY}{call} entered", 2, None,
              has("entered/no/x.json: error: permission denied"))
    here = os.getcwd()
    for number in range(25):
        os.mkdir("d" * 200)
        os.chdir("d" * 200)
    write("x.json", SLIP)
    os.chdir(here)
    check("a path beyond what the system takes", f"$P lint {'d' * 200}", 2, None,
          has("error: the name is too long"))
    os.mkdir("dangling")
    os.symlink("nowhere", "dangling/x.json")
    check("a link to nothing", "$P lint dangling", 0, None,
          has("dangling/x.json: note: the link leads nowhere"))
    os.rename("dangling/x.json", "dangling/x.txt")
    check("a link to nothing that nobody asks for", "$P lint dangling", 0, None,
          has("dangling: warning: no .json or .apns file"))
    os.mkdir("equal")
    for name, text in [("\u00c5", GOOD), ("\u212b", SLIP), ("A\u030a", GOOD)]:
        write(f"equal/{name}.json", text)
    check("names that are canonically equal", "$P lint equal", 1, has("3 files: 1 error"), "")
    check("operands that are canonically equal", "$P lint equal/\u00c5.json equal/\u212b.json", 1,
          has("2 files: 1 error"), "")
    check("values that are canonically equal",
          "$P table --rows payload=equal/\u00c5.json,equal/A\u030a.json --json", 0,
          has("A\u030a"), None)
    for word in ["simulate", "test"]:
        text = {"simulate": '{"ios":"17","state":"active","events":[{"push":"good.json\\u0000"}]}',
                "test": '{"cases":[{"name":"a","payload":"good.json\\u0000","situation":'
                        '{"state":"active"},"expect":{}}]}'}[word]
        write("zero.json", text)
        check(f"a zero byte in a path: {word}", f"$P {word} zero.json", 2, None,
              has("the path contains a zero byte"))


def failures_in_reports():
    """A file that cannot be read or written stands in every report, with the exit code 2."""
    write("slip.json", SLIP)
    os.chmod("slip.json", 0o444)
    for call, code in [("$P lint missing.json", "unreadable"), ("$P lint --fix slip.json", "unwritable")]:
        for form, words in [("text", f"[{code}]"), ("json", f'"code": "{code}"'), ("junit", "<error "),
                            ("sarif", f'"ruleId": "{code}"'), ("github", f"title={code}::")]:
            check(f"in every report: {call} -f {form}", f"{call} -f {form}", 2, has(words), has("error:"))
    check("the findings stay", "$P lint --fix slip.json", 2, has("[json-syntax]"), None)
    for form, words in [("text", "missing.json: error: no such file"),
                        ("json", '"code": "unreadable"'), ("junit", "<error ")]:
        check(f"in every report: test -f {form}", f"$P test missing.json -f {form}", 2, has(words), None)
    os.remove("slip.json")


MARKS = ["\u0301", "\u20dd", "\u0488", "\u200d", "\u200b", "\u202e", "\u2066", "\ufe0f", "\u034f"]
SIGNS = ["`", "|", "<img src=x>", ",", '"', "=1+1", "+1", "-1", "@x", "\uff1d1", "%", ":", "'", "&", "#;",
         "\\", "\x1b[31m", "\r", "\n", "\t", "\x7f", "\x9b", "]", "*"]


def hostile_names():
    """Files with such names, in every format: nothing is split, nothing is live, nothing is raw."""
    os.mkdir("hostile")
    names = [sign + mark + "x" for sign in SIGNS for mark in MARKS] + [
        mark + sign for sign in SIGNS for mark in MARKS] + SIGNS
    chance = random.Random(5)
    names += [os.fsdecode(bytes(chance.choices([*range(1, 47), *range(48, 256)], k=5))) for _ in range(200)]
    names = names[::less(1, 35)]
    for index, name in enumerate(names):
        path = f"hostile/{index}"
        os.makedirs(path)
        write(f"{path}/{name}.json", GOOD)
        for form in ["text", "json", "markdown"]:
            printed = run(path, ["eval", f"{name}.json" if name[0] != "-" else f"./{name}.json",
                                 "--state", "active", "-f", form])
            judge(f"a name in {form}: {name!r}", form, printed)
        script = json.dumps({"state": "active", "events": [{"push": f"{name}.json"}]})
        for form in ["text", "json", "markdown", "svg"]:
            write(f"{path}/script", script)
            judge(f"a name in a script, {form}: {name!r}", form, run(path, ["simulate", "script", "-f", form]))
        for form in ["text", "json", "junit", "sarif", "github"]:
            write(f"{path}/{name}.json", SLIP)
            judge(f"a name in {form}: {name!r}", form, run(path, ["lint", ".", "-f", form]))


def run(folder, words):
    return subprocess.run([PROGRAM] + words, cwd=folder, stdin=subprocess.DEVNULL, timeout=60,
                          capture_output=True, check=False)


def judge(name, form, done):
    problems = []
    for stream in (done.stdout, done.stderr):
        if harmful(stream):
            problems.append(f"something harmful in {shorten(stream)}")
    text = done.stdout.decode()
    if form == "markdown" and "<img" in without_code(text):
        problems.append(f"live HTML in {text}")
    if form in ("json", "sarif") and text:
        json.loads(text)
    report(name, problems)


def without_code(text):
    """Markdown without its spans of code, as CommonMark finds them: by runs of backticks."""
    parts = re.split("(`+)", text)
    rest, place = "", 0
    while place < len(parts):
        part = parts[place]
        if part.startswith("`") and part in parts[place + 1:]:
            place = parts.index(part, place + 1)
        elif not part.startswith("`"):
            rest += part
        place += 1
    return rest


def hostile_words():
    """Such words as arguments: whatever is wrong with them, the message is harmless and on one line."""
    calls = [["WORD"], ["eval", "WORD"], ["eval", "good.json", "--WORD"], ["eval", "good.json", "-WORD"],
             ["eval", "good.json", "--state", "WORD"], ["eval", "good.json", "-o", "WORD/x", "-o", "y"],
             ["eval", "--ndjson", "good.json", "WORD", "--state", "active"], ["diff", "scenes", "WORD"],
             ["diff", "--set", "WORD=WORD", "WORD"], ["table", "--rows", "WORD"],
             ["table", "good.json", "WORD", "--payload", "WORD"], ["rules", "WORD"], ["help", "WORD"],
             ["simulate", "WORD"], ["simulate", "home", "push:WORD"], ["test", "cases.json", "--run", "WORD"],
             ["lint", "good.json", "--select", "WORD"], ["lint", "good.json", "--topic", "WORD"],
             ["eval", "good.json", "--headers", "WORD"], ["simulate", "scenario.json", "--check", "WORD"]]
    words = [sign + mark for sign in SIGNS for mark in ["", "\u0301", "\u202e", "\udcff"]]
    for call in calls:
        for word in words[::less(1, 25)]:
            done = run(".", [part.replace("WORD", word) for part in call])
            problems = [f"harmful: {shorten(stream)}" for stream in (done.stdout, done.stderr)
                        if harmful(stream)]
            if done.returncode not in (0, 1, 2):
                problems.append(f"exit code {done.returncode}")
            report(f"a word {word!r} in {' '.join(call)}", problems)
    for name in os.listdir("."):
        if harmful(os.fsencode(name)) or name in ("y",):
            os.remove(name)


def little_room():
    """A small stack is enough, and too little memory is reported."""
    for size in [64, 100, 1000]:
        for call in ["$P eval good.json", "$P lint good.json", "$P simulate scenario.json -q"]:
            check(f"a stack of {size} KiB: {call}", f"ulimit -s {size}; {call}", 0, None, None)
    nested = '{"aps":{"alert":"a"},"x":' + "[" * 500 + "]" * 500 + "}"
    write("nested.json", nested)
    check("a small stack and deep texts", "ulimit -s 64; $P lint nested.json", 0, None, "")
    write("wide.json", '{"aps":{"alert":"a"},"x":[' + ",".join(["[1]"] * 1_500_000) + "]}")
    check("memory runs out", "ulimit -v 150000; $P lint wide.json", 2, "",
          has("pushroute: cannot go on: out of memory"))
    os.remove("wide.json")


def many_files():
    """Thousands of payloads at once, in memory that hardly grows."""
    number = less(10_000, 100)
    os.mkdir("many")
    for index in range(number):
        write(f"many/{index}.json", '{"aps":{"alert":"%d","content-available":1}}' % index)
    for call in ["$P eval many/*.json --json", "$P eval many/*.json", "$P eval many/*.json --json -o out",
                 "$P lint many --json", "$P lint many"]:
        check(f"{number} files: {call}", f"{call} | tail -c 20", 0, None, None, peak=60)


STEPS = [everything_is_read, failures_in_reports, hostile_names, hostile_words, little_room, many_files]
