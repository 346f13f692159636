internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

extension CommandDescription {
  var operandWords: [String] {
    switch CommandName(rawValue: name) {
    case .simulate: EventWord.all + ["push:", "after:"]
    case .table: TablePreset.names
    case .diff: NamedDifference.words.map(\.id) + DelegateMethod.allCases.map(\.id)
    case .rules: Explained.names.filter { $0.allSatisfy(Self.needsNoQuotes) }
    case .help: Self.all.map(\.name) + HelpTopic.names
    case .schema: SchemaName.allCases.map(\.rawValue)
    case .completion: Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  private static func needsNoQuotes(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }

  /// What stands behind a flag, or nil if nothing does.
  func completion(of flag: CommandFlag) -> CommandFlag.Completion? {
    guard flag.key == .own(.set) else { return flag.completion }
    let statements = inputs.flatMap { input in
      switch input.completion {
      case .word(let words)?, .list(let words)?: words.map { input.name + "=" + $0 }
      case .file?, .text?: [input.name + "="]
      case nil: [input.name]
      }
    }
    return .word(statements)
  }

  var takesFiles: Bool {
    switch CommandName(rawValue: name) {
    case .eval, .lint, .simulate, .test, .explain, .table, .diff, .explore: true
    default: false
    }
  }
}

extension CommandFlag {
  enum Completion: Hashable, Sendable {
    /// One of several words.
    case word([String])
    /// Several words separated by commas.
    case list([String])
    case file
    /// Nothing: free text.
    case text
  }

  fileprivate var completion: Completion? {
    guard let value else { return nil }
    return switch value.placeholder {
    case "FILE", "PROFILE": .file
    case "METHODS": .list(DelegateMethod.allCases.map { $0.id })
    case "MODES": .list(BackgroundMode.allCases.map { $0.name })
    case "OPTIONS": .list(CategoryOption.allCases.map { $0.name })
    case "CODES": .list(LintCode.all.map { $0.code })
    default: value.words.isEmpty ? .text : .word(value.words)
    }
  }

  var summary: String { String(help.prefix { $0 != ";" && $0 != "\n" }) }

  var spellings: [String] { [spelling] + (letter.map { ["-\($0)"] } ?? []) }
}
