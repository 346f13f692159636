internal import PushPayload
internal import Questions

struct LintSelection: Hashable, Sendable {
  private let codes: CodeChoice
  private let least: Severity

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    codes = CodeChoice(
      selected: try Self.codes(.select, arguments),
      ignored: try Self.codes(.ignore, arguments) ?? []
    )
    least = Severity(named: arguments[.severity]) ?? .info
  }

  private init(_ codes: CodeChoice, _ least: Severity) {
    self.codes = codes
    self.least = least
  }

  func adding(_ file: ConfiguredFile?) -> LintSelection {
    file.map { LintSelection(codes.adding($0.codes), least) } ?? self
  }

  func shows(_ code: String, _ severity: Severity) -> Bool {
    codes.contains(code) && (severity >= least || !codes.canHide(code))
  }

  private static func codes(
    _ flag: FlagName,
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> Set<String>? {
    guard let text = arguments[flag] else { return nil }
    var codes: Set<String> = []
    for word in CommaList(text).words {
      let found = try CodeChoice.codes(word, of: flag.spelling)
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
