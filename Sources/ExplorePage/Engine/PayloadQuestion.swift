internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

/// What a payload does in a situation.
struct PayloadQuestion {
  private let file: InputFile
  private let payload: InputPayload
  private let situation: SituationArguments

  /// Reads the payload of a request, or the provider's message in its place.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - stated: The stated situation, or nil for that of the request.
  /// - Throws: Why there is no answer.
  init(
    _ request: JSONFile,
    stating stated: StatedSituation? = nil
  ) throws(RequestError) {
    file = try Self.file(in: request)
    let stated = if let stated { stated } else { StatedSituation(try Self.statements(in: request)) }
    situation = try Self.situation(stated)
    guard situation.hasOneState else { throw RequestError("expected a member `state`") }
    do {
      payload = try InputPayload(checking: file, for: situation.start, from: .automatic)
    } catch {
      throw RequestError(error.message)
    }
  }

  /// The answer without the findings about the payload.
  var bareAnswer: RouteAnswer {
    situation.stating(payload.headers).answers(for: payload.summary)[0]
  }

  /// The answer, with the findings that change it.
  var answer: RouteAnswer { bareAnswer.adding(payload.findings) }

  /// The payload for a test: as written, unless it is in a message or not JSON.
  var testText: String {
    let message = payload.payload?.message
    guard message != nil || payload.slip != nil, let body = message?.payload ?? payload.body else {
      return String(decoding: file.bytes, as: UTF8.self)
    }
    return JSONTree(body).text
  }

  /// The answer as a file of cases.
  var caseJSON: JSONTree {
    guard let body = payload.body else { return ["cases": .array([])] }
    let answer = bareAnswer
    return ["cases": .array([answer.caseJSON(named: answer.caseName, payload: body)])]
  }
}

// The parts of a request.
extension PayloadQuestion {
  /// The payload as a file.
  static func file(in request: JSONFile) throws(RequestError) -> InputFile {
    let payload = request.root["payload"]
    guard let text = payload?["text"]?.string else {
      throw RequestError("expected a member `payload` with a member `text`")
    }
    return InputFile(FilePath(payload?["source"]?.string ?? "-"), bytes: Array(text.utf8))
  }

  /// The situation in the request, by flag.
  static func statements(
    in request: JSONFile
  ) throws(RequestError) -> [String: StatedSituation.Statement] {
    guard let node = request.root["situation"] else { return [:] }
    return try statements(node, in: request)
  }

  /// The situation in an object, by flag.
  static func statements(
    _ node: JSONNode,
    in request: JSONFile
  ) throws(RequestError) -> [String: StatedSituation.Statement] {
    do {
      return try StatedSituation.statements(node, in: request)
    } catch {
      throw RequestError(error.message)
    }
  }

  /// The stated situation, which may be impossible.
  static func situation(
    _ stated: StatedSituation
  ) throws(RequestError) -> SituationArguments {
    do {
      return try SituationArguments(stated, headers: nil, mayBeImpossible: true)
    } catch {
      throw RequestError(error.description)
    }
  }
}
