internal import PushRules
internal import Questions

extension FlagGroup {
  /// The flags that describe the situation, shared by the commands that route pushes.
  static let situation = FlagGroup(
    title: "situation",
    flags: memberFlags.filter { ownFlags.contains($0.name) } + [.set, headers],
    inputs: memberFlags.filter { !ownFlags.contains($0.name) },
    shown: (usual, .situation)
  )

  /// The same for commands whose help only names them.
  static let namedSituation = FlagGroup(
    title: "situation",
    flags: situation.flags,
    inputs: situation.inputs,
    shown: ([], .situation)
  )

  /// The flags and inputs that describe a situation, in the order in which answers name them.
  static let situationNames = memberFlags.map(\.name) + ["headers"]

  /// What most questions state.
  private static let usual: Set = [
    "state", "killed-by-user", "launch", "implements", "lifecycle", "ios", "set",
  ]

  private static let ownFlags: Set = usual.union([
    "terminated-by", "notification-center-delegate", "sdk", "background-modes", "push-type",
    "priority",
  ])

  /// The flags that describe where a script starts; what the user does, its events tell.
  static let start = FlagGroup(
    title: "situation at the start",
    flags: situation.flags.compactMap { flag in
      switch flag.name {
      case "state":
        CommandFlag(
          "state",
          takes: "STATE",
          flag.value?.words ?? [],
          synonyms: flag.value?.synonyms ?? [],
          help: "state of the app before the first event (not-running)"
        )
      case "launch": nil
      default: flag
      }
    },
    inputs: situation.inputs.filter { $0.name != "meanwhile" } + lifecycle,
    shown: (usual, .situation)
  )

  /// The inputs of an app and a device beyond what the push rules ask.
  static let lifecycle = StatedInput.ofLifecycle.map { input in
    input.placeholder.isEmpty
      ? CommandFlag(input.flag, help: input.help)
      : CommandFlag(
        input.flag,
        takes: input.placeholder,
        input.words,
        hint: input.hint,
        help: input.help
      )
  }

  private static let memberFlags = SituationMember.inOrderOfFlags.flatMap { member in
    let flag = CommandFlag(member)
    return member.name == "terminatedBy" ? [flag, killedByUser] : [flag]
  }

  private static let killedByUser = CommandFlag(
    "killed-by-user",
    help: "the user swiped the app away; --state says where it was before"
  )

  private static let headers = CommandFlag(
    "headers",
    takes: "FILE",
    help: "read both from a file of request headers: lines, or a JSON object"
  )
}

extension CommandFlag {
  fileprivate convenience init(_ member: SituationMember) {
    self.init(
      member.flag,
      takes: member.placeholder,
      member.words,
      synonyms: member.synonyms,
      hint: member.hint,
      help: member.help
    )
  }
}

extension SituationMember {
  /// The members in the order in which the help lists their flags: the version beside the SDK.
  static let inOrderOfFlags: [SituationMember] = {
    let others = Situation.members.filter { $0.name != "ios" }
    let version = Situation.members.filter { $0.name == "ios" }
    return others.flatMap { $0.name == "sdk" ? version + [$0] : [$0] }
  }()
}
