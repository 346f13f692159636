import AppLifecycle
import AppProfile
import DeviceLog
import Evidence
import PushPayload
import PushRules
import Questions
import RouteReport

struct RulesCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let graph: DecisionGraph

  init(_ arguments: ParsedArguments, graph: DecisionGraph = .routing) throws(ArgumentError) {
    self.arguments = arguments
    self.graph = graph
    output = try OutputArguments(arguments)
    for flag in [FlagName.verify, .experiment] where arguments.has(flag) {
      guard let operand = arguments.operands.first else { continue }
      throw .unexpectedOperand(operand, command: "rules --\(flag.rawValue)")
    }
    try arguments.check(.verify, without: [.experiment])
    let reason = "the proof is printed as text or JSON"
    try arguments.check(.verify, formats: [.text, .json], because: reason)
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    if arguments.has(.verify) { return try verify(in: &console) }
    let result =
      if let id = arguments[.experiment] {
        try experiment(id, in: console)
      } else {
        try arguments.operands.isEmpty ? catalogue(in: console) : explanations(in: console)
      }
    try output.deliver(result, in: &console)
    return .done
  }

  private func experiment(_ id: String, in console: Console) throws(ArgumentError) -> PrintedText {
    let report = try ContestedRule(contested: id)
    return output.render(report.json, markdown: report.markdown, in: console) {
      report.write(to: &$1)
    }
  }

  private func catalogue(in console: Console) -> PrintedText {
    let catalogue = RuleCatalogue(of: graph)
    return output.render(catalogue.json, markdown: catalogue.markdown, in: console) {
      catalogue.write(to: &$1)
    }
  }

  private func verify(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let start = console.world.milliseconds
    let verification = RuleVerification(of: graph, .of(graph))
    let milliseconds = console.world.milliseconds - start
    let result = output.render(verification.json(milliseconds: milliseconds), in: console) {
      verification.write(milliseconds: milliseconds, to: &$1)
    }
    try output.deliver(result, in: &console)
    guard !verification.isProven else { return .done }
    for defect in verification.defects {
      console.report(PrintedText("pushroute: not proven: " + defect))
    }
    return .findings
  }

  private func explanations(in console: Console) throws(ArgumentError) -> PrintedText {
    let explained = try arguments.operands.map { name throws(ArgumentError) in
      let subjects = Explained.subjects(name, in: graph)
      guard subjects.isEmpty else { return subjects }
      let ending = ArgumentError.question(Explained.names(like: name, in: graph))
      throw .unknownName(kind: "rule", name, ending: ending)
    }
    let subjects = explained.flatMap { $0 }
    let objects = { JSONTree.array(subjects.flatMap { $0.objects }) }
    return output.render(
      ["schemaVersion": .schemaVersion, "explanations": objects()],
      markdown: subjects.map { $0.markdown }.joined(separator: "\n"),
      in: console
    ) { _, text in
      let texts = explained.map { subjects in subjects.reduce(into: "") { $1.write(to: &$0) } }
      text = texts.joined(separator: "\n")
    }
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
        at: .value(of: FlagName.experiment.rawValue)
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
    discussion: "ID is a rule, as answers name it; a callback in any spelling, or a handler of an "
      + "SDK; an event; a code of lint; an answer of APNs or a sender, such as BadDeviceToken; a "
      + "citation such as A-121, L-02 or S1-31; or one of "
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
      .output(formats: OutputArguments.Format.withMarkdown, isConfigured: false),
    ],
    examples: [
      "explain a rule": "pushroute rules wake.resumed",
      "read what a callback is for": "pushroute rules did-enter-background",
      "read what became of a claim": "pushroute rules S1-31",
      "prove the tables": "pushroute rules --verify",
      "settle a contested rule on a device": "pushroute rules --experiment call-time.first-unlock",
    ],
    topics: [.methods, .events, .checks]
  )
}

/// What `rules` prints about a name.
enum Explained {
  /// The subjects of a name, or nothing; a callback may share its name with an event.
  ///
  /// The first part of ids stands for their rules.
  static func subjects(_ name: String, in graph: DecisionGraph) -> [any Explanation] {
    if let rule = RuleExplanation(id: name, in: graph) { return [rule] }
    if let rule = LifecycleRule(id: name) { return [rule] }
    let callbacks = callbacks(name)
    if !callbacks.isEmpty {
      return callbacks.map { MethodExplanation($0, in: graph) }
        + (EventExplanation(name).map { [$0] } ?? [])
    }
    if let page = concept(name) { return [page] }
    if let event = EventExplanation(name) { return [event] }
    if let answer = ServerAnswer.named(name) { return [answer] }
    if let check = LintCode.all.first(where: { $0.code == name }) { return [check] }
    if let citation = CitationExplanation(name) { return [citation] }
    let handlers = NamedHandler.all(name)
    if !handlers.isEmpty { return handlers }
    let claims = CitationExplanation.claims(ofText: name)
    return claims.isEmpty ? RuleGroup(name, in: graph).map { [$0] } ?? [] : claims
  }

  private static func callbacks(_ name: String) -> [Callback] {
    let callback = Callback(name) ?? Callback.all.first { $0.notification == name }
    return callback.map { [$0] } ?? MethodNames.callbacks.ids(of: name).compactMap { Callback($0) }
  }

  /// The concept with a name in any case, in kebab or camel case, or nil.
  private static func concept(_ name: String) -> ConceptPage? {
    let names = ConceptPage.all.flatMap(\.names)
    let word = Kebab.word(name, in: names) ?? names.first { $0.lowercased() == name.lowercased() }
    return word.flatMap { ConceptPage($0) }
  }

  /// The names of all subjects except citations and handlers.
  static var names: [String] {
    RuleCatalogue(of: .routing).ids + LifecycleEvent.scripted.map(\.name) + Callback.all.map(\.id)
      + ConceptPage.all.flatMap(\.names) + LintCode.all.map(\.code) + ServerAnswer.all.map(\.name)
  }

  static func names(like name: String, in graph: DecisionGraph) -> [String] {
    let rules = RuleCatalogue(of: graph).ids
    let parts = rules.filter { $0.hasSuffix("." + name) }
    if !parts.isEmpty { return Array(parts.prefix(3)) }
    let known = names + Citation.all.map(\.id)
    if let word = NearestWord(to: name, in: known).word { return [word] }
    return MethodNames.callbacks.ids(like: name)
  }
}
