internal import AppLifecycle
internal import Evidence
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// A subject that `rules` explains.
enum Explained: Sendable {
  /// A rule of a table.
  case rule(RuleExplanation)
  /// A rule of the life cycle.
  case lifecycleRule(LifecycleRuleExplanation)
  /// An event of a script.
  case event(EventExplanation)
  /// A callback, and the event that has the same name, if there is one.
  case callback(MethodExplanation, EventExplanation?)
  /// A concept, such as a group of callbacks.
  case concept(ConceptExplanation)
  /// A code of the lint.
  case check(CheckExplanation)
  /// The rules whose ids begin with the same part.
  case group(RuleGroup)
  /// A citation, or a claim of the source texts.
  case citation(CitationExplanation)

  /// Finds the subject of a name, or returns nil.
  init?(_ name: String, in graph: DecisionGraph) {
    if let rule = RuleExplanation(id: name, in: graph) {
      self = .rule(rule)
    } else if let rule = LifecycleRuleExplanation(id: name) {
      self = .lifecycleRule(rule)
    } else if let callback = Self.callback(name) {
      self = .callback(MethodExplanation(callback, in: graph), EventExplanation(name))
    } else if let page = Self.concept(name) {
      self = .concept(ConceptExplanation(page))
    } else if let event = EventExplanation(name) {
      self = .event(event)
    } else if let check = CheckExplanation(name) {
      self = .check(check)
    } else if let citation = CitationExplanation(name) {
      self = .citation(citation)
    } else if let group = RuleGroup(name, in: graph) {
      self = .group(group)
    } else {
      return nil
    }
  }

  func write(to output: inout some TextOutputStream) {
    switch self {
    case .rule(let rule): rule.write(to: &output)
    case .lifecycleRule(let rule): rule.write(to: &output)
    case .event(let event): event.write(to: &output)
    case .callback(let callback, let event):
      callback.write(to: &output)
      event?.write(to: &output)
    case .concept(let concept): concept.write(to: &output)
    case .check(let check): check.write(to: &output)
    case .citation(let citation): citation.write(to: &output)
    case .group(let group): group.write(to: &output)
    }
  }

  /// The explanation in JSON, and that of an event with the same name.
  var json: [JSONTree] {
    switch self {
    case .rule(let rule): [rule.json]
    case .lifecycleRule(let rule): [rule.json]
    case .event(let event): [event.json]
    case .callback(let callback, let event): [callback.json] + (event.map { [$0.json] } ?? [])
    case .concept(let concept): [concept.json]
    case .check(let check): [check.json]
    case .citation(let citation): [citation.json]
    case .group(let group): group.json
    }
  }

  /// The callback with an id, a selector, a Swift name or a notification, or nil.
  private static func callback(_ name: String) -> Callback? {
    Callback(name) ?? Callback.all.first { $0.notification == name }
      ?? MethodNames.callbacks.id(of: name).flatMap { Callback($0) }
  }

  /// The concept with a name in any case, in kebab or camel case, or nil.
  private static func concept(_ name: String) -> ConceptPage? {
    let names = ConceptPage.all.flatMap(\.names)
    let word = Kebab.word(name, in: names) ?? names.first { $0.lowercased() == name.lowercased() }
    return word.flatMap { ConceptPage($0) }
  }

  /// The names of all subjects except citations.
  static var names: [String] {
    RuleCatalogue(of: .routing).ids + LifecycleEvent.scripted.map(\.name) + Callback.all.map(\.id)
      + ConceptPage.all.flatMap(\.names) + LintCode.all.map(\.code)
  }

  /// Returns the known name nearest to a misspelt one, or the ids of rules that end with it.
  static func names(like name: String, in graph: DecisionGraph) -> [String] {
    let rules = RuleCatalogue(of: graph).ids
    let parts = rules.filter { $0.hasSuffix("." + name) }
    if !parts.isEmpty { return Array(parts.prefix(3)) }
    let pages = ConceptPage.all.flatMap(\.names)
    let known =
      Callback.all.map(\.id) + rules + LifecycleEvent.scripted.map(\.name) + pages
      + LintCode.all.map(\.code)
      + Citation.all.map(\.id)
    if let word = NearestWord(to: name, in: known).word { return [word] }
    return MethodNames.callbacks.ids(like: name)
  }
}
