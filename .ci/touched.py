"""Prints the symbols of a program in the order in which a call first touches them.

usage: touched.py PROGRAM [ARGUMENT...]
"""

import bisect
import subprocess
import sys
import tempfile

names = {}
for line in subprocess.run(
    ["nm", sys.argv[1]], stdout=subprocess.PIPE, text=True, check=True
).stdout.splitlines():
    address, _, rest = line.partition(" ")
    kind, _, name = rest.partition(" ")
    if address and kind not in "aAUvw":
        names.setdefault(int(address, 16), []).append(name)
starts = sorted(names)

with tempfile.NamedTemporaryFile("w+") as trace:
    command = ["valgrind", "--tool=lackey", "--trace-mem=yes", f"--log-file={trace.name}"]
    subprocess.run(command + sys.argv[1:], stdout=subprocess.DEVNULL, check=True)
    touched = {}
    for line in trace:
        # Instructions, loads, stores and modifications, such as "I  0040a3f0,4".
        if line[:2] in ("I ", " L", " S", " M"):
            touched.setdefault(line[3:].split(",", 1)[0])

seen = set()
for address in touched:
    place = bisect.bisect_right(starts, int(address, 16)) - 1
    if place >= 0 and place not in seen:
        seen.add(place)
        print("\n".join(names[starts[place]]))
