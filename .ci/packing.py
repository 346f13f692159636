"""Packs bytes for Sources/ExplorePage/scripts/unpack.mjs, which a browser has no function for: the size in
four bytes, and LZMA. What it makes of them depends on the version of liblzma."""

import lzma
import struct

FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "nice_len": 273}]


def pack(data):
    return struct.pack("<I", len(data)) + lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS)


def unpack(packed):
    return lzma.decompress(packed[4:], lzma.FORMAT_RAW, filters=FILTERS)
