import AppProfile
import PushRules
import Questions
import RouteReport

/// The methods that a flag asks about, by any name: a short name is that of several, and a handler of
/// an SDK stands for those inside which it runs.
struct AskedMethods: Hashable, Sendable {
  private enum Meaning: Hashable {
    case methods([DelegateMethod])
    case handlers([NamedHandler])

    func methods(in lifecycle: Lifecycle?) -> [DelegateMethod] {
      switch self {
      case .methods(let methods): return methods
      case .handlers(let handlers):
        let methods = Set(handlers.flatMap { $0.methods(in: lifecycle) })
        return DelegateMethod.allCases.filter { methods.contains($0) }
      }
    }
  }

  private let meanings: [Meaning]
  /// What the names of handlers stand for.
  let notes: [String]

  init(_ text: String, of flag: FlagName, app: StatedApp?) throws(ArgumentError) {
    var meanings: [Meaning] = []
    var notes: [String] = []
    for word in text.commaWords {
      let methods = MethodList.methods(word)
      let handlers = methods.isEmpty ? NamedHandler.all(word, of: app?.sdks ?? []) : []
      guard !handlers.isEmpty else {
        meanings.append(
          .methods(methods.isEmpty ? try MethodList.methods([word], of: .flag(flag)) : methods)
        )
        continue
      }
      let meaning = Meaning.handlers(handlers)
      let ids = meaning.methods(in: nil).map { $0.id }
      let names = Set(handlers.map { $0.sdk.name }).sorted()
      notes.append(
        "\(flag.spelling) \(word): a handler of \(names.joined(separator: ", ")), which runs inside "
          + ArgumentError.list(ids)
      )
      meanings.append(meaning)
    }
    (self.meanings, self.notes) = (meanings, notes)
  }

  /// All methods that the words stand for.
  var any: [DelegateMethod] { meanings.flatMap { $0.methods(in: nil) } }

  /// The lists of one method for each word.
  func lists(in lifecycle: Lifecycle) -> [[DelegateMethod]] {
    meanings.reduce([[]]) { lists, meaning in
      lists.flatMap { list in meaning.methods(in: lifecycle).map { list + [$0] } }
    }
  }

  /// Whether an app may have to be asked about several lists.
  var isAmbiguous: Bool { meanings.contains { $0.methods(in: nil).count > 1 } }
}

struct WantArguments: Hashable, Sendable {
  let methods: AskedMethods
  /// How many changes to show in text.
  let limit: Int?
  /// Whether to list changes of the version, the state and the action beside others.
  let listsAll: Bool

  /// The word that asks about the number on the icon, which any answer can have as a remark.
  static let badge = "badge"

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
    limit = try arguments.limit()
    listsAll = arguments.has(.all)
  }

  /// Returns an answer for each list of methods that the words stand for.
  func answers(_ answer: RouteAnswer) -> [WantAnswer] {
    methods.lists(in: answer.situation.lifecycle).map {
      WantAnswer($0, in: answer, listsAll: listsAll)
    }
  }
}

extension ParsedArguments {
  /// How many entries of a list to print, instead of the usual number.
  func limit(usual: Int? = nil) throws(ArgumentError) -> Int? {
    guard let text = self[.limit] else { return usual }
    if text == "all" { return .max }
    guard let number = Int(text), number > 0 else {
      throw .unknownValue(.flag(.limit), text, expected: ["a number above 0", "all"])
    }
    return number
  }
}
