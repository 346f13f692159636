/// The value of the request header `apns-push-type`, or that it is missing.
public enum PushType: UInt8, ColumnValue {
  /// Shows an alert, plays a sound or sets a badge.
  case alert
  /// Gives the app background time and shows nothing.
  case background
  /// Announces a call; PushKit takes it.
  case voip
  /// Asks for the position; a location push service extension takes it.
  case location
  /// Announces speech; the Push to Talk framework takes it.
  case pushToTalk
  /// Announces changed files; the file provider extension takes it.
  case fileProvider
  /// Updates a watch complication.
  case complication
  /// Makes the device contact its management server.
  case mdm
  /// Starts, updates or ends a Live Activity.
  case liveActivity
  /// Reloads widgets.
  case widgets
  /// Reloads controls.
  case controls
  /// None: the request states its headers, and this one is not among them.
  case missing

  /// The value as the header has it.
  public var name: String {
    [
      "alert", "background", "voip", "location", "pushtotalk", "fileprovider", "complication",
      "mdm", "liveactivity", "widgets", "controls", "missing",
    ][place]
  }

  package static let headerValues = allCases.filter { $0 != .missing }

  /// The push type that a value of the header names, or nil if there is none.
  package init?(headerValue: String) {
    guard let type = Self.headerValues.first(where: { $0.name == headerValue }) else { return nil }
    self = type
  }
}

/// The value of the request header `apns-priority`.
public enum Priority: UInt8, ColumnValue {
  /// Sent at once.
  case ten
  /// Sent with regard to power.
  case five
  /// Sent when it costs no power.
  case one

  package var number: Int { [10, 5, 1][place] }

  package init?(number: Int) {
    guard let priority = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = priority
  }

  /// The number as the header has it, in digits.
  public var name: String { String(number) }
}

extension InputDescription {
  static let pushType = InputDescription(
    "push type",
    optional: "unstated",
    PushType.self,
    json: "pushType",
    changedBy: .headers,
    .request,
    distance: 1_000,
    get: { $0.pushType },
    set: { $0.pushType = $1 },
    instruction: { value in
      guard let value, value != .missing else { return "send no header apns-push-type" }
      return .act("send the header apns-push-type: " + value.name)
    }
  )

  static let priority = InputDescription(
    "priority",
    optional: "unstated",
    Priority.self,
    changedBy: .headers,
    .request,
    rank: { value, _ in value == Priority.five.place + 1 ? 0 : value + 1 },
    get: { $0.priority },
    set: { $0.priority = $1 },
    instruction: { value in
      value.map { .act("send the header apns-priority: " + $0.name) }
        ?? "send no header apns-priority"
    },
    changed: { value in value.map { .number($0.number) } ?? .null }
  )
}

extension SituationMember {
  package static let pushType = SituationMember(
    .pushType,
    takes: "TYPE",
    .optional(PushType.allCases.map { $0.name }),
    help: "request header apns-push-type, or missing in a request without it (unstated)",
    assumption: { _ in "apns-push-type and apns-priority as the payload needs them" }
  )

  package static let priority = SituationMember(
    .priority,
    takes: "NUMBER",
    .optional(Priority.allCases.map { $0.name }),
    help: "request header apns-priority (unstated)",
    assumption: { _ in nil }
  )
}
