internal import AppLifecycle
internal import PushRules

extension TraceReport {
  /// What the trace is headed with.
  var heading: String { title ?? "Life-cycle trace" }

  /// The app and the device, each fact on its own.
  var facts: [String] { scenario.configuration.facts }

  /// The state before the first event.
  var startInWords: String {
    let state = scenario.situation.state
    return state.name == initialState.name ? state.words : "app " + initialState.words
  }

  /// A trace in a sentence, for those who do not see its picture.
  var summary: String {
    facts.joined(separator: ", ") + ": " + steps.count.counted("step") + ", from "
      + initialState.words + " to " + finalState.words + "."
  }
}

extension LifecycleConfiguration {
  /// The app and the device, each fact on its own.
  var facts: [String] {
    let options = [
      exitsOnSuspend == .present ? "exits on suspend" : nil,
      stateRestoration == .present ? "restores its state" : nil,
      backgroundRefresh == .off ? "no background refresh" : nil,
      launchability == .launches ? nil : "fails to launch",
    ]
    return [
      "iOS " + system.description, "SDK " + sdk.description, lifecycle.name + " life cycle",
      device.name,
    ] + options.compactMap { $0 }
  }
}

extension ProcessState {
  /// The state in words.
  var words: String { self == .notRunning ? "not running" : name }
}

extension ApplicationState {
  /// The state of the process in which the app reads this one.
  var process: ProcessState {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
}

extension Step {
  /// The time as it prints.
  var timeText: String { String(time) + " s" }

  /// The states before and after, or the one that stayed.
  var change: String { path.map { $0.name }.joined(separator: " → ") }

  /// What brings the step about.
  var kind: Kind {
    if isConsequence { return .consequence }
    if arrival != nil || event == "push" || event.hasPrefix("push:") { return .push }
    return event.hasPrefix("after:") ? .clock : .event
  }

  /// What brings a step about.
  enum Kind: CaseIterable, Sendable {
    /// The script names an event.
    case event
    /// A push arrives.
    case push
    /// Time passes.
    case clock
    /// It follows by itself.
    case consequence

    /// The word of a legend.
    var words: String {
      switch self {
      case .event: "event"
      case .push: "push"
      case .clock: "time passes"
      case .consequence: "by itself"
      }
    }
  }
}

extension Step.Arrival {
  /// What the push did, in few words.
  var words: String { "wake: " + wake.name + ", presentation: " + presentation.name }
}

extension TracedCall {
  /// The name of the notification without its last word, which all share.
  var shortNotification: String? {
    notification.map { name in
      let short =
        name.hasSuffix("Notification") ? String(name.dropLast("Notification".count)) : name
      return notificationDispute == nil ? short : short + " (order contested)"
    }
  }

  /// What it is handed over about a push, or nil if that is nothing.
  var carried: String? {
    guard let handedOver else { return nil }
    let place =
      switch handedOver.carrier {
      case .remoteNotificationKey: "the remote-notification key of launchOptions"
      case .notificationResponse: "connectionOptions.notificationResponse"
      }
    return switch handedOver.answer {
    case .present: "with " + place
    case .unknown: "with or without " + place + ": not known"
    case .absent: nil
    }
  }

  /// The id of the callback, or that there is none.
  var name: String { callback?.id ?? "notification only" }
}
