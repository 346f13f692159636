internal import PushPayload
internal import PushRules
internal import RouteReport

/// What a payload does in a situation.
struct PayloadQuestion {
  private let source: String
  private let text: [UInt8]
  private let stated: StatedMembers
  private let payload: Payload
  private let slip: Finding?

  /// Reads the request and its payload, or the message of a provider that stands in its place.
  init(_ request: JSONNode) throws(RequestError) {
    guard let text = request["payload"]?["text"]?.string else {
      throw RequestError("expected a member `payload` with a member `text`")
    }
    source = request["payload"]?["source"]?.string ?? "-"
    self.text = Array(text.utf8)
    var stated = try StatedMembers(request["situation"]?.members ?? [])
    guard stated.has("state") else { throw RequestError("expected a member `state`") }
    let reading: AppleReading
    do {
      reading = try AppleReading(self.text)
    } catch {
      throw RequestError(error.message)
    }
    let document = reading.document
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

  /// The answer, with the findings about the payload without which it would be another one.
  var json: JSONTree {
    var situation = stated.situation
    situation.payload = payload.traits
    let summary = PayloadSummary(payload, source: FilePath(source))
    let answer = RouteAnswer(to: situation, payload: summary, assumed: stated.assumed)
    let found = FileFindings(in: payload, of: FilePath(source), text, slip, for: situation)
    return answer.adding(found).json
  }
}
