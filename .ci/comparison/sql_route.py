"""The job of `pushroute eval --ndjson` for one situation, on a database that runs within Python.

usage: sql_route.py duckdb|chdb TABLE FILE ANSWERS THREADS
"""

import importlib
import pathlib
import sys

database, *values = sys.argv[1:]
query = pathlib.Path(__file__).with_name(f"route_{database}.sql").read_text(encoding="utf-8")
for name, value in zip(("TABLE", "PAYLOADS", "ANSWERS", "THREADS"), values):
    query = query.replace(f"'{name}'", f"'{value}'").replace(f"= {name};", f"= {value};")
importlib.import_module(database).query(query)
