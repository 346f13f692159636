import PushRules
import PushTestSupport

@testable import AppLifecycle

extension Trace {
  /// Plays words of the command line.
  init(_ situation: Situation, _ script: String, device: Device = .iPhone) throws {
    try self.init(playing: Scenario(situation, device: device, script))
  }

  /// What ran in each step, view controllers left out.
  var words: [String] { steps.map(\.words) }
}

extension Scenario {
  /// Reads words of the command line, `push:TRAITS` among them, such as `push:alert+ca`.
  init(
    _ situation: Situation,
    exitsOnSuspend: Presence = .absent,
    multitasking: Presence = .present,
    backgroundTasks: Int = 0,
    stateRestoration: Presence = .absent,
    device: Device = .iPhone,
    _ script: String
  ) throws {
    self.init(
      situation,
      exitsOnSuspend: exitsOnSuspend,
      multitasking: multitasking,
      backgroundTasks: backgroundTasks,
      stateRestoration: stateRestoration,
      device: device,
      events: try script.split(separator: " ").map { try ScriptEvent(word: String($0)) }
    )
  }
}

struct UnknownWord: Error {
  let word: String
}

extension ScriptEvent {
  init(word: String) throws {
    if word.hasPrefix("push:") {
      self = .push(ArrivingPush(name: word, traits: PayloadTraits(word: String(word.dropFirst(5)))))
    } else if word.hasPrefix("after:"), let seconds = Int(word.dropFirst(6)) {
      self = .after(seconds: seconds)
    } else if let event = LifecycleEvent(word) {
      self = .event(event)
    } else {
      throw UnknownWord(word: word)
    }
  }
}

extension PayloadTraits {
  /// Reads the parts of a payload: alert, sound, badge, ca, mutable, category.
  init(word: String) {
    let parts = word.split(separator: "+")
    self.init(
      alert: parts.contains("alert") ? .dictionary : .absent,
      sound: parts.contains("sound") ? .present : .absent,
      badge: parts.contains("badge") ? .present : .absent,
      contentAvailable: parts.contains("ca") ? .one : .absent,
      mutableContent: parts.contains("mutable") ? .one : .absent,
      category: parts.contains("category") ? .present : .absent
    )
  }
}

extension Step {
  /// The callbacks with the states that they read, such as `did-become-active@a`.
  var words: String {
    calls.filter { $0.viewController == nil }.map(\.words).joined(separator: " ")
  }
}

extension TracedCall {
  /// The callback, or the notification alone, with the number of its scene and the state that it reads.
  var words: String {
    let name = callback?.id ?? notification.map { "(" + $0.shortened + ")" } ?? "?"
    let state = applicationState.map { "@" + String($0.name.prefix(1)) } ?? ""
    let key: String =
      switch handedOver?.status {
      case .present: "+"
      case .unknown: "?"
      case .absent, nil: ""
      }
    return name + (scene.map { "#" + String($0) } ?? "") + state + key
  }
}

extension String {
  fileprivate var shortened: String {
    replacing("UIApplication", with: "").replacing("Notification", with: "")
  }
}

extension Situation {
  /// A situation of the life cycle: the payload comes with the script.
  static func starting(
    _ state: AppState,
    _ system: SystemVersion,
    _ lifecycle: Lifecycle = .app,
    implements: Set<DelegateMethod> = .both
  ) -> Situation {
    Situation(
      system: system,
      state: state,
      payload: PayloadTraits(),
      implements: implements,
      lifecycle: lifecycle
    )
  }
}
