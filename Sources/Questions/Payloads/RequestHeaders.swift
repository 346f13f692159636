package import PushPayload
package import PushRules

package struct RequestHeaders: Hashable, Sendable {
  /// The value of `apns-push-type`, or nil if the header is missing.
  package private(set) var pushType: PushType?
  /// The value of `apns-priority`, or nil if the header is missing.
  package private(set) var priority: Priority?

  package init(pushType: PushType? = nil, priority: Priority? = nil) {
    self.pushType = pushType
    self.priority = priority
  }

  /// Combines flags with the headers of a file and of a message, which must agree.
  ///
  /// A file has all headers of a request: without a priority APNs uses 10, and without a push type the
  /// header is missing, unless a provider makes the request.
  package init(
    _ arguments: StatedSituation,
    file: RequestHeaders?,
    message: RequestHeaders? = nil
  ) throws(ArgumentError) {
    let flags = RequestHeaders(
      pushType: arguments[.pushType].flatMap { PushType(name: $0) },
      priority: arguments[.priority].flatMap { Int($0) }.flatMap { Priority(number: $0) }
    )
    if let conflict = flags.conflict(with: file) {
      let stated = arguments.phrase(conflict.member)
      throw .contradiction(stated, "\(conflict.name) \(conflict.other) of --headers")
    }
    let stated = RequestHeaders(
      pushType: flags.pushType ?? file?.pushType,
      priority: flags.priority ?? file.map { $0.priority ?? .ten }
    )
    if let conflict = stated.conflict(with: message) {
      throw .contradiction(
        "\(conflict.name) \(conflict.own)",
        "\(conflict.name) \(conflict.other) of the message"
      )
    }
    pushType =
      stated.pushType ?? message?.pushType ?? (file != nil && message == nil ? .missing : nil)
    priority = stated.priority ?? message?.priority
  }

  /// The first header with different values in these and other headers.
  private func conflict(
    with other: RequestHeaders?
  ) -> (member: SituationMember, name: String, own: String, other: String)? {
    guard let other else { return nil }
    let values = [
      (SituationMember.pushType, pushType?.header, other.pushType?.header),
      (.priority, priority?.name, other.priority?.name),
    ]
    for case (let member, let own?, let other?) in values where own != other {
      return (member, "apns-" + member.flag, own, other)
    }
    return nil
  }
}

// The headers of a file or of a message.
extension RequestHeaders {
  /// Reads the headers that the routing depends on; they must agree with the stated ones.
  package init(
    _ list: RequestHeaderList,
    in file: InputFile,
    agreeingWith stated: RequestHeaders? = nil
  ) throws(FileMessage) {
    for header in list.headers {
      let position = {
        header.range.map { LineMap(file.bytes, asLine: file.line).position(of: $0.lowerBound) }
      }
      let earlier = self
      if let problem = read(header) { throw file.error(problem, at: position()) }
      guard self != earlier, let conflict = conflict(with: stated) else { continue }
      let found = "found \(conflict.name) \(conflict.own) in the message"
      throw file.error("\(found), expected \(conflict.other) as stated beside it", at: position())
    }
  }

  private mutating func read(_ header: RequestHeaderList.Header) -> String? {
    switch header.name {
    case "apns-push-type":
      let earlier = pushType
      pushType = PushType(headerValue: header.value)
      return Self.problem(with: header, pushType, earlier, PushType.headerValues.map { $0.name })
    case "apns-priority":
      let earlier = priority
      priority = Int(header.value).flatMap { Priority(number: $0) }
      let known = Priority.allCases.map { $0.name }
      return Self.problem(with: header, priority, earlier, known)
    default: return nil
    }
  }

  private static func problem<Value: Equatable>(
    with header: RequestHeaderList.Header,
    _ value: Value?,
    _ earlier: Value?,
    _ known: [String]
  ) -> String? {
    guard let value else {
      return ArgumentError.unknownValue("\(header.name)", header.value, expected: known).description
    }
    guard let earlier, earlier != value else { return nil }
    return "found \(header.name) again with another value, expected it once"
  }
}

extension PushType {
  fileprivate var header: String? { self == .missing ? nil : name }
}
