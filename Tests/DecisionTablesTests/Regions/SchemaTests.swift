import Testing

@testable import DecisionTables

/// The places of columns in a region.
struct SchemaTests {
  /// Columns of every width, and as many of each as there is room for.
  static let full = [
    [63], [31, 31], [15, 15, 15, 15],
    [Int](repeating: 7, count: 24), [Int](repeating: 3, count: 64),
  ]
  .flatMap { $0 }

  @Test(arguments: [
    (count: 1, width: 4), (count: 3, width: 4), (count: 4, width: 8), (count: 7, width: 8),
    (count: 8, width: 16), (count: 15, width: 16), (count: 16, width: 32), (count: 31, width: 32),
    (count: 32, width: 64), (count: 63, width: 64),
  ])
  func `a column takes the narrowest slot with room for its values and a guard bit`(
    count: Int,
    width: Int
  ) {
    let column = Schema(inputs: [count]).columns[0]
    #expect(column.width == count)
    #expect(Slot.width(inWord: column.word) == width)
    #expect(column.allValues.nonzeroBitCount == count)
  }

  @Test func `no two columns share a bit, and none takes a guard bit`() {
    for counts in [Self.full, Self.full.reversed(), [2, 2, 63, 5, 16, 9, 3]] {
      var seen = (0..<Slot.wordCount).map { Slot.guards($0) }
      for column in Schema(inputs: counts).columns {
        #expect(seen[column.word] & column.bits == 0)
        seen[column.word] |= column.bits
      }
    }
  }

  @Test func `each value of each column of a full schema can be asked for and taken away`() {
    let schema = Schema(inputs: Self.full)
    for column in schema.columns {
      for bit in column.allValues.bits {
        let single = schema.any.keeping(bit, of: column)
        #expect(single[column] == bit && !single.isEmpty)
        #expect(single.keeping(~bit & column.allValues, of: column).isEmpty)
        #expect(schema.any.subtracting(single).count == (column.width == 1 ? 0 : 1))
      }
      #expect(schema.columns(of: schema.any.keeping(0, of: column).emptySlots) == [column])
    }
  }

  @Test func `a slot without a column never counts as one that accepts nothing`() {
    for counts in [[1], [2], [63], [16], [8], [4], [3, 63], []] {
      let schema = Schema(inputs: counts)
      #expect(!schema.any.isEmpty)
      #expect(!schema.any.witness.isEmpty)
      for column in schema.columns {
        #expect(schema.any.keeping(0, of: column).isEmpty)
        #expect(!schema.any.keeping(1, of: column).isEmpty)
      }
    }
  }

  @Test func `a column with more values takes a wider slot when the narrow ones are full`() {
    let schema = Schema(inputs: [Int](repeating: 2, count: 65))
    #expect(Slot.width(inWord: schema.columns[63].word) == 4)
    #expect(Slot.width(inWord: schema.columns[64].word) == 8)
  }

  @Test func `a column with more than 63 values is refused`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Schema(inputs: [3, 64])
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("a region has no room for column 1: give Region another word"))
  }

  @Test func `one column more than there is room for is refused`() async throws {
    let result = try await #require(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      _ = Schema(inputs: SchemaTests.full + [1])
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("a region has no room for column 95: give Region another word"))
  }

  @Test func `a region in words names the columns in which it refuses a value`() {
    let weather = Outing.entry("weather", "rain")
    #expect(Outing.schema.words(for: Outing.schema.any) == "always")
    #expect(Outing.schema.words(for: Outing.region(weather)) == "weather rain")
    #expect(Outing.schema.words(for: Outing.region(!weather)) == "weather not rain")
    #expect(
      Outing.schema.words(for: Outing.region(Outing.entry("weather", "sun", "rain")))
        == "weather sun or rain"
    )
    #expect(
      Outing.schema.words(for: Outing.region(weather, Outing.entry("leave", "open")))
        == "weather rain, leave open"
    )
  }

  @Test func `entries of one column meet, exclude one another, and hold in regions`() {
    let dry = Outing.entry("weather", "sun", "clouds")
    let grey = Outing.entry("weather", "clouds", "rain")
    #expect(dry & grey == Outing.entry("weather", "clouds"))
    #expect(!dry == Outing.entry("weather", "rain", "storm"))
    #expect(dry.contains(Outing.situation("sun")))
    #expect(!dry.contains(Outing.situation("rain")))
  }
}
