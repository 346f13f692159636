"""Packs WebAssembly for the page of explore, smaller than what a browser unpacks by itself: sorted into
strands, which Sources/ExplorePage/scripts/weave.mjs weaves together, and these with LZMA, which unpack.mjs
reads. What that makes of them depends on the version of liblzma."""

import lzma
import struct

FILTERS = [{"id": lzma.FILTER_LZMA1, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0, "nice_len": 273}]
CODE, VERBATIM = 10, 0xff
# The instructions by the strands of the numbers behind them: 1 has locals, 2 places in memory, and 0 the
# instructions with all that stays with them.
STRANDS = {
    **dict.fromkeys([0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x23, 0x24, 0x41, 0x42], [0]),
    **dict.fromkeys(range(0x20, 0x23), [1]), **dict.fromkeys(range(0x28, 0x3f), [0, 2]),
}
# Those that are copied with all that is behind them: how many numbers, or how many bytes.
NUMBERS_BEHIND = {0x11: 2, 0x3f: 1, 0x40: 1, **{0xfc00 + each: 0 for each in range(8)}, 0xfc0a: 2, 0xfc0b: 1}
BYTES_BEHIND = {0x43: 4, 0x44: 8}


def pack(module):
    """The packed bytes of a module."""
    data = sorted_into_strands(module)
    return struct.pack("<I", len(data)) + lzma.compress(data, lzma.FORMAT_RAW, filters=FILTERS)


def unpack(packed):
    """The strands of a module: two modules are the same if theirs are."""
    return lzma.decompress(packed[4:], lzma.FORMAT_RAW, filters=FILTERS)


def sorted_into_strands(module):
    start, end = code_section(module)
    count, place = number(module, start)
    strands = [bytearray(module[:place]), bytearray(), bytearray()]
    head = place
    for _ in range(count):
        length, place = number(module, place)
        sort_function(module, place, place + length, strands)
        place += length
    assert place == end
    strands[0] += module[end:]
    starts, first = [], 4 * (3 + len(strands))
    for strand in strands:
        starts.append(first)
        first += len(strand)
    return struct.pack("<6I", len(module), head, count, *starts) + b"".join(strands)


def code_section(module):
    """Where the content of the section with the functions begins and ends."""
    place = 8
    while True:
        length, start = number(module, place + 1)
        if module[place] == CODE:
            return start, start + length
        place = start + length


def sort_function(module, place, end, strands):
    groups, body = number(module, place)
    for _ in range(groups):
        body = number(module, body)[1] + 1
    strands[0] += bytes([body - place]) + module[place:body]
    place = body
    while place < end:
        instruction, first = module[place], place
        place += 1
        if instruction in STRANDS:
            strands[0].append(instruction)
            for strand in STRANDS[instruction]:
                behind = number(module, place)[1]
                strands[strand] += module[place:behind]
                place = behind
            continue
        place = behind_instruction(module, first)
        if place == first + 1:
            strands[0].append(instruction)
        else:
            for part in (module[first:place][start:start + 255] for start in range(0, place - first, 255)):
                strands[0] += bytes([VERBATIM, len(part)]) + part


def behind_instruction(module, place):
    """Where an instruction that no strand takes anything of ends."""
    instruction = module[place]
    place += 1
    if instruction in BYTES_BEHIND:
        return place + BYTES_BEHIND[instruction]
    if instruction == 0x0e:
        count, place = number(module, place)
        count += 1
    elif instruction == 0xfc:
        count = NUMBERS_BEHIND[0xfc00 + module[place]]
        place += 1
    else:
        count = NUMBERS_BEHIND.get(instruction, 0)
        assert count or instruction < 0xc5 and instruction not in (0x06, 0x1c, 0x25, 0x26), hex(instruction)
    for _ in range(count):
        place = number(module, place)[1]
    return place


def number(module, place):
    """A number of seven bits a byte, and where it ends."""
    value = shift = 0
    while True:
        byte = module[place]
        place += 1
        value |= (byte & 0x7f) << shift
        shift += 7
        if byte < 0x80:
            return value, place
