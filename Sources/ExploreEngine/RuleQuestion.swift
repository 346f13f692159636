internal import AppLifecycle
internal import PushPayload
internal import PushRules
internal import RouteReport

/// Explains a rule with its sources, or a finding with a bad and a good sample.
enum RuleQuestion {
  static func json(_ request: JSONNode) throws(RequestError) -> JSONTree {
    guard let id = request["id"]?.string else { throw RequestError("expected a member `id`") }
    if let rule = RuleExplanation(id: id, in: .routing) { return rule.json }
    if let rule = LifecycleRule(id: id) { return rule.json }
    if let check = LintCode.all.first(where: { $0.code == id }) { return check.json }
    throw RequestError("no rule and no finding is called \(id)")
  }
}
