internal import PushPayload
internal import Questions

extension CodeChoice {
  /// Reads the flags.
  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    selected = try Self.codes(.select, arguments)
    ignored = try Self.codes(.ignore, arguments) ?? []
    least = Severity(named: arguments[.severity]) ?? .info
  }

  private static func codes(
    _ flag: FlagName,
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> Set<String>? {
    guard let text = arguments[flag] else { return nil }
    var codes: Set<String> = []
    for word in text.commaWords {
      let found = try Self.codes(word, of: flag.spelling)
      if flag == .ignore, found.count == 1, let code = found.first, !CodeChoice().canHide(code) {
        throw .call("--ignore: \(code) is always shown: such a file cannot be checked")
      }
      codes.formUnion(found)
    }
    return codes
  }
}

extension ParsedArguments {
  func failLevel(under configuration: Configuration?) -> Severity {
    Severity(named: self[.failSeverity]) ?? configuration?.failLevel ?? .warning
  }
}

extension Severity {
  init?(named name: String?) {
    guard let found = Severity.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
