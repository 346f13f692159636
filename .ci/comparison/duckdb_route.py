"""The job of `pushroute eval --ndjson` for one situation, on DuckDB.

usage: duckdb_route.py TABLE FILE ANSWERS THREADS
"""

import pathlib
import sys

import duckdb

query = pathlib.Path(__file__).with_name("route.sql").read_text(encoding="utf-8")
for name, value in zip(("TABLE", "PAYLOADS", "ANSWERS", "THREADS"), sys.argv[1:]):
    query = query.replace(f"'{name}'", f"'{value}'").replace(f"= {name};", f"= {value};")
duckdb.sql(query)
