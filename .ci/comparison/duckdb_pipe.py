"""Routes payloads in DuckDB: each piece of a column goes through a process of the command.

usage: duckdb_pipe.py PUSHROUTE STATE INPUT OUTPUT
"""

import subprocess
import sys

import duckdb
import pyarrow

pushroute, state, source, target = sys.argv[1:]
command = [pushroute, "eval", "--ndjson", "-", "--state", state]


def route(lines):
    text = "\n".join(lines.to_pylist()) + "\n"
    answers = subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout
    return pyarrow.array(answers.splitlines())


database = duckdb.connect()
database.create_function("route", route, ["VARCHAR"], "VARCHAR", type="arrow")
plain = "header = false, quote = '', escape = '', delim = '\\x01'"
database.sql(f"""
    COPY (SELECT route(line) FROM read_csv('{source}', columns = {{'line': 'VARCHAR'}}, {plain}))
    TO '{target}' (FORMAT csv, HEADER false, DELIMITER '\\x01', QUOTE '', ESCAPE '')
""")
