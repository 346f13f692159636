internal import PushPayload
internal import Questions

struct HeaderFile: Sendable {
  let file: InputFile
  /// The headers in order; any JSON value but a string or number is kept as its text.
  private(set) var entries: [RequestHeaderList.Header] = []
  private let lines: LineMap

  init(_ file: InputFile) throws(FileMessage) {
    self.file = file
    lines = LineMap(file.bytes)
    let start = ByteOrderMark.length(in: file.bytes)
    let first = file.bytes.dropFirst(start).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      try readJSON()
    } else {
      try readLines(from: start)
    }
  }

  init?(of arguments: ParsedArguments, in console: Console) throws(CommandError) {
    guard let path = arguments.path(.input(.headers)) else { return nil }
    self = try CommandError.converting { () throws(FileMessage) in
      try HeaderFile(InputFile(path, in: console))
    }
  }

  var list: RequestHeaderList { RequestHeaderList(entries, isComplete: true) }

  func position(of offset: Int) -> SourcePosition { lines.position(of: offset) }

  private mutating func readJSON() throws(FileMessage) {
    let json = try JSONFile(file)
    guard let members = json.root.members else {
      throw json.unexpected(json.root, expected: "an object of headers, or header lines")
    }
    for member in members {
      let range = member.node.offset..<member.node.end
      let value: String =
        switch member.node.value {
        case .string(let text): text
        case .number(let number): number.text
        case .null, .boolean, .array, .object: String(decoding: file.bytes[range], as: UTF8.self)
        }
      try add(member.key, value, range, nameAt: member.keyOffset)
    }
  }

  /// Adds a header; its name must be valid in HTTP.
  private mutating func add(
    _ name: String,
    _ value: String,
    _ range: Range<Int>,
    nameAt offset: Int
  ) throws(FileMessage) {
    let word = name.hasPrefix(":") ? name.dropFirst() : name[...]
    guard !word.isEmpty, word.utf8.allSatisfy(Self.isNameByte) else {
      let message = "found \(PrintableText.quoted(name, limit: 80)) as the name of a header"
      let expected = ", expected one such as `apns-topic`"
      throw file.error(message + expected, at: position(of: offset))
    }
    entries.append(RequestHeaderList.Header(name, value, range: range))
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  private mutating func readLines(from start: Int) throws(FileMessage) {
    let lines = file.bytes[start...].split(omittingEmptySubsequences: true) {
      $0 == 0x0A || $0 == 0x0D
    }
    for line in lines where !Self.trimmed(line).isEmpty {
      guard let colon = line.dropFirst().firstIndex(of: UInt8(ascii: ":")) else {
        let isRequest = String(decoding: line, as: UTF8.self).contains("HTTP/")
        if line.startIndex == start, isRequest { continue }
        let message = "found a line without a colon, expected `name: value`"
        throw file.error(message, at: position(of: line.startIndex))
      }
      let value = Self.trimmed(line[(colon + 1)...])
      let name = String(decoding: Self.trimmed(line[..<colon]), as: UTF8.self)
      try add(
        name,
        String(decoding: value, as: UTF8.self),
        value.startIndex..<value.endIndex,
        nameAt: line.startIndex
      )
    }
  }

  /// A line, trimmed of spaces and tabs.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = start.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return start }
    return start[...last]
  }
}

extension RequestHeaders {
  /// Reads the file that the arguments name, or returns nil.
  init?(of arguments: ParsedArguments, in console: Console) throws(CommandError) {
    guard let headers = try HeaderFile(of: arguments, in: console) else { return nil }
    self = try CommandError.converting { () throws(FileMessage) in
      try RequestHeaders(headers.list, in: headers.file)
    }
  }
}
