import AppLifecycle
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

/// Allocates memory for a request; the caller frees it.
@_expose(wasm, "allocate")
@_cdecl("allocate")
package func allocate(_ count: UInt32) -> UnsafeMutableRawPointer {
  .allocate(byteCount: Int(count), alignment: 16)
}

/// Frees the memory of a request or of an answer.
@_expose(wasm, "deallocate")
@_cdecl("deallocate")
package func deallocate(_ memory: UnsafeMutableRawPointer?) {
  unsafe memory?.deallocate()
}

/// Answers a question.
///
/// - Parameters:
///   - text: The request: JSON in UTF-8, as ``Request`` describes it.
///   - count: Its number of bytes.
/// - Returns: Four bytes with the length of the answer, the lowest first, and the answer: JSON in
///   UTF-8, ending in a line feed. The caller deallocates it.
@_expose(wasm, "answer")
@_cdecl("answer")
package func answer(_ text: UnsafePointer<UInt8>?, _ count: UInt32) -> UnsafeMutableRawPointer {
  let request = unsafe [UInt8](UnsafeBufferPointer(start: text, count: Int(count)))
  let answer = Array(Request.answer(to: request).utf8)
  let memory = unsafe allocate(UInt32(answer.count + 4))
  unsafe memory.storeBytes(of: UInt32(answer.count).littleEndian, as: UInt32.self)
  let place = unsafe UnsafeMutableRawBufferPointer(start: memory + 4, count: answer.count)
  unsafe place.copyBytes(from: answer)
  return unsafe memory
}

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
