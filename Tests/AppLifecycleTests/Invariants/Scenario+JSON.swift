import PushRules

@testable import AppLifecycle

extension Scenario {
  /// The scenario as `pushroute simulate` reads it.
  var json: String {
    let members = (app + settings).map { Self.quoted($0.key) + ": " + $0.value }
    let events = events.map { "\n    " + $0.json }.joined(separator: ",")
    return "{\n  " + members.joined(separator: ",\n  ") + ",\n  \"events\": [" + events + "\n  ]\n}"
  }

  private var app: [(key: String, value: String)] {
    [
      ("ios", Self.quoted(situation.system.description)),
      ("sdk", Self.quoted(situation.sdk.description)),
      ("lifecycle", Self.quoted(situation.lifecycle.name)),
      ("state", Self.quoted(situation.state.name)),
      ("terminatedBy", situation.state.termination.map { Self.quoted($0.name) } ?? "null"),
      (
        "implements",
        Self.list(DelegateMethod.allCases.filter(situation.implements.contains).map(\.id))
      ),
      (
        "notificationCenterDelegate",
        Self.quoted(situation.notificationCenterDelegate?.name ?? "none")
      ),
      (
        "backgroundModes",
        Self.list(situation.backgroundModes.map(\.name))
      ),
      ("pushType", situation.pushType.map { Self.quoted($0.name) } ?? "null"),
      ("priority", situation.priority.map { String($0.number) } ?? "null"),
    ]
  }

  private var settings: [(key: String, value: String)] {
    [
      ("backgroundAppRefresh", Self.quoted(situation.backgroundAppRefresh.name)),
      ("lowPowerMode", Self.quoted(situation.lowPowerMode.name)),
      ("authorization", Self.quoted(situation.authorization.name)),
      ("firstUnlock", Self.quoted(situation.firstUnlock.name)),
      ("exitsOnSuspend", exitsOnSuspend == .present ? "true" : "false"),
      ("multitasking", multitasking == .present ? "true" : "false"),
      ("backgroundTasks", String(backgroundTasks)),
      ("stateRestoration", stateRestoration == .present ? "true" : "false"),
      ("device", Self.quoted(device == .iPhone ? "iPhone" : "iPad")),
      ("multiWindow", device == .iPadWithWindows ? "true" : "false"),
    ]
  }

  private static func quoted(_ text: String) -> String { "\"" + text + "\"" }

  private static func list(_ words: [String]) -> String {
    "[" + words.map(quoted).joined(separator: ", ") + "]"
  }
}

extension ScriptEvent {
  fileprivate var json: String {
    switch self {
    case .event(let event): "\"" + event.name + "\""
    case .after(let seconds): "{ \"after\": " + String(seconds) + " }"
    case .push(let push): "{ \"push\": " + push.traits.json + " }"
    }
  }
}

extension PayloadTraits {
  /// A payload with these traits.
  fileprivate var json: String {
    var aps: [String] = []
    switch alert {
    case .absent: break
    case .string: aps.append(#""alert": "Hello""#)
    case .dictionary: aps.append(#""alert": { "title": "Hello" }"#)
    }
    if sound == .present { aps.append(#""sound": "default""#) }
    if badge == .present { aps.append(#""badge": 1"#) }
    if category == .present { aps.append(#""category": "letter""#) }
    var outside: [String] = []
    for (key, flag) in [
      ("content-available", contentAvailable), ("mutable-content", mutableContent),
    ] {
      guard let value = flag.json else { continue }
      if flag == .misplaced {
        outside.append("\"\(key)\": \(value)")
      } else {
        aps.append("\"\(key)\": \(value)")
      }
    }
    let members = ["\"aps\": { " + aps.joined(separator: ", ") + " }"] + outside
    return "{ " + members.joined(separator: ", ") + " }"
  }
}

extension PayloadFlag {
  /// A value that counts so, or nil for none.
  fileprivate var json: String? {
    switch self {
    case .absent: nil
    case .one, .misplaced: "1"
    case .boolean: "true"
    case .undocumented: "2"
    case .zero: "0"
    case .unreadable: "null"
    }
  }
}
