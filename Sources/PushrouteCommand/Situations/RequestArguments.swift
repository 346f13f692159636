internal import PushRules

/// The request headers that flags, a file and the message of a provider state.
struct RequestArguments: Hashable, Sendable {
  /// The push type, or nil if unstated.
  let pushType: PushType?
  /// The priority, or nil if unstated.
  let priority: Priority?
  /// The members of the situation that are stated.
  let stated: Set<String>

  /// The headers.
  var headers: RequestHeaders { RequestHeaders(pushType: pushType, priority: priority) }

  /// Reads the flags; what they say must agree with the file, and both with the message.
  init(
    _ arguments: StatedSituation,
    headers: RequestHeaders?,
    message: RequestHeaders? = nil
  ) throws(ArgumentError) {
    let type = arguments["push-type"].flatMap { PushType(rawValue: $0) }
    let number = arguments["priority"].flatMap { Int($0) }.flatMap { Priority(rawValue: $0) }
    if let type, let other = headers?.pushType, type != other {
      throw .contradiction(
        arguments.phrase("push-type"),
        "apns-push-type \(other.rawValue) of --headers"
      )
    }
    if let number, let other = headers?.priority, number != other {
      throw .contradiction(
        arguments.phrase("priority"),
        "apns-priority \(other.rawValue) of --headers"
      )
    }
    let stated = RequestHeaders(
      pushType: type ?? headers?.pushType,
      priority: number ?? headers.map { $0.priority ?? .ten }
    )
    if let conflict = message?.conflict(with: stated) {
      throw .contradiction(
        "\(conflict.name) \(conflict.stated)",
        "\(conflict.name) \(conflict.own) of the message"
      )
    }
    pushType = stated.pushType ?? message?.pushType
    priority = stated.priority ?? message?.priority
    var members: Set<String> = []
    if pushType != nil { members.insert("pushType") }
    if priority != nil { members.insert("priority") }
    self.stated = members
  }
}
