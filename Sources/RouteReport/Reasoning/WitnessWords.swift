internal import PushRules

/// A situation as something to try: a payload, and the flags of eval.
struct WitnessWords: Sendable {
  /// A payload with the traits of the situation, on one line.
  let payload: String
  /// The flags that eval needs for the rest, each with its value; what eval assumes is left out.
  let flags: [String]

  /// Words a situation.
  init(_ situation: Situation) {
    payload = situation.payload.sample
    flags = Situation.members.filter { $0.isWorthStating(in: situation) }.compactMap { member in
      member.value(situation).argument.map { "--" + member.flag + " " + $0 }
    }
  }

  /// A call that answers for the situation.
  var call: String {
    "echo '" + payload + "' | pushroute eval " + flags.joined(separator: " ")
  }

  /// Payload and flags on one line.
  var line: String { ([payload] + flags).joined(separator: " ") }
}

extension SituationMember {
  /// Version and state are always stated; an end by the system is what eval assumes.
  fileprivate func isWorthStating(in situation: Situation) -> Bool {
    switch name {
    case "ios", "state": true
    case "terminatedBy": situation.state.termination != .system
    default: !isUsual(in: situation)
    }
  }
}
