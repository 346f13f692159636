"""How the cost of scripts and of case files grows: every event that the program knows, alone and in
pairs, and every file of cases of the project. Nothing here names an event: the program lists them."""

import glob
import json
import os
import re
import shutil
import subprocess

from trial import PROGRAM, QUICK, measure, report, write

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
ROUNDS = 50 if QUICK else 200
# What 4n may cost of what n costs: 4 if it grows as n, 16 if it grows as n squared.
MOST = 7


def events():
    """The events of the help, and of those with a value one with a value."""
    text = subprocess.run([PROGRAM, "help", "events"], capture_output=True, check=True).stdout.decode()
    words = [word for line in text.splitlines()[1:] for word in re.split(r"[,\s]+", line[17:]) if word]
    if len(words) < 20:
        raise SystemExit(f"the help names only {words}")
    values = {"push:FILE": {"push": {"aps": {"alert": "a", "content-available": 1}}},
              "after:SECONDS": {"after": 1}}
    return [values.get(word, word) for word in words]


def script(system, parts):
    return json.dumps({"ios": system, "state": "active", "events": [e for part in parts for e in part]})


def possible(system, kinds):
    """Which of some lists of parts can be played: one call reads them as scenarios that expect nothing."""
    os.makedirs("tried")
    for number, parts in enumerate(kinds):
        write(f"tried/{number}.json", script(system, parts)[:-1] + ', "expect": []}')
    done = subprocess.run([PROGRAM, "test", "tried", "--no-git", "--no-config", "-f", "json"], check=False,
                          stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    shutil.rmtree("tried")
    files = json.loads(done.stdout)["files"]
    if len(files) != len(kinds):
        raise SystemExit(f"{len(files)} of {len(kinds)} scripts were read")
    played = {file["source"] for file in files if file["cases"] and not file["error"]}
    return [f"tried/{number}.json" in played for number in range(len(kinds))]


def growing(name, texts, call, minimum):
    """Measures texts of n and 4n, and judges what they take beyond a minimum; None if refused."""
    results = []
    for factor, text in zip((1, 4), texts):
        write(f"growing{factor}.json", text)
        results.append(measure(call + [f"growing{factor}.json"]))
        if results[-1][0] == 2:
            return None
    problems = [f"exit code {result[0]}" for result in results if result[0] not in (0, 1)]
    for what, index, least in [("seconds", 1, 0.02), ("MB", 2, 4), ("bytes", 3, 4096)]:
        base, first, last = minimum[index], results[0][index], results[1][index]
        attempts = 0
        while last - base > MOST * max(first - base, least) and index == 1 and attempts < 5:
            first = max(first, measure(call + ["growing1.json"])[1])
            last = min(last, measure(call + ["growing4.json"])[1])
            attempts += 1
        if last - base > MOST * max(first - base, least):
            problems.append(f"{first:.4g} {what} became {last:.4g}, beyond {base:.4g}")
    report(f"growth: {name}", problems)
    return results[1]


def growth_of_events():
    """Each event alone, and in pairs: taking turns, and one many times behind the other."""
    known = events()
    write("growing.json", script("17", []))
    minimum = measure(["simulate", "growing.json"])
    peak, longest, largest, measured, refused, limited = 0, 0, 0, 0, 0, 0
    for system in ["17"] if QUICK else ["17", "5", "3"]:
        kinds = [(f"{one}", lambda n, one=one: [[one] * n]) for one in known]
        twice = possible(system, [[[one, one]] for one in known])
        often = [one for one, happens in zip(known, twice) if happens]
        for one in known:
            for other in known:
                if one == other:
                    continue
                kinds.append((f"{one}, {other} in turns",
                              lambda n, one=one, other=other: [[one, other] * n]))
                # What cannot happen twice in a row cannot happen many times before something else.
                if one in often:
                    kinds.append((f"{one} and then {other}",
                                  lambda n, one=one, other=other: [[one] * n, [other] * n]))
        for (name, parts), happens in zip(kinds, possible(system, [parts(2) for _, parts in kinds])):
            if not happens:
                refused += 1
                continue
            texts = [script(system, parts(ROUNDS * factor)) for factor in (1, 4)]
            result = growing(f"iOS {system}: {name}", texts, ["simulate"], minimum)
            if result is None:
                limited += 1
                continue
            measured += 1
            longest, peak, largest = (max(longest, result[1]), max(peak, result[2]),
                                      max(largest, result[3]))
    print(f"  {len(known)} events: {measured} scripts of {ROUNDS} to {ROUNDS * 4} rounds measured, "
          f"{refused} cannot happen, {limited} meet a limit; at most {longest:.2f} s, {peak:.0f} MB, {largest} bytes printed")
    report("enough scripts can be played", [] if measured > len(known) else [f"only {measured}"])


def growth_of_cases():
    """Each file of cases of the project, its cases many times over with names of their own."""
    files = sorted(glob.glob(f"{ROOT}/Payloads/cases/**/*.json", recursive=True))
    write("growing.json", '{"cases":[]}')
    minimum = measure(["test", "growing.json"])
    measured = 0
    for path in files[::4] if QUICK else files:
        with open(path, encoding="utf-8") as file:
            cases = json.load(file).get("cases")
        if not cases:
            continue
        for case in cases:
            if isinstance(case["payload"], str):
                case["payload"] = os.path.normpath(os.path.join(os.path.dirname(path), case["payload"]))
        for failing in [False, True]:
            def text(times):
                many = [dict(case, name=f"{case['name']} {number}") for number in range(times)
                        for case in cases]
                if failing:
                    many = [dict(case, expect={"arrival": ["will-present", "did-receive"]})
                            for case in many]
                return json.dumps({"cases": many})
            times = max(1, ROUNDS * 2 // len(cases))
            name = f"cases of {os.path.relpath(path, ROOT)}{', all of which fail' if failing else ''}"
            if growing(name, [text(times * factor) for factor in (1, 4)], ["test"], minimum):
                measured += 1
    print(f"  {measured} kinds of case files measured")
    report("enough case files can be run", [] if measured >= 8 else [f"only {measured}"])


STEPS = [growth_of_events, growth_of_cases]
