import PushPayload
import Questions

/// Comments `pushroute:ignore CODE`, each of which silences findings in the next line.
struct IgnoreComments: Sendable {
  private static let mark = "pushroute:ignore"

  private let comments: [(range: Range<Int>, line: Int, codes: [String])]
  private let lines: LineMap

  /// Finds them in a file that can hold comments; nil without any.
  init?(in bytes: [UInt8], _ name: FilePath) {
    guard ContainerFormat(of: name) != nil || name.hasEnding(".jsonc") || name.hasEnding(".json5")
    else { return nil }
    let lines = LineMap(bytes)
    comments = bytes.lines.compactMap { place in
      let line = String(decoding: bytes[place], as: UTF8.self)
      guard let range = line.firstRange(of: Self.mark) else { return nil }
      let start = place.lowerBound + line[..<range.lowerBound].utf8.count
      let words = line[range.upperBound...].split { " ,*".contains($0) || $0.isNewline }
      let codes = words.prefix { $0 != "-->" && $0 != "/" }.map { String($0) }
      return (start..<(start + Self.mark.utf8.count), lines.position(of: start).line, codes)
    }
    guard !comments.isEmpty else { return nil }
    self.lines = lines
  }

  /// Takes away what they silence, and adds those that silence nothing.
  func left(of found: Findings) -> Findings {
    var used: Set<Int> = []
    var left = found.all.filter { finding in
      guard let range = finding.range else { return true }
      let line = lines.position(of: range.lowerBound).line - 1
      let comment = comments.first { $0.line == line && $0.codes.contains(finding.code) }
      if let comment { used.insert(comment.line) }
      return comment == nil
    }
    for comment in comments where !used.contains(comment.line) {
      let found = "nothing in the next line has the code that this comment ignores"
      left.append(Finding(.unusedIgnore, found, at: comment.range))
    }
    var sorted = Findings(left)
    sorted.sort()
    return sorted
  }
}
