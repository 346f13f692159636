internal import PushPayload
internal import PushRules

/// The rules of a SARIF log, each once, in the order of the catalogue.
struct SARIFRules: Sendable {
  private let rules: [LintCode]
  private let indices: [String: Int]

  /// All rules.
  static let all = SARIFRules(for: LintCode.all.map { $0.code })

  /// Takes the rules with some codes out of the catalogue.
  init(for codes: [String]) {
    let found = Set(codes)
    rules = LintCode.all.filter { found.contains($0.code) }
    indices = rules.enumerated().reduce(into: [:]) { $0[$1.element.code] = $1.offset }
  }

  /// Returns the place of a rule, or -1 for a code that the catalogue does not have.
  func index(of code: String) -> Int { indices[code] ?? -1 }

  /// The rules with their texts.
  var json: JSONTree { .array(rules.map { $0.sarif }) }
}

extension LintCode {
  fileprivate var sarif: JSONTree {
    [
      "id": .string(code),
      "shortDescription": ["text": .string(statement)],
      "fullDescription": ["text": .string(statement + " " + reason)],
      "help": ["text": .string(help)],
      "defaultConfiguration": ["level": .string(severity.level)],
      "properties": ["since": .text(since?.description), "citations": .texts(citations)],
    ]
  }

  private var help: String {
    let samples = [("bad", bad), ("good", good)].compactMap { label, sample in
      sample.map { "\n" + label + ": " + $0.payload }
    }
    return reason + samples.joined() + "\npushroute rules " + code + " says more."
  }
}
