/// The value of the request header `apns-priority`.
public enum Priority: UInt8, ColumnValue {
  /// Sent at once.
  case ten
  /// Sent with regard to power.
  case five
  /// Sent when it costs no power.
  case one

  package var number: Int {
    switch self {
    case .ten: 10
    case .five: 5
    case .one: 1
    }
  }

  package init?(number: Int) {
    guard let priority = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = priority
  }

  /// The number as the header has it, in digits.
  public var name: String { String(number) }
}

extension InputDescription {
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
  package static let priority = SituationMember(
    .priority,
    takes: "NUMBER",
    .optional(Priority.allCases.map { $0.name }),
    help: "request header apns-priority (unstated)",
    assumption: { _ in nil }
  )
}
