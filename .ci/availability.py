"""Reads, from texts in Swift, on which Apple platforms they mean the same.

Availability and conditions are all by which a text tells platforms apart. A platform needs no check of its
own if whatever is too new for it is too new for another, and no condition tells the two apart.
"""

import re

NAMES = {"ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS", "visionos": "visionOS"}
# Where a list names no version of visionOS, an SDK derives it from that of iOS, and not to be older.
DERIVED = {"visionos": "ios"}
AVAILABILITY = re.compile(r"\b(?:un)?available *\(([^)]*)\)")
VERSIONS = re.compile(r"(?:(?:macOS|iOS|watchOS|tvOS|visionOS) [\d.]+, )+\*")
CONDITION = re.compile(r"^\s*#(?:if|elseif) (.*)$", re.MULTILINE)
# The checks are for an arm64 device everywhere, and with the same modules to import.
TELLS_APART = re.compile(r"\bos\(")


def too_new(versions, platform, oldest):
    """Whether a list of availability makes something too new for a platform at some version."""
    known = dict(part.split(" ") for part in versions.split(", ")[:-1])
    name = platform if NAMES[platform] in known else DERIVED.get(platform, platform)
    version = known.get(NAMES[name])
    return version is not None and number(version) > number(oldest[name])


def number(version):
    return [int(part) for part in (version + ".0.0").split(".")[:3]]


def holds(condition, platform, other):
    """Whether a condition holds on an arm64 of a platform; all that does not name one has the value `other`."""
    def value(found):
        name, argument = found.groups()
        return str({"os": argument == NAMES[platform], "arch": argument == "arm64"}.get(name, other))
    words = re.sub(r"\$?(\w+)(?:\(([^()]*)\))?", value, condition)
    words = words.replace("!", " not ").replace("&&", " and ").replace("||", " or ")
    if re.sub(r"True|False|not|and|or|[\s()]", "", words):
        return None
    return eval(words)


class Differences:
    """What of some texts can mean something else on another platform."""

    def __init__(self, texts, oldest):
        self.oldest = oldest  # the versions to be checked, by platform
        lists = {found for text in texts for found in AVAILABILITY.findall(text)}
        lists = {each for each in lists if any(name in each for name in NAMES.values())}
        self.versions = {each for each in lists if VERSIONS.fullmatch(each)}
        conditions = {found for text in texts for found in CONDITION.findall(text)}
        self.conditions = {each for each in conditions if TELLS_APART.search(each)}
        # What this does not understand: then each platform has to be checked.
        self.unknown = lists - self.versions | {
            each for each in self.conditions if holds(each, "ios", True) is None}

    def covers(self, platform, other):
        """Whether the check of a platform refuses whatever that of the other would refuse."""
        return not self.unknown and all(
            too_new(each, platform, self.oldest) or not too_new(each, other, self.oldest)
            for each in self.versions
        ) and all(
            holds(each, platform, rest) == holds(each, other, rest)
            for each in self.conditions for rest in (True, False)
        )
