import AppLifecycle
import PushPayload
import PushRules
import Questions
import RouteReport

/// Lists what a question can state: the members of a situation with their values, the methods, the
/// versions and the events, in the words of the command.
enum DescriptionQuestion {
  static var json: JSONTree {
    [
      "members": .array(Situation.members.map { $0.description }),
      "methods": .array(DelegateMethod.allCases.map { $0.description }),
      "versions": .texts(SystemVersion.releases.map { $0.description }),
      "starts": .texts(SystemVersion.breakpoints.map { $0.description }),
      "events": .array(
        LifecycleEvent.scripted.map {
          ["name": .string($0.name), "meaning": .string($0.meaning)]
        }
      ),
    ]
  }
}

extension SituationMember {
  fileprivate var description: JSONTree {
    let (form, words): (String, [String]) =
      switch form {
      case .words(let words): ("word", words)
      case .optional(let words): ("optional", words)
      case .version: ("version", [])
      case .methods: ("methods", [])
      case .list(let words): ("list", words)
      case .truth, .onOff, .count: ("word", words)
      }
    return [
      "name": .string(name),
      "flag": .string(flag),
      "form": .string(form),
      "words": .texts(words),
    ]
  }
}

extension DelegateMethod {
  fileprivate var description: JSONTree {
    [
      "id": .string(id),
      "name": .string(name),
      "selector": .string(selector),
      "signature": .string(signature),
    ]
  }
}

/// Explains a rule with its sources, or a finding with a bad and a good sample.
enum RuleQuestion {
  static func json(_ request: JSONNode) throws(ArgumentError) -> JSONTree {
    guard let id = request["id"]?.string else { throw .call("expected a member `id`") }
    if let rule = RuleExplanation(id: id, in: .routing) { return rule.json }
    if let rule = LifecycleRule(id: id) { return rule.json }
    if let check = LintCode.all.first(where: { $0.code == id }) { return check.json }
    throw .call("no rule and no finding is called \(id)")
  }
}
