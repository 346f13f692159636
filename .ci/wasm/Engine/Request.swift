internal import PushPayload
internal import PushRules
internal import RouteReport

/// A question in JSON.
///
/// The member `question` is `eval`, `simulate`, `diff` or `when`:
/// - `eval` has `payload`, an object with `source` and `text`, and `situation`, whose members are
///   those of `situation` in an answer. What is not stated has the defaults of the command.
/// - `simulate` has `scenario`, an object as in a file for the command; payloads stand in it.
/// - `diff` has `name`, such as `scenes`, and asks about all situations.
/// - `when` has `methods`, an array, and asks about all situations.
///
/// The answer is what the command prints with `--json`, or an object with the only member `error`.
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
    case "eval": return try PayloadQuestion(root).json
    case "simulate": return try ScenarioQuestion(root).json
    case "diff": return try SpaceQuestion.difference(root)
    case "when": return try SpaceQuestion.when(root)
    default:
      throw RequestError("expected a member `question` with the value eval, simulate, diff or when")
    }
  }
}

/// Why a request has no answer.
struct RequestError: Error {
  /// What is wrong, as a clause.
  let message: String

  init(_ message: String) { self.message = message }
}
