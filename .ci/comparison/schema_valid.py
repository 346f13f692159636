"""Counts the payloads of a file, one a line, that a schema refuses.

usage: schema_valid.py SCHEMA FILE
"""

import json
import sys

import jsonschema_rs

with open(sys.argv[1], encoding="utf-8") as file:
    validator = jsonschema_rs.Draft202012Validator(json.load(file))
with open(sys.argv[2], "rb") as lines:
    print(sum(not validator.is_valid(json.loads(line)) for line in lines), "refused")
