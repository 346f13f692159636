"""The job of `pushroute eval --ndjson` for one situation, on a JSON library for Python.

usage: python_route.py LIBRARY TABLE FILE
"""

import sys
import typing

TEXTS = ("title", "body", "subtitle", "loc-key", "title-loc-key", "subtitle-loc-key")


def is_text(value):
    return isinstance(value, str) and value != ""


def flag(value):
    if value is True:
        return 2
    if value is False:
        return 4
    if isinstance(value, (int, float)):
        return 1 if value == 1 else 3 if value > 1 else 4
    return 3 if value == "1" else 5


def flags(payload, aps, key):
    if key in aps:
        return flag(aps[key])
    return 6 if key in payload else 0


def alert_form(alert):
    if isinstance(alert, str):
        return 1 if alert else 0
    if isinstance(alert, dict) and any(is_text(alert.get(key)) for key in TEXTS):
        return 2
    return 0


def is_badge(badge):
    return isinstance(badge, (int, float)) and not isinstance(badge, bool) and badge >= 0


def traits(payload):
    aps = payload["aps"]
    return (
        alert_form(aps.get("alert")),
        is_text(aps.get("sound")),
        is_badge(aps.get("badge")),
        flags(payload, aps, "content-available"),
        flags(payload, aps, "mutable-content"),
        is_text(aps.get("category")),
    )


def read_table(path):
    with open(path) as rows:
        cells = (row.rstrip("\n").split("\t") for row in rows)
        return {tuple(map(int, key)): answer.encode() + b"\n" for key, answer in cells}


def orjson(lines):
    import orjson

    return map(orjson.loads, lines)


def fastsimdjson(lines):
    import fastsimdjson

    return map(fastsimdjson.loads, lines)


def msgspec(lines):
    """Reads the keys that count, and passes over all others."""
    import msgspec

    flags = dict.fromkeys(["content-available", "mutable-content"], typing.Any)
    others = dict.fromkeys(["alert", "sound", "badge", "category"], typing.Any)
    aps = typing.TypedDict("Aps", others | flags, total=False)
    payload = typing.TypedDict("Payload", {"aps": aps} | flags, total=False)
    return map(msgspec.json.Decoder(payload).decode, lines)


LIBRARIES = {library.__name__: library for library in (orjson, fastsimdjson, msgspec)}


def main():
    library, table, path = sys.argv[1:]
    answers = read_table(table)
    with open(path, "rb") as lines:
        sys.stdout.buffer.writelines(
            b'{"line":%d%b' % (number, answers[traits(payload)])
            for number, payload in enumerate(LIBRARIES[library](lines), 1)
        )


main()
