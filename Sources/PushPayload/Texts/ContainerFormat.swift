/// A format of files that contain pushes among other text.
package enum ContainerFormat: Hashable, Sendable {
  /// Markdown: fenced blocks hold them.
  case document
  /// Requests as HTTP clients of editors keep them: each body is one.
  case requests
  /// A script, a log, or whatever people paste: values in brackets hold them.
  case text

  package static let endings: KeyValuePairs<String, ContainerFormat> = [
    ".md": .document, ".mdx": .document, ".markdown": .document, ".http": .requests,
    ".rest": .requests, ".sh": .text, ".bash": .text, ".ndjson": .text, ".jsonl": .text,
  ]

  /// Returns the pushes, and what claims to be JSON, has a key `aps` and cannot be read.
  package func parts(of bytes: [UInt8]) -> [TextPart] {
    guard PushScan(in: bytes).mayHoldPush else { return [] }
    var text = bytes
    let lines = bytes.lines
    let parts: [TextPart]
    switch self {
    case .document:
      for line in lines { text.blankQuotation(in: line) }
      parts = FencedBlock.all(in: text, lines).flatMap { $0.parts(in: &text) }
    case .requests: parts = Self.bodies(in: &text, lines, .request)
    case .text: parts = TextPart.values(in: text, 0..<text.count)
    }
    guard !parts.isEmpty else { return [] }
    let map = LineMap(text)
    return parts.map { part in
      var part = part
      (part.file, part.lines) = (text, map)
      return part
    }
  }

  /// Returns the bodies of requests, which three number signs part, with the headers before them, and
  /// writes blanks for the comments in them.
  static func bodies(
    in bytes: inout [UInt8],
    _ lines: [Range<Int>],
    _ kind: Lint.FileKind
  ) -> [TextPart] {
    let text = bytes
    let isBlank = { (line: Range<Int>) in text[line].allSatisfy(ASCII.isWhiteSpace) }
    var parts: [TextPart] = []
    for request in lines.split(whereSeparator: { bytes[$0].starts(with: "###".utf8) }) {
      let stated = request.drop(while: isBlank)
      let head = stated.prefix { !isBlank($0) }
      let body = stated[head.endIndex...].drop(while: isBlank)
      guard let first = body.first, let last = body.last else { continue }
      let isWhole = head.contains { bytes[$0].holdsWord("/3/device/") }
      let headers = head.flatMap { RequestHeaderList.Header.all(in: bytes, $0) }
      for index in body.filter({ isComment(bytes[$0]) }).joined()
      where !ASCII.isWhiteSpace(bytes[index]) {
        bytes[index] = ASCII.space
      }
      let part = TextPart(
        range: first.lowerBound..<last.upperBound,
        kind: kind,
        headers: RequestHeaderList(headers, isWhole)
      )
      if part.counts(in: bytes, isClaimed: true) { parts.append(part) }
    }
    return parts
  }

  /// Whether an editor leaves the line out of what it sends.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: ASCII.isWhiteSpace)
    return text.starts(with: "#".utf8) || text.starts(with: "//".utf8)
  }
}

extension RequestHeaderList {
  /// Takes the headers of a request, which is whole if it names a device; nil without any.
  ///
  /// Other services have their own form of authorization.
  init?(_ headers: [Header], _ isWhole: Bool) {
    let counting = headers.filter { isWhole || $0.name != "authorization" }
    guard isWhole || !counting.isEmpty else { return nil }
    self.init(counting, isComplete: isWhole)
  }
}

extension RequestHeaderList.Header {
  /// Reads a header, or the host and the path of a line such as
  /// `POST https://api.push.apple.com/3/device/00`.
  static func all(in bytes: [UInt8], _ line: Range<Int>) -> [Self] {
    let words = bytes[line].split(whereSeparator: ASCII.isWhiteSpace)
    if let url = words.first(where: { $0.starts(with: "https://".utf8) })?.dropFirst(8),
      url.holdsWord("/3/device/")
    {
      let host = url.prefix { $0 != ASCII.slash }
      return [(":authority", host), (":path", url[host.endIndex...])].map { name, part in
        let text = String(decoding: part, as: UTF8.self)
        return .init(name, text, range: part.startIndex..<part.endIndex, from: .message)
      }
    }
    guard let colon = bytes[line].dropFirst().firstIndex(of: ASCII.colon) else { return [] }
    let name = String(decoding: bytes[line.lowerBound..<colon], as: UTF8.self)
    guard name.lowercased().hasPrefix("apns") || name.lowercased() == "authorization" else {
      return []
    }
    let value = bytes[(colon + 1)..<line.upperBound].drop(while: ASCII.isWhiteSpace)
    let end = value.lastIndex { !ASCII.isWhiteSpace($0) }.map { $0 + 1 } ?? value.startIndex
    let text = String(decoding: bytes[value.startIndex..<end], as: UTF8.self)
    return [.init(name, text, range: value.startIndex..<end, from: .message)]
  }
}

extension [UInt8] {
  /// The lines, each with the line feed that ends it.
  package var lines: [Range<Int>] {
    var start = 0
    let text = self[...]
    let ends = text.span.lineFeeds(from: 0).map { $0 + 1 }
    return (ends.last == count || isEmpty ? ends : ends + [count]).map { end in
      defer { start = end }
      return start..<end
    }
  }

  /// Writes blanks for the marks of a quotation at the beginning of a line.
  fileprivate mutating func blankQuotation(in line: Range<Int>) {
    for index in line {
      guard self[index] == UInt8(ascii: ">") || self[index] == ASCII.space else { return }
      self[index] = ASCII.space
    }
  }
}
