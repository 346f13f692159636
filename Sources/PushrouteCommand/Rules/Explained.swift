internal import AppLifecycle
internal import AppProfile
internal import Evidence
internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

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

  /// The names of all subjects except citations.
  static var names: [String] {
    RuleCatalogue(of: .routing).ids + LifecycleEvent.scripted.map(\.name) + Callback.all.map(\.id)
      + ConceptPage.all.flatMap(\.names) + LintCode.all.map(\.code)
  }

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
