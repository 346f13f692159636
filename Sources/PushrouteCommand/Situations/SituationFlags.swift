import PushPayload
import PushRules
import Questions
import RouteReport

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
  static let namedSituation = situation.changed { $0.shown = ([], .situation) }

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

extension StatedSituation {
  /// Takes what the flags of a call state, then its app, then its configuration; of a comparison, for
  /// one side.
  init(_ arguments: ParsedArguments, ofSide side: Int = 0) {
    let flags = Statements(flags: arguments.inputs(ofSide: side))
    self.init(flags, arguments.app, arguments.configuration)
  }

  /// Takes flags or the members of a file, then an app, then a configuration.
  init(_ members: Statements, _ app: StatedApp?, _ configuration: Configuration?) {
    let configured = configuration?.profile[.system]?.words.first
    let version =
      (members[.system]?.words.first ?? configured).flatMap { SystemVersion($0) } ?? .newest
    self.init(members, app: app?.statements(on: version) ?? [:], changes: app?.changes ?? [])
    if let configuration { add(configuration: configuration.profile) }
  }
}

// The members of files that mean the same as flags, in the spelling of the help: the reader accepts
// camel case and capital letters, too.
extension JSONSchema {
  /// The situation of a case; every member is optional.
  static let statedSituation = JSONSchema.object(
    [:],
    optional: stated(SituationMember.ofCase, of: .eval) + ["stateBeforeKill": .text]
  )

  /// The values of members that mean the same as flags of a command.
  static func stated(_ members: [SituationMember], of command: CommandDescription) -> Members {
    Members(
      members.compactMap { member in
        (command.flags + command.inputs).first { $0.key == .input(member) }.map { flag in
          (name: member.name, value: values(of: member).about(flag.help))
        }
      }
    )
  }

  /// A payload in the file, or the path of one from its folder.
  static let payloadOrPath = JSONSchema.either([.table(of: .anything), nonEmptyText])
    .about("A payload or a message of a provider, or its path from the folder of this file.")

  /// A string that is not empty.
  static let nonEmptyText = JSONSchema.text(like: "[^ ]")

  private static func values(of member: SituationMember) -> JSONSchema {
    let words = JSONSchema.words(member.words + member.synonyms.map(\.word))
    switch member.form {
    case .words: return words
    case .optional(let known):
      let numbers = known.compactMap { Int($0) }.map { JSONSchema.constant(.number($0)) }
      return .either([words] + numbers + [.constant(.null)])
    case .version: return .text(like: "^[0-9]+(\\.[0-9]+)*$")
    case .methods: return .list(.either([.method, .text]))
    case .list(let known): return .list(.words(known))
    case .truth: return .truth
    case .onOff: return .either([.truth, words])
    case .count: return .either([.count, .text(like: "^[0-9]+$")])
    }
  }
}

extension ScenarioFile {
  /// What ``init(_:)`` reads.
  static let schema = JSONSchema.object(
    ["events": JSONSchema.list(event).with("maxItems", .number(mostEvents))],
    optional: [
      "$schema": .text, "name": .text, "description": .text, "source": .text,
      "expect": JSONSchema.list(.text).about("Lines of a log, or steps: home -> NAMES = STATES."),
    ]
      + JSONSchema.stated(SituationMember.ofScenario, of: .simulate)
      + ["userAction": .either([.constant("none"), .constant(.null)])]
  )

  private static let event = JSONSchema.either(
    [
      .words(EventWord.all),
      .text(like: EventWord.patternWithValue),
      .object(["push": .payloadOrPath]), .object(["after": .count]),
    ]
  )
}
