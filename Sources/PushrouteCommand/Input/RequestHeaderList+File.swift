import PushPayload
import PushRules
import Questions

// Files of request headers, as JSON or as lines.
extension RequestHeaderList {
  /// Reads all headers of a request; a JSON value that is no string or number is kept as its text.
  init(_ file: InputFile) throws(FileMessage) {
    let start = ByteOrderMark.length(in: file.bytes)
    let first = file.bytes.dropFirst(start).first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    let headers = try isJSON ? Self.members(of: file) : Self.lines(of: file, from: start)
    self.init(headers, isComplete: true)
  }

  private static func members(of file: InputFile) throws(FileMessage) -> [Header] {
    let json = try JSONFile(file)
    guard let members = json.root.members else {
      throw json.unexpected(json.root, expected: "an object of headers, or header lines")
    }
    return try members.map { member throws(FileMessage) in
      let range = member.node.offset..<member.node.end
      let value: String =
        switch member.node.value {
        case .string(let text): text
        case .number(let number): number.text
        case .null, .boolean, .array, .object: String(decoding: file.bytes[range], as: UTF8.self)
        }
      try check(member.key, at: member.keyOffset, in: file)
      return Header(member.key, value, range: range)
    }
  }

  private static func lines(
    of file: InputFile,
    from start: Int
  ) throws(FileMessage) -> [Header] {
    var headers: [Header] = []
    let lines = file.bytes[start...].split { $0 == 0x0A || $0 == 0x0D }
    for line in lines where !trimmed(line).isEmpty {
      guard let colon = line.dropFirst().firstIndex(of: UInt8(ascii: ":")) else {
        let isRequest = String(decoding: line, as: UTF8.self).contains("HTTP/")
        if line.startIndex == start, isRequest { continue }
        let message = "found a line without a colon, expected `name: value`"
        throw file.error(message, at: LineMap(file.bytes).position(of: line.startIndex))
      }
      let name = String(decoding: trimmed(line[..<colon]), as: UTF8.self)
      try check(name, at: line.startIndex, in: file)
      let value = trimmed(line[(colon + 1)...])
      let text = String(decoding: value, as: UTF8.self)
      headers.append(Header(name, text, range: value.startIndex..<value.endIndex))
    }
    return headers
  }

  /// Refuses a name that HTTP does not allow.
  private static func check(
    _ name: String,
    at offset: Int,
    in file: InputFile
  ) throws(FileMessage) {
    let word = name.hasPrefix(":") ? name.dropFirst() : name[...]
    guard word.isEmpty || !word.utf8.allSatisfy(isNameByte) else { return }
    let message = "found \(PrintableText.quoted(name, limit: 80)) as the name of a header"
    let position = LineMap(file.bytes).position(of: offset)
    throw file.error(message + ", expected one such as `apns-topic`", at: position)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }

  /// A line, trimmed of spaces and tabs.
  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = line.drop { $0 == 0x20 || $0 == 0x09 }
    guard let last = start.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return start }
    return start[...last]
  }

  /// The flags for headers, which have the names of these without `apns-`.
  private static let flags: [CommandFlag.Key] = [
    .input(.pushType), .input(.priority), .own(.topic), .own(.expiration), .own(.collapseID),
  ]

  /// Collects the headers of flags and of a file, which must agree; returns nil without any.
  init?(_ arguments: ParsedArguments, _ file: RequestHeaderList?) throws(ArgumentError) {
    var headers = file?.headers ?? []
    for flag in Self.flags {
      guard let value = arguments[flag] else { continue }
      let name = "apns-" + flag.name
      guard let entry = file?[name] else {
        headers.append(Header(name, value))
        continue
      }
      guard entry.value != value else { continue }
      throw .contradiction(
        "--\(flag.name) \(ArgumentError.quoted(value))",
        "\(name) \(ArgumentError.quoted(entry.value)) of --headers"
      )
    }
    if file == nil, headers.isEmpty { return nil }
    self.init(headers, isComplete: file != nil)
  }
}

extension ParsedArguments {
  /// The file of request headers and what it lists, or nil without `--headers`.
  func headerFile(
    in console: Console
  ) throws(ArgumentError) -> (file: InputFile, list: RequestHeaderList)? {
    guard let path = self.path(.input(.headers)) else { return nil }
    let file = try ArgumentError.converting(try InputFile(path, in: console))
    return (file, try ArgumentError.converting(try RequestHeaderList(file)))
  }
}

extension RequestHeaders {
  /// Reads the file that the arguments name, or returns nil.
  init?(of arguments: ParsedArguments, in console: Console) throws(ArgumentError) {
    try self.init(arguments.headerFile(in: console))
  }

  /// Takes the headers of a file, or returns nil without one.
  init?(_ headers: (file: InputFile, list: RequestHeaderList)?) throws(ArgumentError) {
    guard let headers else { return nil }
    self = try ArgumentError.converting(try RequestHeaders(headers.list, in: headers.file))
  }
}
