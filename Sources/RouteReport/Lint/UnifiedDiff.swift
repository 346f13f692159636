internal import PushPayload
package import Questions

/// The difference between two versions of a text, as `diff -u` prints it.
package struct UnifiedDiff: Hashable, Sendable {
  package struct Change: Hashable, Sendable {
    /// What became of it, with its mark.
    package enum Kind: String, Sendable {
      case kept = " "
      case removed = "-"
      case added = "+"
    }

    package let kind: Kind
    package let line: String
  }

  private static let context = 3

  private let path: String
  private let changes: [Change]

  package init(of path: FilePath, from old: [UInt8], to new: [UInt8]) {
    let path = path.printed
    // A tab ends a name with a space in it, as diff -u has it for patch.
    self.path = path.contains(" ") ? path + "\t" : path
    changes = LineComparison(Self.lines(of: old), Self.lines(of: new)).changes
  }

  /// The difference as a terminal may show it; empty if there is none.
  ///
  /// Joined emoji and other scalars of text stay, so that the difference can be applied; what could
  /// confuse a terminal is written out, see ``hiddenLineCount``.
  package var text: String { text { $0.shown } }

  /// The difference with unescaped lines, which `patch` can apply.
  var exactText: String { text { $0.exact } }

  /// How many lines ``text`` escapes, so that it cannot be applied.
  package var hiddenLineCount: Int {
    hunks.reduce(0) { sum, hunk in
      sum + changes[hunk].count { $0.shown.utf8.count != $0.exact.utf8.count }
    }
  }

  private func text(_ line: (Change) -> String) -> String {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(path)\n+++ \(path)\n" + hunks.map { text(of: $0, line) }.joined()
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
      lines.append(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[end...]
    }
    return lines
  }

  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, change) in changes.enumerated() where change.kind != .kept {
      let lower = max(0, index - Self.context)
      let upper = min(changes.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= lower {
        hunks[hunks.count - 1] = last.lowerBound..<upper
      } else {
        hunks.append(lower..<upper)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, _ line: (Change) -> String) -> String {
    let old = Self.span(changes, hunk) { $0.kind != .added }
    let new = Self.span(changes, hunk) { $0.kind != .removed }
    return "@@ -\(old) +\(new) @@\n" + changes[hunk].map(line).joined()
  }

  /// The first line and the number of lines of one version in a hunk.
  private static func span(
    _ changes: [Change],
    _ hunk: Range<Int>,
    where isThere: (Change) -> Bool
  ) -> String {
    let before = changes[..<hunk.lowerBound].count(where: isThere)
    let count = changes[hunk].count(where: isThere)
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}

extension UnifiedDiff.Change {
  fileprivate var exact: String {
    kind.rawValue + line + (line.unicodeScalars.last == "\n" ? "" : Self.endWithoutFeed)
  }

  private static let endWithoutFeed = "\n\\ No newline at end of file\n"

  fileprivate var shown: String {
    let scalars = line.unicodeScalars
    let isEnded = scalars.last == "\n"
    let content = isEnded ? scalars.dropLast() : scalars[...]
    let hasReturn = isEnded && content.last == "\r"
    var text = ""
    for scalar in hasReturn ? content.dropLast() : content {
      if scalar.isHarmless {
        text.unicodeScalars.append(scalar)
      } else {
        text += PrintableText.escaped(String(scalar))
      }
    }
    return kind.rawValue + text + (isEnded ? hasReturn ? "\r\n" : "\n" : Self.endWithoutFeed)
  }
}

extension Unicode.Scalar {
  /// Whether a terminal prints it without a side effect.
  fileprivate var isHarmless: Bool {
    switch value {
    case 0x09, 0x20..<0x7F: true
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069: false
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}
