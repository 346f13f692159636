internal import PushPayload
internal import PushRules

/// The headers of a request to APNs that the routing depends on.
struct RequestHeaders: Hashable, Sendable {
  /// The value of `apns-push-type`, or nil if the header is missing.
  private(set) var pushType: PushType?
  /// The value of `apns-priority`, or nil if the header is missing.
  private(set) var priority: Priority?

  /// States headers.
  init(pushType: PushType? = nil, priority: Priority? = nil) {
    self.pushType = pushType
    self.priority = priority
  }

  /// Takes over the headers of a file; those that the routing does not need are read over.
  init(_ headers: HeaderFile) throws(FileMessage) {
    for entry in headers.entries {
      let position = headers.position(of: entry.range.lowerBound)
      try read(entry.name, entry.value, headers.file, position)
    }
  }

  /// Reads the file that the arguments name, or returns nil.
  init?(of arguments: ParsedArguments, in console: Console) throws(CommandError) {
    guard let file = try HeaderFile(of: arguments, in: console) else { return nil }
    self = try CommandError.converting { () throws(FileMessage) in try RequestHeaders(file) }
  }

  /// Takes over the headers of a message; they must agree with those that are stated beside it.
  init(
    _ list: RequestHeaderList,
    in file: InputFile,
    agreeingWith stated: RequestHeaders
  ) throws(FileMessage) {
    let lines = LineMap(file.bytes, asLine: file.line)
    for header in list.headers {
      let position = header.range.map { lines.position(of: $0.lowerBound) }
      let earlier = self
      try read(header.name, header.value, file, position)
      guard self != earlier else { continue }
      guard let conflict = conflict(with: stated) else { continue }
      let message =
        "found \(conflict.name) \(conflict.own) in the message, expected \(conflict.stated)"
      throw file.error(message + " as stated beside it", at: position)
    }
  }

  /// The name of a header that other headers state otherwise, with both values.
  func conflict(with other: RequestHeaders) -> (name: String, own: String, stated: String)? {
    let values = [
      ("apns-push-type", pushType?.rawValue, other.pushType?.rawValue),
      ("apns-priority", priority?.rawValue.description, other.priority?.rawValue.description),
    ]
    for case (let name, let own?, let stated?) in values where own != stated {
      return (name, own, stated)
    }
    return nil
  }

  private mutating func read(
    _ name: String,
    _ value: String,
    _ file: InputFile,
    _ position: SourcePosition?
  ) throws(FileMessage) {
    switch name {
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
}

extension InputFile {
  fileprivate func unknownHeader(
    _ name: String,
    _ value: String,
    expected: [String],
    _ problem: RequestHeaders.Problem,
    at position: SourcePosition?
  ) -> FileMessage {
    switch problem {
    case .unknownValue:
      error(ArgumentError.unknownValue(name, value, expected: expected).message, at: position)
    case .secondValue:
      error("found \(name) again with another value, expected it once", at: position)
    }
  }
}
