internal import PushRules

/// A situation as a command to try: a payload, and eval's flags.
struct WitnessWords: Sendable {
  /// A payload with the traits of the situation, on one line.
  let payload: String
  /// The other flags of eval with their values, without those that eval assumes.
  let flags: [String]

  init(_ situation: Situation) {
    payload = situation.payload.sample
    flags = Situation.members.filter { $0.isWorthStating(in: situation) }.compactMap { member in
      member.value(situation).argument.map { "--" + member.flag + " " + $0 }
    }
  }

  /// The command that answers for the situation.
  var call: String {
    "echo '" + payload + "' | pushroute eval " + flags.joined(separator: " ")
  }

  var line: String { ([payload] + flags).joined(separator: " ") }
}

extension SituationMember {
  /// Version and state are always stated; eval assumes that the system ended the app.
  fileprivate func isWorthStating(in situation: Situation) -> Bool {
    switch name {
    case "ios", "state": true
    case "terminatedBy": situation.state.termination != .system
    default: !isUsual(in: situation)
    }
  }
}
