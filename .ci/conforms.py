"""Fails when a JSON document does not conform to a JSON Schema of draft 4.

Usage: python3 .ci/conforms.py SCHEMA DOCUMENT…, with jsonschema and the validators of RFC 3339 and
RFC 3986 installed.
"""
import json
import sys

from jsonschema import Draft4Validator, FormatChecker


def read(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main(schema_path, *paths):
    schema = read(schema_path)
    Draft4Validator.check_schema(schema)
    formats = FormatChecker()
    missing = {"uri", "uri-reference", "date-time"} - set(formats.checkers)
    if missing:
        sys.exit("formats that would not be checked: " + ", ".join(sorted(missing)))
    validator = Draft4Validator(schema, format_checker=formats)
    bad = 0
    for path in paths:
        errors = sorted(validator.iter_errors(read(path)), key=lambda error: list(error.path))
        for error in errors:
            print(f"{path}: {error.json_path}: {error.message[:200]}")
        print(f"{path}: {'does not conform' if errors else 'conforms'}")
        bad += bool(errors)
    sys.exit(1 if bad or not paths else 0)


main(*sys.argv[1:])
