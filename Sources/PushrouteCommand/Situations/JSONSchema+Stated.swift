internal import PushRules
internal import Questions
internal import RouteReport

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
