internal import PushRules
internal import Questions

extension FlagGroup {
  /// The flags that describe the situation, shared by the commands that route pushes.
  static let situation = FlagGroup(
    title: "situation",
    flags: memberFlags.filter { ownFlags.contains($0.key) }
      .flatMap { $0.key == .input(.userAction) ? [$0, .tap] : [$0] }
      + [.set, CommandFlag(.headers)],
    inputs: memberFlags.filter { !ownFlags.contains($0.key) },
    shown: (usual, .situation)
  )

  /// The same for commands whose help only names them.
  static let namedSituation = FlagGroup(
    title: "situation",
    flags: situation.flags,
    inputs: situation.inputs,
    shown: ([], .situation)
  )

  /// The members that flags of a situation state, in the order in which answers name them.
  static let situationMembers =
    SituationMember.inOrderOfFlags.flatMap { $0 == .terminatedBy ? [$0, .killedByUser] : [$0] }
    + [.headers]

  private static let memberFlags = situationMembers.dropLast().map { CommandFlag($0) }

  /// What most questions state.
  private static let usual: Set<CommandFlag.Key> = [
    .input(.state), .input(.killedByUser), .input(.userAction), .own(.tap), .input(.implements),
    .input(.lifecycle), .input(.system), .own(.set),
  ]

  private static let ownFlags = usual.union([
    .input(.terminatedBy), .input(.notificationCenterDelegate), .input(.sdk),
    .input(.backgroundModes), .input(.pushType), .input(.priority),
  ])

  /// The flags that describe where a script starts; its events are what the user does.
  static let start = FlagGroup(
    title: "situation at the start",
    flags: situation.flags.compactMap { flag in
      switch flag.key {
      case .input(.state):
        CommandFlag(.state, help: "state of the app before the first event (not-running)")
      case .input(.userAction), .own(.tap): nil
      default: flag
      }
    },
    inputs: situation.inputs.filter { $0.key != .input(.meanwhile) } + lifecycle,
    shown: (usual, .situation)
  )

  /// The inputs of an app and a device that the push rules do not ask for.
  static let lifecycle = SituationMember.ofLifecycle.map { CommandFlag($0) }
}

extension SituationMember {
  /// The members in the order in which the help lists their flags: the version beside the SDK.
  static let inOrderOfFlags: [SituationMember] =
    Situation.members.filter { $0 != .system }
    .flatMap { $0 == .sdk ? [.system, .sdk] : [$0] }
}
