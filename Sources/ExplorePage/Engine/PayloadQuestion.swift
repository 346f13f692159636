internal import PushPayload
internal import PushRules
internal import RouteReport

/// What a payload does in a situation.
struct PayloadQuestion {
  private let text: String
  private let source: String
  private let document: JSONDocument
  private let stated: StatedMembers
  private let payload: Payload
  private let slip: Finding?

  /// Reads the request and its payload, or the message of a provider that stands in its place.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - members: The members of the situation, or nil for those of the request.
  /// - Throws: Why there is no answer.
  init(_ request: JSONNode, stating members: [JSONMember]? = nil) throws(RequestError) {
    guard let text = request["payload"]?["text"]?.string else {
      throw RequestError("expected a member `payload` with a member `text`")
    }
    source = request["payload"]?["source"]?.string ?? "-"
    self.text = text
    var stated = try StatedMembers(members ?? request["situation"]?.members ?? [])
    guard stated.has("state") else { throw RequestError("expected a member `state`") }
    let reading: AppleReading
    do {
      reading = try AppleReading(Array(text.utf8))
    } catch {
      throw RequestError(error.message)
    }
    document = reading.document
    slip = reading.slip
    let message = ProviderMessage(recognizedIn: document)
    if let message { try stated.read(message.headers) }
    self.stated = stated
    let pushType = stated.situation.pushType
    do {
      payload =
        if let message {
          try Payload(message, in: document, pushType: pushType)
        } else {
          try Payload(document.root, in: document, pushType: pushType)
        }
    } catch {
      throw RequestError(error.message)
    }
  }

  /// The answer without a look at what is odd about the payload.
  var bareAnswer: RouteAnswer {
    RouteAnswer(to: situation, payload: summary, assumed: stated.assumed)
  }

  /// The answer, with the findings about the payload without which it would be another one.
  var answer: RouteAnswer {
    let path = FilePath(source)
    let bytes = Array(text.utf8)
    return bareAnswer.adding(FileFindings(in: payload, of: path, bytes, slip, for: situation))
  }

  private var summary: PayloadSummary { PayloadSummary(payload, source: FilePath(source)) }

  private var situation: Situation {
    var situation = stated.situation
    situation.payload = payload.traits
    return situation
  }

  /// The payload as a test reads it: as it was written, unless something else stands around it or it is
  /// no JSON.
  var testText: String {
    guard payload.message != nil || slip != nil else { return text }
    return JSONTree(payload.message?.payload ?? document.root).text
  }

  /// The answer as a file of cases.
  var caseJSON: JSONTree {
    let answer = bareAnswer
    return ["cases": .array([answer.caseJSON(named: answer.caseName, payload: document.root)])]
  }
}
