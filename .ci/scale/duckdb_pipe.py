"""Routes payloads in DuckDB: each piece of a column goes through a process of the command.

usage: duckdb_pipe.py PUSHROUTE STATE INPUT OUTPUT
"""

import json
import subprocess
import sys

import duckdb
import pyarrow

pushroute, state, source, target = sys.argv[1:]
command = [pushroute, "eval", "--ndjson", "-", "--state", state, "--exit-zero", "--key", "id"]


def route(lines):
    # A row is a line, and a blank one has no answer.
    text = "".join((line or "").replace("\n", " ") + "\n" for line in lines.to_pylist())
    output = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
    answers = {json.loads(answer)["line"]: answer for answer in output.split("\n") if answer}
    return pyarrow.array([answers.get(number + 1) for number in range(len(lines))], pyarrow.string())


database = duckdb.connect()
database.create_function("route", route, ["VARCHAR"], "VARCHAR", type="arrow")
plain = "header = false, quote = '', escape = '', delim = '\\x01'"
database.sql(f"""
    COPY (SELECT route(line) FROM read_csv('{source}', columns = {{'line': 'VARCHAR'}}, {plain}))
    TO '{target}' (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')
""")
