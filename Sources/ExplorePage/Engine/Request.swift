internal import PushPayload
internal import PushRules
internal import RouteReport

/// A question in JSON.
///
/// The member `question` says what is asked:
/// - `eval` has `payload`, an object with `source` and `text`, and `situation`, whose members are
///   those of `situation` in an answer. What is not stated has the defaults of the command.
/// - `page` has the same members, and asks for the findings and for the answer in all forms.
/// - `table` has them, too, with `rows` and `columns`.
/// - `rule` has `id`, the name of a rule or of a finding.
/// - `describe` has nothing, and asks what can be asked.
/// - `simulate` has `scenario`, an object as in a file for the command; payloads stand in it.
/// - `events` has `scenario`, and asks what may happen behind its last event.
/// - `diff` has `name`, such as `scenes`, and asks about all situations.
/// - `when` has `methods`, an array, and asks about all situations.
///
/// The answer to `eval`, `simulate`, `diff` and `when` is what the command prints with `--json`. Where
/// there is no answer it is an object with the only member `error`.
enum Request {
  /// Returns the answer to a request.
  static func answer(to bytes: [UInt8]) -> String {
    do {
      return try json(for: bytes).text
    } catch {
      return JSONTree.object([.init("error", .string(error.message))]).text
    }
  }

  private static func json(for bytes: [UInt8]) throws(RequestError) -> JSONTree {
    let root: JSONNode
    do {
      root = try JSONDocument(reading: bytes).root
    } catch {
      throw RequestError(error.message)
    }
    switch root["question"]?.string {
    case "eval": return try PayloadQuestion(root).answer.json
    case "page": return PageQuestion(root).json
    case "table": return TableQuestion.json(root)
    case "rule": return try RuleQuestion.json(root)
    case "describe": return DescriptionQuestion.json
    case "simulate": return try ScenarioQuestion(root).json
    case "events": return try ScenarioQuestion.outlook(root)
    case "diff": return try SpaceQuestion.difference(root)
    case "when": return try SpaceQuestion.when(root)
    case let name:
      throw RequestError(
        "expected a member `question` that this engine knows, found \(name ?? "none")"
      )
    }
  }
}

/// Why a request has no answer.
struct RequestError: Error {
  /// What is wrong, as a clause.
  let message: String

  init(_ message: String) { self.message = message }
}
