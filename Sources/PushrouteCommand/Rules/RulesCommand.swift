internal import PushRules
internal import Questions
internal import RouteReport

struct RulesCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let graph: DecisionGraph

  init(_ arguments: ParsedArguments, graph: DecisionGraph = .routing) throws(CommandError) {
    self.arguments = arguments
    self.graph = graph
    do {
      output = try OutputArguments(arguments)
    } catch {
      throw .arguments(error)
    }
    if arguments.has(.verify), let operand = arguments.operands.first {
      throw .arguments(.needlessOperand(operand, command: "rules --verify"))
    }
  }

  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    if arguments.has(.verify) { return try verify(in: &console) }
    if let id = arguments[.experiment] { return try describe(experiment: id, in: &console) }
    let result =
      arguments.operands.isEmpty ? render(RuleCatalogue(of: graph)) : try explanations()
    try output.deliver(result, in: &console)
    return .done
  }

  private func describe(
    experiment id: String,
    in console: inout Console
  ) throws(CommandError) -> ExitCode {
    let report: ExperimentReport
    do {
      report = ExperimentReport(try ContestedRule(contested: id))
    } catch {
      throw .arguments(error)
    }
    let text =
      output.format == .json
      ? PrintedText(report.json) : output.text(in: console) { report.write(to: &$1) }
    try output.deliver(text, in: &console)
    return .done
  }

  private func render(_ catalogue: RuleCatalogue) -> PrintedText {
    if output.format == .json { return PrintedText(catalogue.json) }
    var text = ""
    catalogue.write(to: &text)
    return PrintedText(page: text)
  }

  private func verify(in console: inout Console) throws(CommandError) -> ExitCode {
    let start = console.world.milliseconds
    let verification = RuleVerification(of: graph, .of(graph))
    let milliseconds = console.world.milliseconds - start
    if output.format == .json {
      let json = verification.json(milliseconds: milliseconds)
      try output.deliver(PrintedText(json), in: &console)
    } else {
      var text = ""
      verification.write(milliseconds: milliseconds, to: &text)
      try output.deliver(PrintedText(page: text), in: &console)
    }
    guard !verification.isProven else { return .done }
    for defect in verification.defects {
      console.report(PrintedText("pushroute: not proven: " + defect))
    }
    return .findings
  }

  private func explanations() throws(CommandError) -> PrintedText {
    var text = ""
    var objects: [JSONTree] = []
    for (index, name) in arguments.operands.enumerated() {
      guard let explained = Explained(name, in: graph) else {
        let nearest = Explained.names(like: name, in: graph)
        throw .arguments(.unknownName(kind: "rule", name, nearest: nearest))
      }
      if index > 0 { text += "\n" }
      explained.write(to: &text)
      objects += explained.json
    }
    guard output.format == .json else { return PrintedText(page: text) }
    let document: JSONTree = ["schemaVersion": .schemaVersion, "explanations": .array(objects)]
    return PrintedText(document)
  }
}

extension ContestedRule {
  /// The experiment of a contested rule, by its id.
  init(contested id: String) throws(ArgumentError) {
    guard let rule = ContestedRule(id) else {
      throw .unknownValue(
        .flag(.experiment),
        id,
        expected: ["the id of a contested rule"],
        hint: "pushroute rules names all rules, with (contested) behind the contested ones"
      )
    }
    self = rule
  }
}

extension CommandDescription {
  static let rules = CommandDescription(
    name: "rules",
    summary: "list the rules, explain some, or prove the tables",
    usage: "[ID...] [flags]",
    discussion: "ID is a rule, as answers name it; a callback in any spelling; an event; a code of "
      + "lint; a citation such as A-121, L-02 or S1-31; or one of "
      + ConceptPage.all.map(\.id).joined(separator: ", ")
      + ". The first part of an id, such as wake, lists its rules. Without ID, all are listed.",
    groups: [
      FlagGroup(
        title: "rules",
        flags: [
          CommandFlag(.verify, help: "prove that the tables decide every situation exactly once"),
          CommandFlag(
            .experiment,
            takes: "ID",
            help: "print how a device settles a contested rule"
          ),
        ]
      ),
      .output,
    ],
    examples: [
      Example("explain a rule", "pushroute rules wake.resumed"),
      Example("read what a callback is for", "pushroute rules did-enter-background"),
      Example("read what became of a claim", "pushroute rules S1-31"),
      Example("prove the tables", "pushroute rules --verify"),
      Example(
        "settle a contested rule on a device",
        "pushroute rules --experiment call-time.simulator"
      ),
    ],
    topics: [.methods, .events, .checks]
  )
}
