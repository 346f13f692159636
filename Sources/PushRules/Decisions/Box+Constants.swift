// The widths and bits of the column layout as literals: computed globals would cost four times as
// much in every comparison, and every process would count the values of all columns when it starts.
// A test compares them with the values and with `ColumnLayout`, and prints them when they differ.

/// The number of values of each column.
let columnWidths = [
  26, 9, 7, 12, 4, 5, 7, 7, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 2, 2, 2, 2, 2, 4, 2, 3, 3, 2,
  2,
  9, 3, 4, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4, 2, 2, 2, 5, 2, 2, 4, 3, 5, 3, 3, 3, 2, 2, 4, 2, 8, 4,
  4, 5,
]

// swift-format-ignore: GroupNumericLiterals
let fullBits = Box(
  0x3dffefeffbffffff,
  0x1db6db6db6dfdfdf,
  0x1bddff6dddbdb6db,
  0x7b6fb6def76db6db,
  0xfbdeff6f6ddddf7
)

// swift-format-ignore: GroupNumericLiterals
let lowestBits = Box(
  0x400202008000001,
  0x492492492404041,
  0x844012444849249,
  0x920924211249249,
  0x84201212444411
)

// swift-format-ignore: GroupNumericLiterals
let guardBits = Box(
  0x4200101004000000,
  0x2249249249202020,
  0x2422009222424924,
  0x8490492108924924,
  0x1042100909222208
)
