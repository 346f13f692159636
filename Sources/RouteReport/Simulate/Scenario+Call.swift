import AppLifecycle
import PushRules

extension Situation {
  /// The flags that state it, as far as it departs from a usual one; the state is always stated.
  func flags(_ isWanted: (SituationMember) -> Bool) -> [String] {
    // A cause of the end that is not the system's is said.
    let start = state.termination == nil ? state : .notRunning(.system)
    let usual = Situation(state: start, payload: payload)
    return Self.members.filter(isWanted).filter { member in
      member == .state || member.value(self) != member.value(usual)
    }.compactMap { $0.flag(in: self) }
  }
}

extension Scenario {
  /// The script as a call of the command, with the file of its push; the methods are the app's.
  func call(pushing file: String?) -> String {
    let words = events.map { event in
      if case .push = event { "push:" + (file ?? "push.json") } else { event.name }
    }
    let flags = situation.flags { Self.startMembers.contains($0) }
    let inputs = [
      alwaysOn == .on ? "--set always-on=on" : nil,
      exitsOnSuspend == .present ? "--exits-on-suspend" : nil,
      device == .iPad ? "--device iPad" : nil,
      device == .iPadWithWindows ? "--multi-window" : nil,
    ].compactMap { $0 }
    return (["pushroute simulate"] + words + flags + inputs).joined(separator: " ")
  }

  private static let startMembers: [SituationMember] = [
    .system, .state, .terminatedBy, .lifecycle, .backgroundModes, .environment,
  ]
}
