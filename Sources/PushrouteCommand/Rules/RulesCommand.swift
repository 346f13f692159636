internal import PushRules
internal import RouteReport

/// The rule catalogue: list it, explain a rule, prove the tables.
struct RulesCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let graph: DecisionGraph

  /// Reads the arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - graph: The tables to list or prove.
  /// - Throws: `CommandError` if the arguments contradict each other.
  init(_ arguments: ParsedArguments, graph: DecisionGraph = .routing) throws(CommandError) {
    self.arguments = arguments
    self.graph = graph
    do {
      output = try OutputArguments(arguments)
    } catch {
      throw .arguments(error)
    }
    if arguments.has("verify"), let operand = arguments.operands.first {
      throw .arguments(.needlessOperand(operand, command: "rules --verify"))
    }
  }

  /// Lists, explains or proves.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    if arguments.has("verify") { return try verify(in: &console) }
    let result =
      arguments.operands.isEmpty ? render(RuleCatalogue(of: graph)) : try explanations()
    try output.deliver(result, in: &console)
    return .done
  }

  private func render(_ catalogue: RuleCatalogue) -> String {
    var text = ""
    if output.format == .json { return catalogue.json.text }
    catalogue.write(to: &text)
    return text
  }

  private func verify(in console: inout Console) throws(CommandError) -> ExitCode {
    let start = console.world.milliseconds
    let verification = RuleVerification(of: graph)
    let milliseconds = console.world.milliseconds - start
    var text = ""
    if output.format == .json {
      text = verification.json(milliseconds: milliseconds).text
    } else {
      verification.write(milliseconds: milliseconds, to: &text)
    }
    try output.deliver(text, in: &console)
    guard !verification.isProven else { return .done }
    for defect in verification.defects { console.report("pushroute: not proven: " + defect) }
    return .findings
  }

  private func explanations() throws(CommandError) -> String {
    var text = ""
    var objects: [JSONTree] = []
    for (index, name) in arguments.operands.enumerated() {
      if index > 0 { text += "\n" }
      if let rule = RuleExplanation(id: name, in: graph) {
        rule.write(to: &text)
        objects.append(rule.json)
      } else if let method = MethodList.method(name) {
        let explanation = MethodExplanation(method, in: graph)
        explanation.write(to: &text)
        objects.append(explanation.json)
      } else if let citation = CitationExplanation(name) {
        citation.write(to: &text)
        objects.append(citation.json)
      } else {
        throw .arguments(.unknownName(kind: "rule", name, nearest: nearest(to: name)))
      }
    }
    guard output.format == .json else { return text }
    let json: JSONTree = ["schemaVersion": .number(1), "explanations": .array(objects)]
    return json.text
  }

  /// The known ids that are like a misspelt one, or that begin or end with it.
  private func nearest(to name: String) -> [String] {
    let ids = RuleCatalogue(of: graph).rules.map(\.id) + DelegateMethod.allCases.map(\.id)
    let parts = ids.filter { $0.hasPrefix(name + ".") || $0.hasSuffix("." + name) }
    if !parts.isEmpty { return Array(parts.prefix(3)) }
    return [NearestWord(to: name, in: ids).word].compactMap { $0 }
  }
}

extension CommandDescription {
  /// The command about the rules.
  static let rules = CommandDescription(
    name: "rules",
    summary: "list the rules, explain some, or prove the tables",
    usage: "[ID...] [flags]",
    discussion: "ID is the id of a rule, as answers name it, a method such as "
      + "did-receive-fetch, or a citation such as A-121. Without any, all rules are listed.",
    groups: [
      FlagGroup(
        title: "rules",
        flags: [
          CommandFlag(
            "verify",
            help: "prove that the tables decide every situation exactly once, and that every rule "
              + "says what it rests on"
          )
        ]
      ),
      .output,
    ],
    examples: [
      Example("explain a rule", "pushroute rules wake.resumed"),
      Example("explain a method", "pushroute rules did-receive-fetch"),
      Example("prove the tables", "pushroute rules --verify"),
    ]
  )
}
