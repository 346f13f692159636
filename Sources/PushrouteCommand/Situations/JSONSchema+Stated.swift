internal import PushRules
internal import RouteReport

// The members of files that mean the same as flags, in the spelling of the help: the reader takes
// camel case and capital letters, too.
extension JSONSchema {
  /// The situation of a case, of which every member may be left out.
  static let statedSituation = JSONSchema.object(
    [:],
    optional: stated(CaseSituation.flags, of: .eval) + ["stateBeforeKill": .text]
  )

  /// The values of members that mean the same as flags of a command.
  static func stated(
    _ flags: [(member: String, flag: String)],
    of command: CommandDescription
  ) -> Members {
    Members(
      flags.compactMap { member, name in
        command.flags.first { $0.name == name }.map { flag in
          (name: member, value: values(of: flag).about(flag.help))
        }
      }
    )
  }

  /// A payload in the file, or the path of one from its folder.
  static let payloadOrPath = JSONSchema.either([.table(of: .anything), nonEmptyText])
    .about("A payload or a message of a provider, or its path from the folder of this file.")

  /// A string that is not empty.
  static let nonEmptyText = JSONSchema.text(like: "[^ ]")

  private static func values(of flag: CommandFlag) -> JSONSchema {
    guard let value = flag.value else { return .truth }
    let words = JSONSchema.words(value.words + value.synonyms.map(\.word))
    switch SituationMember.stated(by: flag.name)?.form {
    case .words: return words
    case .optional(let known):
      let numbers = known.compactMap { Int($0) }.map { JSONSchema.constant(.number($0)) }
      return .either([words] + numbers + [.constant(.null)])
    case .version: return .text(like: "^[0-9]+(\\.[0-9]+)*$")
    case .methods: return .list(.either([.method, .text]))
    case .list(let known): return .list(.words(known))
    case nil where value.words == ["on", "off"]: return .either([.truth, words])
    case nil: return value.words.isEmpty ? .either([.count, .text(like: "^[0-9]+$")]) : words
    }
  }
}
