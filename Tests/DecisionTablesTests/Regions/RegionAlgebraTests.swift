import DecisionTables
import PushTestSupport
import Testing

/// The laws of the algebra, on random regions.
struct RegionAlgebraTests {
  /// Columns of every width of slot.
  private static let schema = Schema(inputs: [40, 26, 12, 5, 3, 1], answers: [4])
  private static let columns = schema.columns

  /// Regions over a few columns, each with some values of each column.
  private func regions(_ count: Int, seed: UInt64) -> [Region] {
    var random = SeededRandom(seed: seed)
    return (0..<count).map { _ in
      Self.columns.reduce(into: Self.schema.any) { region, column in
        let bits = UInt64.random(in: 1...column.allValues, using: &random)
        region[column] = Bool.random(using: &random) ? bits : column.allValues
      }
    }
  }

  private func volume(_ region: Region) -> UInt64 {
    region.isEmpty ? 0 : region.volume(over: Self.columns)
  }

  private func pairs(seed: UInt64) -> [(Region, Region)] {
    Array(zip(regions(500, seed: seed), regions(500, seed: seed + 1)))
  }

  @Test func `what is met and what is left add up to the whole`() {
    for (one, other) in pairs(seed: 21) {
      let pieces = one.subtracting(other)
      let left = pieces.reduce(0) { $0 + volume($1) }
      #expect(volume(one & other) + left == volume(one), "\(one) without \(other)")
    }
  }

  @Test func `the pieces of a difference are disjoint, inside and outside`() {
    for (one, other) in pairs(seed: 23) {
      let pieces = one.subtracting(other)
      for (index, piece) in pieces.enumerated() {
        #expect(!piece.isEmpty)
        #expect(one.contains(piece) && !piece.intersects(other), "\(piece)")
        #expect(!pieces[..<index].contains { $0.intersects(piece) }, "\(piece)")
      }
    }
  }

  @Test func `intersecting is commutative, and the largest region inside both`() {
    for (one, other) in pairs(seed: 25) {
      let met = one & other
      #expect(met == other & one)
      #expect(one.intersects(other) == !met.isEmpty)
      #expect(one.contains(met) && other.contains(met))
      #expect(one.contains(other) == (met == other))
    }
  }

  @Test func `the union is the smallest region around both`() {
    for (one, other) in pairs(seed: 27) {
      let around = one | other
      #expect(around.contains(one) && around.contains(other))
      for column in Self.columns {
        #expect(around[column] == one[column] | other[column], "\(column)")
      }
    }
  }

  @Test func `nothing is left of a region without itself or without everything`() {
    for region in regions(100, seed: 29) {
      #expect(region.subtracting(region).isEmpty)
      #expect(region.subtracting(Self.schema.any).isEmpty)
      #expect(region.subtracting([]) == [region])
      #expect(Self.schema.any.subtracting(region).allSatisfy { !$0.intersects(region) })
    }
  }

  @Test func `disjoint regions cover what the overlapping ones cover`() {
    let parts = regions(12, seed: 31)
    let pieces = parts.disjoint
    let gap = Self.schema.any.subtracting(parts).reduce(0) { $0 + volume($1) }
    #expect(pieces.reduce(0) { $0 + volume($1) } + gap == volume(Self.schema.any))
    for (index, piece) in pieces.enumerated() {
      #expect(!pieces[..<index].contains { $0.intersects(piece) })
      #expect(parts.contains { $0.contains(piece) })
    }
  }

  @Test func `absorbing drops exactly the regions inside others`() {
    let parts = regions(60, seed: 33)
    let kept = parts.absorbed
    #expect(kept.count < parts.count)
    for part in parts { #expect(kept.contains { $0.contains(part) }) }
    for region in kept { #expect(kept.count { $0.contains(region) } == 1) }
  }

  @Test func `a witness is one situation of its region`() {
    for region in regions(100, seed: 35) {
      #expect(region.contains(region.witness))
      #expect(Self.columns.allSatisfy { region.witness[$0].nonzeroBitCount == 1 })
    }
  }

  @Test func `the columns of a region are those in which it refuses a value`() {
    #expect(Self.schema.columns(in: Self.schema.any).isEmpty)
    for region in regions(100, seed: 37) {
      let refusing = Self.columns.filter { region[$0] != $0.allValues }
      #expect(Self.schema.columns(in: region) == refusing)
      let rebuilt = refusing.reduce(Self.schema.any) { $0 & Self.schema.only($1, of: region) }
      #expect(rebuilt == region)
    }
  }

  @Test func `a column without a value makes a region empty, and only that`() {
    for column in Self.columns {
      var region = Self.schema.any
      region[column] = 0
      #expect(region.isEmpty)
      #expect(Self.schema.columns(of: region.emptySlots) == [column])
    }
    #expect(!Self.schema.any.isEmpty)
  }

  @Test func `a volume is the product of the numbers of values`() {
    #expect(Self.schema.any.volume(over: Self.columns) == 748_800)
    #expect(Self.schema.any.volume(over: []) == 1)
  }

  @Test func `a volume that a UInt64 cannot hold names the column that is too much`() {
    let columns = [Int](repeating: 15, count: 4) + [Int](repeating: 7, count: 24)
    let schema = Schema(inputs: columns)
    #expect(schema.any.volume(over: schema.columns) == .max)
    #expect(schema.any.firstOverflow(over: schema.columns) == schema.columns[21])
    #expect(schema.any.firstOverflow(over: Array(schema.columns.prefix(21))) == nil)
  }

  @Test func `the places of bits, the bits and the lowest bit agree`() {
    let bits: UInt64 = 1 << 63 | 0b1010
    #expect(bits.places == [1, 3, 63])
    #expect(bits.bits == [0b10, 0b1000, 1 << 63])
    #expect(bits.lowestBit == 0b10)
    #expect((0 as UInt64).places.isEmpty && (0 as UInt64).lowestBit == 0)
  }
}
