#!/usr/bin/env python3
"""Reads Package.swift: its platforms, its modules, and those that import nothing but each other.

Such a module needs the standard library alone, so it can be compiled on Linux for platforms whose
SDK is not there.

usage: .ci/manifest.py TARGET...    prints these targets and all that they stand on, in build order
"""

import dataclasses
import functools
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(
    r"^\s*(?:@\w+ +)*(?:\w+ +)?import +(?:(?:struct|enum|func|class|var) +)?(\w+)", re.MULTILINE)


@dataclasses.dataclass(frozen=True)
class Module:
    """A target that holds library code or the program, with the flags that the manifest gives it."""

    name: str
    folder: pathlib.Path
    dependencies: tuple
    flags: tuple

    @functools.cached_property
    def files(self):
        return sorted(self.folder.rglob("*.swift"))

    @functools.cached_property
    def imports(self):
        return {name for file in self.files for name in IMPORT.findall(file.read_text())}


@functools.cache
def package():
    # A scratch folder of its own: another build may hold the usual one.
    places = ["--package-path", str(ROOT), "--scratch-path", str(ROOT / ".build/manifest")]
    command = ["swift", "package", *places, "dump-package"]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def platforms():
    """The platforms with the oldest version that is supported, such as ("ios", "16.0")."""
    return [(each["platformName"], each["version"]) for each in package()["platforms"]]


def libraries():
    """The names of the modules that other packages can import."""
    return [name for each in package()["products"] if "library" in each["type"] for name in each["targets"]]


@functools.cache
def targets():
    """All targets, by name."""
    return {each["name"]: _module(each) for each in package()["targets"]}


def modules(*types):
    """The targets of some types, `regular` or `executable`, in the order in which they are built."""
    return stack(*(each["name"] for each in package()["targets"] if each["type"] in types))


def stack(*names):
    """Some targets and all that they stand on, what stands lowest first."""
    found = set(names)
    for name in names:
        found.update(module.name for module in stack(*targets()[name].dependencies))
    return sorted((targets()[name] for name in targets() if name in found), key=_height)


def _height(module):
    return 1 + max((_height(targets()[name]) for name in module.dependencies), default=0)


def standalone():
    """The modules that need the standard library alone, and what each of the others imports."""
    alone, others = [], {}
    for module in modules("regular"):
        foreign = module.imports - {each.name for each in alone}
        if foreign or not module.files:
            others[module.name] = sorted(foreign)
        else:
            alone.append(module)
    foreign = set(libraries()) - {module.name for module in alone}
    if foreign:
        raise SystemExit(f"{foreign} must import nothing but the standard library")
    return alone, others


def language_flags():
    """The flags for all modules: the language mode and the name of the package."""
    version = package()["swiftLanguageVersions"][-1]
    return ["-parse-as-library", "-swift-version", version, "-package-name", package()["name"]]


def _module(target):
    return Module(
        name=target["name"],
        folder=ROOT / (target.get("path") or f"Sources/{target['name']}"),
        dependencies=tuple(each["byName"][0] for each in target["dependencies"]),
        flags=tuple(flag for setting in target["settings"] for flag in _flags(setting["kind"])),
    )


def _flags(kind):
    match kind:
        case {"enableUpcomingFeature": {"_0": feature}}:
            return ["-enable-upcoming-feature", feature]
        case {"enableExperimentalFeature": {"_0": feature}}:
            return ["-enable-experimental-feature", feature]
        case {"strictMemorySafety": _}:
            return ["-strict-memory-safety"]
        case _:
            raise SystemExit(f"manifest.py does not know the setting {kind}")


if __name__ == "__main__":
    print("\n".join(module.name for module in stack(*sys.argv[1:])))
