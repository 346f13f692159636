import PushPayload

/// The carrying out of edits, written anew to judge that of the package.
enum Splice {
  /// Returns a text with edits carried out; ends the program if they overlap.
  static func text(_ bytes: [UInt8], _ edits: [Fix.Edit]) -> [UInt8] {
    var result: [UInt8] = []
    var reached = 0
    for edit in sorted(edits) {
      require(edit.range.lowerBound >= reached, "edits of one fix overlap")
      result += bytes[reached..<edit.range.lowerBound]
      result += edit.text.utf8
      reached = edit.range.upperBound
    }
    return result + bytes[reached...]
  }

  /// Tells whether all bytes outside of some edits stand in a result, in their order.
  static func keeps(_ bytes: [UInt8], _ result: [UInt8], but edits: [Fix.Edit]) -> Bool {
    var kept: [ArraySlice<UInt8>] = []
    var reached = 0
    for edit in sorted(edits) {
      if edit.range.lowerBound >= reached { kept.append(bytes[reached..<edit.range.lowerBound]) }
      reached = max(reached, edit.range.upperBound)
    }
    guard let first = kept.first else { return bytes == result }
    let last = bytes[reached...]
    guard result.starts(with: first), result.reversed().starts(with: last.reversed()),
      result.count >= first.count + last.count
    else { return false }
    var rest = result[first.count..<(result.count - last.count)]
    for part in kept.dropFirst() where !part.isEmpty {
      while !rest.starts(with: part) {
        guard rest.count > part.count else { return false }
        rest.removeFirst()
      }
      rest.removeFirst(part.count)
    }
    return true
  }

  private static func sorted(_ edits: [Fix.Edit]) -> [Fix.Edit] {
    edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }
}
