internal import PushRules

/// The lines of a log about one push.
struct LoggedPush: Sendable {
  /// The digest of its request's id, or nil.
  private(set) var id: String?
  private(set) var topic: String?
  private(set) var activity: String?
  /// What its payload carries, or nil if no line shows it.
  private(set) var traits: PayloadTraits?
  private(set) var pushType: PushType?
  private(set) var priority: Priority?
  private(set) var events: [LogEvent] = []
  /// The callbacks and notifications from its arrival to the next push.
  var callbacks: [LogEvent] = []
  /// Whether a line shows background time.
  private var wakes = false

  /// Whether there is a push at all, not only a warning.
  var isPush: Bool { priority != nil || traits != nil || activity != nil || id != nil }

  func first(_ kinds: LogEventKind...) -> LogEvent? {
    events.first { event in kinds.contains { $0 == event.kind } }
  }

  func isEnded(by event: LogEvent) -> Bool {
    switch event.kind {
    case .arrived: priority != nil && (traits != nil || first(.arrived) != nil)
    case .traits: id != nil && id != event.values.first
    case .scheduled, .submitted: activity.map { $0 != event.values.first } ?? false
    default: false
    }
  }

  mutating func add(_ event: LogEvent) {
    events.append(event)
    let value = event.values.first
    switch event.kind {
    case .arrived, .received:
      if event.kind == .arrived { topic = value }
      let number = event.values.last.flatMap { Int($0) }.flatMap { Priority(number: $0) }
      if event.kind == .arrived || priority == nil { priority = number }
    case .traits: (id, traits) = (value, PayloadTraits(inLog: event.values))
    case .recorded where first(.traits) == nil: traits = PayloadTraits(inLog: event.values)
    case .pushType: pushType = PushType.allCases.first { $0.name == value?.lowercased() }
    case .processed, .saved, .notSaved: id = id ?? value
    case .submitted, .scheduled, .completed, .weighed: activity = activity ?? value
    default: break
    }
    if [.submitted, .scheduled, .asked, .weighed, .completed].contains(event.kind) { wakes = true }
    if traits == nil, wakes { traits = PayloadTraits(contentAvailable: .one) }
  }

  func fits(_ payload: PayloadTraits) -> Bool {
    guard first(.traits, .recorded) != nil, let traits else {
      return traits == nil || payload.contentAvailable == .one
    }
    return payload.inLog == traits
  }

  /// The situation of the push: values of the log replace assumed ones.
  func situation(_ base: Situation, _ payload: PayloadTraits?, stateIsStated: Bool) -> Situation {
    var situation = base
    situation.payload = payload.flatMap { fits($0) ? $0 : nil } ?? traits ?? situation.payload
    situation.pushType = pushType ?? situation.pushType
    situation.priority = priority ?? situation.priority
    if first(.simulator) != nil { situation.environment = .simulator }
    if !stateIsStated {
      situation.state =
        first(.removed) != nil
        ? .notRunning(.user) : first(.answered) == nil ? .suspended : .active
    }
    return situation
  }
}

extension [LoggedPush] {
  /// Separates the pushes of a log by the ids of requests and activities, else by the order.
  init(_ events: [LogEvent]) {
    self = []
    var current = 0
    // The last push with an id or an activity.
    var places: [String: Int] = [:]
    for event in events {
      if event.kind == nil {
        if !isEmpty { self[count - 1].callbacks.append(event) }
        continue
      }
      if let place = event.pushName.flatMap({ places[$0] }) {
        current = place
      } else if isEmpty || self[count - 1].isEnded(by: event) {
        append(LoggedPush())
        current = count - 1
      } else if event.kind != .policy, event.kind != .decided {
        current = count - 1
      }
      self[current].add(event)
      for name in [self[current].id, self[current].activity].compactMap({ $0 }) {
        places[name] = Swift.max(places[name] ?? 0, current)
      }
    }
  }
}

extension LogEvent {
  /// The activity or the id of the request by which the line names its push, or nil.
  fileprivate var pushName: String? {
    switch kind {
    case .submitted, .scheduled, .canceled, .completed, .weighed, .processed, .saved, .notSaved,
      .modifiable, .mutated, .refused, .notDelivered, .suppressed:
      values.first
    default: nil
    }
  }
}
