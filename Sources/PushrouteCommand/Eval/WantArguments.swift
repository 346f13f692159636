internal import PushRules
internal import Questions
internal import RouteReport

struct WantArguments: Hashable, Sendable {
  let methods: AskedMethods
  /// How many changes to show in text.
  let limit: ListLimit
  /// Whether to list changes of the version, the state and the action beside others.
  let listsAll: Bool

  /// The word that asks about the number on the icon, which any answer can have as a remark.
  private static let badge = "badge"

  static func isAboutBadge(_ arguments: ParsedArguments) -> Bool { arguments[.want] == badge }

  /// Reads the flags; returns nil if no method is wanted.
  init?(_ arguments: ParsedArguments) throws(ArgumentError) {
    guard let text = arguments[.want], text != Self.badge else {
      for flag in [FlagName.limit, .all] where arguments.has(flag) {
        throw .noEffect(.flag(flag), without: .flag(.want))
      }
      return nil
    }
    let reason = "one asks for changes, the other checks what happens without any"
    try arguments.check(.want, without: [.expect, .exitStatus], because: reason)
    methods = try AskedMethods(text, of: .want, app: arguments.app)
    limit = try ListLimit(arguments)
    listsAll = arguments.has(.all)
  }

  /// Returns an answer for each list of methods that the words stand for.
  func answers(_ answer: RouteAnswer) -> [WantAnswer] {
    methods.lists(in: answer.situation.lifecycle).map {
      WantAnswer($0, in: answer, listsAll: listsAll)
    }
  }
}
