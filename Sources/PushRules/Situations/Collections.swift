extension [Int] {
  /// The runs of neighbours among ascending numbers.
  package var runs: [ClosedRange<Int>] {
    reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}

extension Sequence where Element: Equatable {
  /// The elements, each once.
  package func unique() -> [Element] {
    reduce(into: []) { list, element in if !list.contains(element) { list.append(element) } }
  }
}

extension Set {
  /// Puts an element into the set, or takes it out.
  mutating func set(_ element: Element, to isThere: Bool) {
    if isThere { insert(element) } else { remove(element) }
  }
}

extension String {
  package var words: [String] {
    utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }
}

/// A value of which copies with a change are made.
package protocol Changeable {}

extension Changeable {
  package func changed(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}
