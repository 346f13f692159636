internal import PushPayload
internal import PushRules

/// A situation as a request states it, with the defaults of the command for the rest.
struct StatedMembers {
  /// The situation, still without its payload.
  private(set) var situation: Situation
  private var names: Set<String>

  /// The members that an answer lists as assumed if they are not stated, in its order.
  private static let assumable = [
    "ios", "terminatedBy", "launch", "implements", "sdk", "lifecycle",
    "notificationCenterDelegate", "backgroundModes", "backgroundAppRefresh", "lowPowerMode",
    "authorization", "firstUnlock", "pushType", "priority",
  ]

  /// Reads the members of a situation; the state must be among them.
  init(_ node: JSONNode?) throws(RequestError) {
    let members = node?.members ?? []
    names = Set(members.map { $0.key })
    let reader = MemberReader(members)
    let state = try reader.state()
    let system = try reader.value("ios") { SystemVersion($0) } ?? .newest
    situation = Situation(
      system: system,
      state: state,
      launch: try reader.value("launch") { UserAction(rawValue: $0) },
      payload: PayloadTraits(),
      implements: try reader.methods() ?? DelegateMethod.usual.filter { $0.since <= system },
      lifecycle: try reader.value("lifecycle") { Lifecycle(name: $0) },
      sdk: try reader.value("sdk") { SystemVersion($0) },
      backgroundModes: try reader.modes() ?? ValueSet(.remoteNotification),
      backgroundAppRefresh: try reader.value("backgroundAppRefresh") { Setting(name: $0) } ?? .on,
      lowPowerMode: try reader.value("lowPowerMode") { Setting(name: $0) } ?? .off,
      authorization: try reader.value("authorization") { Authorization(name: $0) } ?? .authorized,
      firstUnlock: try reader.value("firstUnlock") { FirstUnlock(name: $0) } ?? .done,
      pushType: try reader.value("pushType") { PushType(rawValue: $0) },
      priority: try reader.value("priority") { Int($0).flatMap { Priority(rawValue: $0) } }
    )
    let delegate = "notificationCenterDelegate"
    if names.contains(delegate) {
      situation.notificationCenterDelegate =
        try reader.value(delegate) { NotificationCenterDelegate(rawValue: $0) }
    }
  }

  /// The members of the situation that are not stated, as an answer lists them.
  var assumed: [String] {
    Self.assumable.filter { name in
      !names.contains(name) && (name != "terminatedBy" || situation.state.termination != nil)
    }
  }

  /// The request headers that are stated.
  var headers: RequestHeaderList {
    var headers: [RequestHeaderList.Header] = []
    if let type = situation.pushType { headers.append(.init("apns-push-type", type.rawValue)) }
    if let priority = situation.priority {
      headers.append(.init("apns-priority", String(priority.rawValue)))
    }
    return RequestHeaderList(headers)
  }

  /// Takes over the headers that the message of a provider states.
  mutating func read(_ list: RequestHeaderList) throws(RequestError) {
    for header in list.headers {
      switch header.name {
      case "apns-push-type":
        let type = PushType(rawValue: header.value)
        guard let type, situation.pushType ?? type == type else { throw .conflict(header.name) }
        situation.pushType = type
        names.insert("pushType")
      case "apns-priority":
        let priority = Int(header.value).flatMap { Priority(rawValue: $0) }
        guard let priority, situation.priority ?? priority == priority else {
          throw .conflict(header.name)
        }
        situation.priority = priority
        names.insert("priority")
      default: break
      }
    }
  }
}

extension RequestError {
  fileprivate static func conflict(_ header: String) -> RequestError {
    RequestError("the message states another or an unknown \(header)")
  }
}
