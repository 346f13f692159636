extension CommandDescription {
  /// The words that may stand behind the name of the command.
  var operandWords: [String] {
    switch CommandName(rawValue: name) {
    case .simulate: EventWord.all + ["push:", "after:"]
    case .rules: Explained.names.filter { $0.allSatisfy(Self.meansNothingToShells) }
    case .help: Self.all.map(\.name) + HelpTopic.names
    case .schema: SchemaName.allCases.map(\.rawValue)
    case .completion: Shell.allCases.map(\.rawValue)
    default: []
    }
  }

  private static func meansNothingToShells(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
  }

  /// Whether files may stand behind the name of the command.
  var takesFiles: Bool {
    switch CommandName(rawValue: name) {
    case .eval, .lint, .simulate, .test, .table, .diff, .explore: true
    default: false
    }
  }
}
