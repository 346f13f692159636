"""Packs WebAssembly for the page of explore with LZMA, a third smaller than gzip, which a browser would
unpack by itself; Sources/ExplorePage/scripts/unpack.mjs unpacks it. The bytes depend on the version of
liblzma."""

import lzma
import struct

FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "nice_len": 273}]


def pack(data):
    """The size in four bytes, and the packed bytes."""
    return struct.pack("<I", len(data)) + lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS)


def unpack(packed):
    """The bytes that were packed."""
    return lzma.decompress(packed[4:], lzma.FORMAT_RAW, filters=FILTERS)
