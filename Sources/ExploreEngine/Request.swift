import PushPayload
import PushRules
import Questions
import RouteReport

/// A question in JSON.
///
/// The member `question` names the kind of question:
/// - `page` has `payload`, an object with `source`, `text` and, of several different messages, the place
///   of one as `push`; and `situation`, with the members of `situation` in a case. A member that is left
///   out has the default of the command.
/// - `forms` has the same members, and asks for the answer as a case, as a test and in Markdown, and for
///   the payload alone.
/// - `edit` has them, too, and asks for the payload and the members after a change: with `fix`, the
///   number of a finding, or with `method` and `phase` of a method that does not run.
/// - `table` has them, too, with `rows` and `columns`.
/// - `rule` has `id`, the id of a rule or of a finding.
/// - `describe` asks which members, values, methods and events there are.
/// - `fingerprint` asks for the ``RuleFingerprint`` of the rules that answer.
/// - `simulate` has `scenario`, an object as in a file for the command, with the payloads in it.
/// - `events` has `scenario`, and asks which events can follow its last one.
///
/// What the command prints with `--json` is in the answers, member by member. A question without an
/// answer gets an object with the single member `error`.
enum Request {
  static func answer(to bytes: [UInt8]) -> String {
    do {
      return try json(for: bytes).text
    } catch {
      return JSONTree.object([.init("error", .string(error.message))]).text
    }
  }

  private static func json(for bytes: [UInt8]) throws(ArgumentError) -> JSONTree {
    let request = try ArgumentError.converting(try JSONFile(InputFile("-", bytes: bytes)))
    switch request.root["question"]?.string {
    case "page": return PageQuestion(request).json
    case "describe": return DescriptionQuestion.json
    case "fingerprint": return RuleFingerprint().json
    case "forms": return try PayloadQuestion(request).forms
    case "edit": return try PageQuestion(request).edited()
    case "table": return try TableQuestion.json(request)
    case "rule": return try RuleQuestion.json(request.root)
    case "simulate": return try ScenarioQuestion(request).json
    case "events": return try ScenarioQuestion.nextEvents(request)
    case let name:
      throw .call(
        "expected a member `question` that this engine knows, found \(name ?? "none")"
      )
    }
  }
}

extension ArgumentError {
  /// Why a request has no answer; what it holds has no path.
  var message: String {
    guard case .files(let messages) = self else { return description }
    return messages.map { $0.message }.joined(separator: "\n")
  }
}
