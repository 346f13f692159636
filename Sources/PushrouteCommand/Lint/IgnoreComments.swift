import PushPayload
import Questions

/// Comments `pushroute:ignore CODE`, each of which silences findings in the next line, or in the fenced
/// block that begins there.
struct IgnoreComments: Sendable {
  private static let mark = "pushroute:ignore"

  private let comments: [(range: Range<Int>, codes: [String])]
  /// The comments that a line is silenced by.
  private let silencing: [Int: [Int]]
  private let lines: LineMap

  /// Finds them in a file that can hold comments; nil without any.
  init?(in bytes: [UInt8], _ name: FilePath) {
    guard ContainerFormat(of: name) != nil || name.hasEnding(".jsonc") || name.hasEnding(".json5")
    else { return nil }
    let places = bytes.lines
    let texts = places.map { String(decoding: bytes[$0], as: UTF8.self) }
    var comments: [(range: Range<Int>, codes: [String])] = []
    var silencing: [Int: [Int]] = [:]
    for (index, line) in texts.enumerated() {
      guard let range = line.firstRange(of: Self.mark) else { continue }
      let start = places[index].lowerBound + line[..<range.lowerBound].utf8.count
      let words = line[range.upperBound...].split { " ,*".contains($0) || $0.isNewline }
      let codes = words.prefix { $0 != "-->" && $0 != "/" }.map { String($0) }
      for silenced in Self.lines(behind: index, in: texts) {
        silencing[silenced + 1, default: []].append(comments.count)
      }
      comments.append((start..<(start + Self.mark.utf8.count), codes))
    }
    guard !comments.isEmpty else { return nil }
    (self.comments, self.silencing, lines) = (comments, silencing, LineMap(bytes))
  }

  /// The next line, with the fenced block that begins there.
  private static func lines(behind index: Int, in texts: [String]) -> Range<Int> {
    let next = index + 1
    guard next < texts.count else { return next..<next }
    let fence = texts[next].drop { " >".contains($0) }.prefix { "`~".contains($0) }
    guard fence.count > 2 else { return next..<(next + 1) }
    let close = texts[(next + 1)...].firstIndex { line in
      line.drop { " >".contains($0) }.hasPrefix(fence)
    }
    return next..<(close ?? texts.count)
  }

  /// Takes away what they silence, and adds those that silence nothing.
  func left(of found: Findings) -> Findings {
    var used: Set<Int> = []
    var left = found.all.filter { finding in
      guard let range = finding.range else { return true }
      let silencing = silencing[lines.position(of: range.lowerBound).line] ?? []
      let comment = silencing.first { comments[$0].codes.contains(finding.code) }
      if let comment { used.insert(comment) }
      return comment == nil
    }
    for index in comments.indices where !used.contains(index) {
      let found = "nothing in the next line has the code that this comment ignores"
      left.append(Finding(.unusedIgnore, found, at: comments[index].range))
    }
    var sorted = Findings(left)
    sorted.sort()
    return sorted
  }
}
