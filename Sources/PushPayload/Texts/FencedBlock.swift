/// A block of code in Markdown.
struct FencedBlock: Sendable {
  /// The word behind the fence, in lower case.
  let language: String
  let lines: ArraySlice<Range<Int>>

  static func all(in bytes: [UInt8], _ lines: [Range<Int>]) -> [FencedBlock] {
    var blocks: [FencedBlock] = []
    var fence: (mark: ArraySlice<UInt8>, language: String, first: Int)?
    for (number, line) in lines.enumerated() {
      let text = bytes[line].drop(while: ASCII.isWhiteSpace)
      if let begun = fence {
        let mark = text.prefix { $0 == begun.mark.first }
        guard mark.count >= begun.mark.count,
          text.dropFirst(mark.count).allSatisfy(ASCII.isWhiteSpace)
        else { continue }
        let inner = lines[begun.first..<number]
        if !inner.isEmpty { blocks.append(FencedBlock(language: begun.language, lines: inner)) }
        fence = nil
      } else {
        // A block may be all of an item of a list.
        let text = text.drop { ASCII.digits.contains($0) || "-*+.) ".utf8.contains($0) }
        let mark = text.prefix { $0 == text.first }
        guard mark.count >= 3, mark.first.map({ "`~".utf8.contains($0) }) == true else { continue }
        let info = text.dropFirst(mark.count).drop { " {.".utf8.contains($0) }
        let word = String(decoding: info.prefix(while: ASCII.isWordByte), as: UTF8.self)
        fence = (mark, word.lowercased(), number + 1)
      }
    }
    return blocks
  }

  /// Returns the pushes in the block: all of it, the bodies of requests, or values in it.
  func parts(in bytes: inout [UInt8]) -> [TextPart] {
    guard let first = lines.first, let last = lines.last else { return [] }
    if language == "http" {
      return ContainerFormat.bodies(in: &bytes, Array(lines), .document)
    }
    let range = first.lowerBound..<last.upperBound
    let isJSON = ["json", "jsonc", "apns", "json5"].contains(language)
    let whole = TextPart(range: range, kind: kind)
    if whole.counts(in: bytes) { return [whole] }
    let values = TextPart.values(in: bytes, range, kind: isJSON ? .pasted : kind)
    return values.isEmpty && whole.counts(in: bytes, isClaimed: isJSON) ? [whole] : values
  }

  private var kind: Lint.FileKind {
    switch language {
    case "json", "jsonc", "apns": .document
    case "json5", "js", "javascript", "jsx", "mjs", "ts", "typescript", "tsx": .json5
    default: .pasted
    }
  }
}

extension RequestHeaderList {
  /// Takes what curl gets behind `-H` in the command around a value, over all the lines that a backslash
  /// continues; nil without one.
  init?(around value: Range<Int>, in bytes: [UInt8]) {
    let isEnd = { (index: Int) in
      bytes[index] == ASCII.lineFeed
        && bytes[..<index].last { $0 != ASCII.carriageReturn } != ASCII.backslash
    }
    let start = bytes[..<value.lowerBound].indices.last(where: isEnd).map { $0 + 1 } ?? 0
    let end = bytes[value.upperBound...].indices.first(where: isEnd) ?? bytes.count
    let command = bytes[start..<end]
    guard command.holdsWord("curl") else { return nil }
    let quotes = command.indices.filter { "'\"".utf8.contains(bytes[$0]) }
    let headers = quotes.flatMap { quote -> [Header] in
      let before = bytes[start..<quote].suffix(10)
      let word = before.split { ASCII.isWhiteSpace($0) || $0 == UInt8(ascii: "=") }.last
      guard let flag = word.map({ String(decoding: $0, as: UTF8.self) }),
        ["-H", "--header"].contains(flag),
        let last = bytes[(quote + 1)..<end].firstIndex(of: bytes[quote])
      else { return [] }
      return Header.all(in: bytes, (quote + 1)..<last)
    }
    self.init(headers, command.holdsWord("/3/device/"))
  }
}
