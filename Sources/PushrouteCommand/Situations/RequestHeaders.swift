internal import PushPayload
internal import PushRules

/// The headers of a request to APNs that the routing depends on.
struct RequestHeaders: Hashable, Sendable {
  /// The value of `apns-push-type`, or nil if the header is missing.
  private(set) var pushType: PushType?
  /// The value of `apns-priority`, or nil if the header is missing.
  private(set) var priority: Priority?

  /// Reads header lines or a JSON object; other headers are read over.
  init(_ file: InputFile) throws(FileMessage) {
    let bytes = file.bytes
    let start = ByteOrderMark.length(in: bytes)
    let first = bytes.dropFirst(start).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    if first == UInt8(ascii: "{") {
      try readJSON(file)
    } else {
      try readLines(file, from: start)
    }
  }

  /// Reads the file that the arguments name, or returns nil.
  init?(of arguments: ParsedArguments, in console: Console) throws(CommandError) {
    guard let path = arguments["headers"] else { return nil }
    self = try CommandError.converting { () throws(FileMessage) in
      try RequestHeaders(InputFile(path, in: console))
    }
  }

  private mutating func readJSON(_ file: InputFile) throws(FileMessage) {
    let json = try JSONFile(file)
    for member in json.root.members ?? [] {
      let text: String? =
        switch member.node.value {
        case .string(let text): text
        case .number(let number): number.text
        case .null, .boolean, .array, .object: nil
        }
      let position = json.position(of: member.node.offset)
      try read(member.key, text ?? member.node.value.kind, file, position)
    }
  }

  private mutating func readLines(_ file: InputFile, from start: Int) throws(FileMessage) {
    let text = String(decoding: file.bytes.dropFirst(start), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
    for (index, line) in lines.enumerated() where line.contains(where: { !$0.isWhitespace }) {
      guard let colon = line.dropFirst().firstIndex(of: ":") else {
        if index == 0, line.contains("HTTP/") { continue }
        let position = SourcePosition(line: index + 1, column: 1)
        throw file.error("found a line without a colon, expected `name: value`", at: position)
      }
      let value = line[line.index(after: colon)...]
      let start = value.firstIndex { !$0.isWhitespace } ?? value.endIndex
      let column = line.unicodeScalars.distance(from: line.startIndex, to: start) + 1
      let position = SourcePosition(line: index + 1, column: column)
      try read(Self.trimmed(line[..<colon]), Self.trimmed(value), file, position)
    }
  }

  private mutating func read(
    _ name: String,
    _ value: String,
    _ file: InputFile,
    _ position: SourcePosition
  ) throws(FileMessage) {
    switch name.lowercased() {
    case "apns-push-type":
      let types = PushType.allCases.map(\.rawValue)
      pushType = try Self.agreeing(pushType, PushType(rawValue: value)) { problem in
        file.unknownHeader("apns-push-type", value, expected: types, problem, at: position)
      }
    case "apns-priority":
      let numbers = Priority.allCases.map(\.rawValue.description)
      let number = Int(value).flatMap { Priority(rawValue: $0) }
      priority = try Self.agreeing(priority, number) { problem in
        file.unknownHeader("apns-priority", value, expected: numbers, problem, at: position)
      }
    default: break
    }
  }

  /// What is wrong with a header.
  enum Problem: Sendable {
    case unknownValue
    case secondValue
  }

  private static func agreeing<Value: Equatable>(
    _ earlier: Value?,
    _ value: Value?,
    else message: (Problem) -> FileMessage
  ) throws(FileMessage) -> Value {
    guard let value else { throw message(.unknownValue) }
    guard earlier == nil || earlier == value else { throw message(.secondValue) }
    return value
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.reversed().drop { $0.isWhitespace }.reversed())
  }
}

extension InputFile {
  fileprivate func unknownHeader(
    _ name: String,
    _ value: String,
    expected: [String],
    _ problem: RequestHeaders.Problem,
    at position: SourcePosition
  ) -> FileMessage {
    switch problem {
    case .unknownValue:
      error(ArgumentError.unknownValue(name, value, expected: expected).message, at: position)
    case .secondValue:
      error("found \(name) again with another value, expected it once", at: position)
    }
  }
}
