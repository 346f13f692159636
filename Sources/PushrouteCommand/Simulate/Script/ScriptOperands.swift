internal import Questions

/// The script that the operands name: a scenario, or single events.
enum ScriptOperands: Hashable, Sendable {
  /// A scenario in a file, or in standard input for the path `-`.
  case scenario(FilePath)
  case events([EventWord])

  init?(_ operands: [String]) throws(ArgumentError) {
    guard let first = operands.first else { return nil }
    let paths = operands.filter(Self.namesScenario)
    guard let path = paths.first else {
      var events: [EventWord] = []
      for operand in operands { events.append(try EventWord(operand, expected: Self.form)) }
      self = .events(events)
      return
    }
    guard operands.count == paths.count else { throw .scenarioAmongEvents(path) }
    guard paths.count == 1 else { throw .secondScenario(paths[1]) }
    self = .scenario(FilePath(argument: first))
  }

  var entries: [ScriptEntry] {
    guard case .events(let events) = self else { return [] }
    return events.map { ScriptEntry(content: $0, position: nil) }
  }

  /// The number of times that standard input is to be read.
  var inputCount: Int {
    switch self {
    case .scenario(let path): path == .standardInput ? 1 : 0
    case .events(let events): events.count { $0 == .push(path: "-") }
    }
  }

  private static let form = "an event, or a scenario file with .json or / in its name"

  private static func namesScenario(_ operand: String) -> Bool {
    !EventWord.takesValue(operand)
      && (operand == "-" || operand.hasSuffix(".json") || operand.contains("/"))
  }
}
