/// A format of files that contain pushes among other text.
package enum ContainerFormat: Hashable, Sendable {
  /// Markdown: each fenced block of JSON is a text of its own.
  case document
  /// Requests as HTTP clients of editors keep them: each body is one.
  case requests

  package static let endings: KeyValuePairs<String, ContainerFormat> = [
    ".md": .document, ".mdx": .document, ".markdown": .document, ".http": .requests,
    ".rest": .requests,
  ]

  package func parts(of bytes: [UInt8]) -> [TextPart] {
    guard PushScan(in: bytes).mayHoldPush else { return [] }
    let lines = bytes.lines
    let parts: [TextPart] =
      switch self {
      case .document: Self.blocks(in: bytes, lines)
      case .requests: Self.bodies(in: bytes, lines, .request)
      }
    return TextPart.joined(parts.filter { PushScan(in: $0.bytes(in: bytes)).mayHoldPush }, bytes)
  }

  private static func blocks(in bytes: [UInt8], _ lines: [Range<Int>]) -> [TextPart] {
    var parts: [TextPart] = []
    var fence: (mark: ArraySlice<UInt8>, language: String, first: Int)?
    for (number, line) in lines.enumerated() {
      let text = bytes[line].drop(while: ASCII.isWhiteSpace)
      let mark = text.prefix { $0 == text.first }
      let isFence = mark.count >= 3 && mark.first.map { "`~".utf8.contains($0) } == true
      if let begun = fence {
        let rest = text.dropFirst(mark.count)
        guard isFence, mark.first == begun.mark.first, mark.count >= begun.mark.count,
          rest.allSatisfy(ASCII.isWhiteSpace)
        else { continue }
        if begun.first < number {
          let inner = lines[begun.first..<number]
          parts += Self.parts(begun.language, in: bytes, Array(inner))
        }
        fence = nil
      } else if isFence {
        let info = text.dropFirst(mark.count).drop { " {.".utf8.contains($0) }
        let language = info.prefix(while: ASCII.isWordByte)
        fence = (mark, String(decoding: language, as: UTF8.self).lowercased(), number + 1)
      }
    }
    return parts
  }

  private static func parts(
    _ language: String,
    in bytes: [UInt8],
    _ lines: [Range<Int>]
  ) -> [TextPart] {
    guard let first = lines.first, let last = lines.last else { return [] }
    let range = first.lowerBound..<last.upperBound
    switch language {
    case "json", "jsonc", "apns": return [TextPart(range: range, kind: .document)]
    case "json5": return [TextPart(range: range, kind: .json5)]
    case "http": return bodies(in: bytes, lines, .document)
    case "":
      let byte = bytes[range].first { !ASCII.isWhiteSpace($0) }
      let isJSON = byte == ASCII.braceOpen || byte == ASCII.bracketOpen
      return isJSON ? [TextPart(range: range, kind: .document)] : []
    default: return []
    }
  }

  /// Returns the bodies of requests, which three number signs part, with the headers before them.
  private static func bodies(
    in bytes: [UInt8],
    _ lines: [Range<Int>],
    _ kind: Lint.FileKind
  ) -> [TextPart] {
    let requests = lines.split { bytes[$0].starts(with: "###".utf8) }
    return requests.compactMap { request in
      let isBlank = { (line: Range<Int>) in bytes[line].allSatisfy(ASCII.isWhiteSpace) }
      let stated = request.drop(while: isBlank)
      let head = stated.prefix { !isBlank($0) }
      let body = stated[head.endIndex...].drop(while: isBlank)
      guard let first = body.first, let last = body.last else { return nil }
      let isWhole = head.contains { line in
        String(decoding: bytes[line], as: UTF8.self).utf8.holdsWord("/3/device/")
      }
      // Other services have their own form of authorization.
      let headers = head.flatMap { self.headers(in: bytes, $0) }
        .filter { isWhole || $0.name != "authorization" }
      let list = RequestHeaderList(headers, isComplete: isWhole)
      return TextPart(
        range: first.lowerBound..<last.upperBound,
        kind: kind,
        headers: isWhole || !headers.isEmpty ? list : nil,
        comments: body.filter { isComment(bytes[$0]) }
      )
    }
  }

  /// Whether an editor leaves the line out of what it sends.
  private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: ASCII.isWhiteSpace)
    return text.starts(with: "#".utf8) || text.starts(with: "//".utf8)
  }

  /// Reads a header, or the host and the path of a line such as
  /// `POST https://api.push.apple.com/3/device/00`.
  private static func headers(in bytes: [UInt8], _ line: Range<Int>) -> [RequestHeaderList.Header] {
    let words = bytes[line].split(whereSeparator: ASCII.isWhiteSpace)
    if let url = words.first(where: { $0.starts(with: "https://".utf8) })?.dropFirst(8),
      String(decoding: url, as: UTF8.self).utf8.holdsWord("/3/device/")
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

package struct TextPart: Sendable {
  let range: Range<Int>
  package let kind: Lint.FileKind
  /// The request headers before it, or nil.
  package var headers: RequestHeaderList?
  var comments: [Range<Int>] = []
  /// The whole file, with blanks for the comments of all its parts.
  package private(set) var file: [UInt8] = []
  private(set) var lines = LineMap([])

  package var place: TextPlace { TextPlace(range: range, lines: lines) }

  func bytes(in bytes: [UInt8]) -> [UInt8] { Array(bytes[range]) }

  package var bytes: [UInt8] { bytes(in: file) }

  package var line: Int { lines.position(of: range.lowerBound).line }

  /// Gives the parts of a file what they have in common.
  static func joined(_ parts: [TextPart], _ bytes: [UInt8]) -> [TextPart] {
    guard !parts.isEmpty else { return [] }
    var file = bytes
    for comment in parts.flatMap({ $0.comments }) {
      for index in comment
      where file[index] != ASCII.lineFeed && file[index] != ASCII.carriageReturn {
        file[index] = ASCII.space
      }
    }
    let lines = LineMap(bytes)
    return parts.map { part in
      var part = part
      (part.file, part.lines) = (file, lines)
      return part
    }
  }
}

extension [UInt8] {
  fileprivate var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in indices where self[index] == ASCII.lineFeed {
      lines.append(start..<(index + 1))
      start = index + 1
    }
    return start < count ? lines + [start..<count] : lines
  }
}
