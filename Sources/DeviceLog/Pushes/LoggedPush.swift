package import PushRules

/// The lines of a log about one push.
package struct LoggedPush: Sendable {
  /// The digest of its request's id, or nil.
  package private(set) var id: String?
  package private(set) var topic: String?
  private(set) var activity: String?
  /// What its payload carries, or nil if no line shows it.
  package private(set) var traits: PayloadTraits?
  package private(set) var pushType: PushType?
  package private(set) var priority: Priority?
  private(set) var events: [LogEvent] = []
  /// The callbacks and notifications from its arrival to the next push.
  package internal(set) var callbacks: [LogEvent] = []
  /// The number of the line of SpringBoard that has the payload, or nil.
  private var systemLine: Int?
  /// Whether the app recorded the payload.
  private(set) var isRecorded = false
  /// Whether a line shows background time.
  private var wakes = false

  /// Whether there is a push at all, not only a warning.
  package var isPush: Bool { priority != nil || traits != nil || activity != nil || id != nil }

  func first(_ kinds: LogEventKind...) -> LogEvent? {
    events.first { event in kinds.contains { $0 == event.kind } }
  }

  func isEnded(by event: LogEvent) -> Bool {
    switch event.kind {
    case .arrived: isRecorded || priority != nil && (traits != nil || first(.arrived) != nil)
    case .traits:
      id.map { $0 != event.values.first }
        ?? (isRecorded && PayloadTraits(inLog: event.values) != traits?.inLog)
    case .scheduled, .submitted: activity.map { $0 != event.values.first } ?? false
    default: false
    }
  }

  /// Whether the app recorded the payload of another push, with the callback in front of it.
  func isEnded(byRecorded event: LogEvent, of callback: LogEvent?) -> Bool {
    guard let traits else { return false }
    if PayloadTraits(inLog: event.values) != traits.inLog { return true }
    let names = callbacks.compactMap { $0.name }
    return isRecorded && callback?.name.map { names.contains($0) } ?? true
  }

  mutating func add(_ event: LogEvent) {
    events.append(event)
    let value = event.values.first
    switch event.kind {
    case .arrived, .received:
      if event.kind == .arrived { topic = value }
      let number = event.values.last.flatMap { Int($0) }.flatMap { Priority(number: $0) }
      if event.kind == .arrived || priority == nil { priority = number }
    case .traits:
      (id, traits, systemLine) = (value, PayloadTraits(inLog: event.values), event.line)
    case .recorded:
      isRecorded = true
      if systemLine == nil { traits = PayloadTraits(inLog: event.values) }
    case .pushType: pushType = PushType.allCases.first { $0.name == value?.lowercased() }
    case .processed, .saved, .notSaved: id = id ?? value
    case .submitted, .scheduled, .completed, .weighed: activity = activity ?? value
    default: break
    }
    switch event.kind {
    case .submitted, .scheduled, .asked, .weighed, .completed: wakes = true
    default: break
    }
    if traits == nil, wakes { traits = PayloadTraits(contentAvailable: .one) }
  }

  package func fits(_ payload: PayloadTraits) -> Bool {
    guard systemLine != nil || isRecorded, let traits else {
      return traits == nil || payload.contentAvailable == .one
    }
    return payload.inLog == traits
  }

  /// The situation of the push: values of the log replace assumed ones, and the app has what it prints.
  func situation(_ base: Situation, _ payload: PayloadTraits?, stateIsStated: Bool) -> Situation {
    var situation = base
    situation.payload = payload.flatMap { fits($0) ? $0 : nil } ?? traits ?? situation.payload
    situation.pushType = pushType ?? situation.pushType
    situation.priority = priority ?? situation.priority
    if first(.simulator) != nil { situation.environment = .simulator }
    for event in callbacks where event.methods.count == 1 {
      situation.implements.formUnion(event.methods)
      if event.methods == [.willPresent] { situation.notificationCenterDelegate = .set }
    }
    if !stateIsStated { situation.state = state }
    return situation
  }

  /// The state before the push, as far as lines tell; suspended is what most pushes meet.
  private var state: AppState {
    if first(.removed) != nil { return .notRunning(.user) }
    let isInFront = callbacks.contains { event in
      event.methods == [.willPresent]
        || event.state == .active
          && event.methods.contains { $0 == .didReceive || $0 == .didReceiveFetch }
    }
    return isInFront || first(.answered) != nil ? .active : .suspended
  }
}

/// Separates the pushes of a log by the ids of requests and activities, by the app, else by the order.
struct PushSeparation: Sendable {
  private(set) var pushes: [LoggedPush] = []
  /// The lines that are about no push.
  private(set) var loose = LoggedPush()
  private var current = 0
  /// The last push with an id or an activity, and of an app.
  private var places: [String: Int] = [:]
  private var apps: [String: Int] = [:]

  init(_ events: [LogEvent]) {
    // The payload that stands before its callback, and the one behind it, by their places.
    var (free, taken): (Int?, Int?)
    for (index, event) in events.enumerated() {
      var event = event
      guard event.kind == nil else {
        if event.kind == .recorded, taken != index {
          free = index
          open(for: event, of: nil)
        }
        add(event)
        continue
      }
      let next = index + 1 < events.count ? events[index + 1] : nil
      if event.isRecorded, free == index - 1 {
        event.hasPayload = events[index - 1].process == event.process
      } else if event.isRecorded, let next, next.kind == .recorded, next.process == event.process {
        event.hasPayload = true
        taken = index + 1
        open(for: next, of: event)
      }
      if let place = place(of: event) { pushes[place].callbacks.append(event) }
    }
  }

  /// The push of a callback: the last one of its process, or of the only app.
  private func place(of event: LogEvent) -> Int? {
    guard let last = pushes.indices.last else { return nil }
    return apps.count > 1 ? apps[event.process.appName] ?? last : last
  }

  /// Begins a push for a payload that the app records, unless it can be that of the last one.
  private mutating func open(for event: LogEvent, of callback: LogEvent?) {
    let place = callback.flatMap { self.place(of: $0) } ?? pushes.indices.last
    if place.map({ pushes[$0].isEnded(byRecorded: event, of: callback) }) ?? true {
      pushes.append(LoggedPush())
      apps[event.process.appName] = apps.isEmpty ? nil : pushes.count - 1
    }
  }

  private mutating func add(_ event: LogEvent) {
    switch event.kind {
    case .ended, .mistake, .note: return loose.add(event)
    default: break
    }
    if event.kind == .recorded {
      current = place(of: event) ?? pushes.count - 1
    } else if let place = event.pushName.flatMap({ places[$0] }) {
      current = place
    } else if pushes.isEmpty || pushes[pushes.count - 1].isEnded(by: event) {
      pushes.append(LoggedPush())
      current = pushes.count - 1
    } else if event.kind != .policy, event.kind != .decided {
      current = pushes.count - 1
    }
    pushes[current].add(event)
    for name in [pushes[current].id, pushes[current].activity].compactMap({ $0 }) {
      places[name] = max(places[name] ?? 0, current)
    }
    if let topic = pushes[current].topic {
      let last = topic.utf8.split(separator: UInt8(ascii: ".")).last.map { String(Substring($0)) }
      apps[(last ?? "").appName] = current
    }
  }
}

extension LogEvent {
  /// The activity or the id of the request by which the line names its push, or nil.
  fileprivate var pushName: String? {
    switch kind {
    case .traits, .submitted, .scheduled, .canceled, .completed, .weighed, .processed, .saved,
      .notSaved, .modifiable, .mutated, .refused, .notDelivered, .suppressed:
      values.first
    default: nil
    }
  }
}

extension String {
  /// The letters of an app's name, by which its process and the end of its bundle id are alike.
  fileprivate var appName: String {
    String(decoding: utf8.filter { $0.isLetter || $0.isDigit }.map { $0 | 0x20 }, as: UTF8.self)
  }
}
