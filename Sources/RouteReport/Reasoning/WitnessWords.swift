internal import PushRules

/// A situation as something to try: a payload, and the flags of eval.
struct WitnessWords: Sendable {
  /// A payload with the traits of the situation, on one line.
  let payload: String
  /// The flags that eval needs for the rest, each with its value.
  let flags: [String]

  /// Words a situation.
  init(_ situation: Situation) {
    payload = situation.payload.sample
    flags = situation.flags
  }

  /// Payload and flags on one line.
  var line: String { ([payload] + flags).joined(separator: " ") }
}

extension Situation {
  /// The flags of eval for everything but the payload; what eval assumes is left out.
  fileprivate var flags: [String] {
    let assumed = Situation(
      system: system,
      state: state,
      payload: payload,
      implements: implements
    )
    let usual = DelegateMethod.usual.filter { $0.since <= system }
    let app = [
      implements == usual ? nil : "--implements " + list(implementedIDs),
      notificationCenterDelegate == assumed.notificationCenterDelegate
        ? nil
        : "--notification-center-delegate " + (notificationCenterDelegate?.rawValue ?? "none"),
      lifecycle == assumed.lifecycle ? nil : "--lifecycle " + lifecycle.name,
      sdk == assumed.sdk ? nil : "--sdk " + sdk.description,
      backgroundModes == assumed.backgroundModes
        ? nil : "--background-modes " + list(modeNames),
    ]
    return (stateFlags + app + deviceFlags(assumed)).compactMap { $0 }
  }

  private var stateFlags: [String?] {
    [
      "--ios " + system.description, "--state " + state.name,
      state.termination.map { $0 == .system ? nil : "--terminated-by " + $0.rawValue } ?? nil,
      launch.map { "--launch " + $0.rawValue },
    ]
  }

  private func deviceFlags(_ assumed: Situation) -> [String?] {
    [
      backgroundAppRefresh == assumed.backgroundAppRefresh
        ? nil : "--background-app-refresh " + backgroundAppRefresh.name,
      lowPowerMode == assumed.lowPowerMode ? nil : "--low-power " + lowPowerMode.name,
      authorization == assumed.authorization ? nil : "--authorization " + authorization.name,
      firstUnlock == assumed.firstUnlock ? nil : "--first-unlock " + firstUnlock.name,
      pushType.map { "--push-type " + $0.rawValue },
      priority.map { "--priority " + $0.rawValue.description },
    ]
  }

  private func list(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: ",")
  }
}
