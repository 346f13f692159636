// The bits of the column layout as literals: a computed global would cost four times as much in
// every comparison. A test compares them with `ColumnLayout` and prints them when they differ.

// swift-format-ignore: GroupNumericLiterals
let fullBits = Box(
  0x3dffefeffbffffff,
  0x1db6db6db6dfdfdf,
  0x3bddff6dddbdb6db,
  0x6f6df6dbdeedb6db,
  0x3ef7bfdbdddf7
)

// swift-format-ignore: GroupNumericLiterals
let lowestBits = Box(
  0x400202008000001,
  0x492492492404041,
  0x844012444849249,
  0x2124124842249249,
  0x210804844411
)

// swift-format-ignore: GroupNumericLiterals
let guardBits = Box(
  0x4200101004000000,
  0x2249249249202020,
  0x4422009222424924,
  0x9092092421124924,
  0x4108402422208
)
