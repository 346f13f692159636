"""Runs programs in turn, and prints the median milliseconds from start to end of each.

usage: start_up.py ROUNDS CALL...
"""

import os
import statistics
import sys
import time


def milliseconds(words, actions):
    start = time.perf_counter()
    process = os.posix_spawn(words[0], words, os.environ, file_actions=actions)
    _, status = os.waitpid(process, 0)
    if status != 0:
        sys.exit(f"{words} ended with {os.waitstatus_to_exitcode(status)}")
    return (time.perf_counter() - start) * 1000


nothing = [(os.POSIX_SPAWN_OPEN, 1, "/dev/null", os.O_WRONLY, 0)]
calls = sys.argv[2:]
times = {call: [] for call in calls}
for _ in range(int(sys.argv[1])):
    for call in calls:
        times[call].append(milliseconds(call.split(), nothing))
for call in calls:
    print(f"{call}\t{statistics.median(times[call]):.3f}")
