#!/usr/bin/env python3
"""Counts the public declarations of the libraries in the debug build, and fails when one has too many.

usage: .ci/surface.py [-v]     -v lists them

Enum cases and members that the compiler synthesizes are not counted.
"""

import functools
import json
import subprocess
import sys

from tools import ROOT

MOST = {"PushRules": 175, "PushPayload": 68, "AppLifecycle": 85, "Evidence": 20}


@functools.cache
def target():
    info = subprocess.run(["swiftc", "-print-target-info"], check=True, stdout=subprocess.PIPE).stdout
    return json.loads(info)["target"]["triple"]


def graph(module):
    """The folder with what the compiler knows of the public declarations of a module."""
    folder = ROOT / f".build/graph/{module}"
    folder.mkdir(parents=True, exist_ok=True)
    subprocess.run(["swift-symbolgraph-extract", "-module-name", module, "-I", ROOT / ".build/debug/Modules",
                    "-target", target(), "-minimum-access-level", "public", "-output-dir", folder], check=True)
    return folder


def declarations(module):
    symbols = json.loads((graph(module) / f"{module}.symbols.json").read_text())
    synthesized = {each["source"] for each in symbols["relationships"] if "sourceOrigin" in each}
    for symbol in symbols["symbols"]:
        name = symbol["identifier"]["precise"]
        is_made = name in synthesized or "::SYNTHESIZED::" in name or "location" not in symbol
        if not is_made and symbol["kind"]["identifier"] != "swift.enum.case":
            yield ".".join(symbol["pathComponents"])


def main(*flags):
    failed = False
    for module, most in MOST.items():
        found = sorted(declarations(module))
        print(f"{module}: {len(found)} public declarations, at most {most}", *(found if flags else []), sep="\n  ")
        failed = failed or len(found) > most
    return failed


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
