internal import PushPayload

/// Ranges of a text, to find the outermost one around an offset.
struct Intervals<Value: Sendable>: Sendable {
  private let ranges: [(range: Range<Int>, value: Value)]
  /// For each index, the range up to there that reaches furthest.
  private let furthest: [Int]

  init(_ ranges: [(range: Range<Int>, value: Value)]) {
    let sorted = ranges.sorted { $0.range.lowerBound < $1.range.lowerBound }
    var best = 0
    furthest = sorted.indices.map { place in
      if sorted[place].range.upperBound > sorted[best].range.upperBound { best = place }
      return best
    }
    self.ranges = sorted
  }

  func value(at offset: Int) -> Value? {
    let end = ranges.partitionPoint { $0.range.lowerBound > offset }
    guard end > 0 else { return nil }
    let found = ranges[furthest[end - 1]]
    return found.range.upperBound > offset ? found.value : nil
  }
}

extension Intervals<Void> {
  init(_ ranges: [Range<Int>]) { self.init(ranges.map { ($0, ()) }) }

  func contains(_ offset: Int) -> Bool { value(at: offset) != nil }
}
