package import PushPayload
package import PushRules

package struct InlinePayload {
  package let payload: Payload
  /// The request headers of a message, or nil for a payload.
  package let headers: RequestHeaders?

  /// Reads an object of a file; positions are those of the file.
  package init(
    _ node: JSONNode,
    in file: JSONFile,
    for situation: Situation,
    from choice: ProviderChoice
  ) throws(FileMessage) {
    guard node.members != nil else {
      throw file.unexpected(node, expected: "a payload as an object, or the path of one")
    }
    do throws(FileMessage) {
      if let message = try Self.message(node, file, situation, choice) {
        self = message
        return
      }
    } catch {
      throw file.error(error.message, at: node.offset)
    }
    do {
      payload = try Payload(node, in: file.document, pushType: situation.pushType)
      headers = nil
    } catch {
      throw file.file.error(error.message, at: error.position, code: error.code)
    }
  }

  private init(_ payload: Payload, _ headers: RequestHeaders) {
    self.payload = payload
    self.headers = headers
  }

  /// Reads an object as if it were a file; returns nil if it is not a message.
  private static func message(
    _ node: JSONNode,
    _ file: JSONFile,
    _ situation: Situation,
    _ choice: ProviderChoice
  ) throws(FileMessage) -> InlinePayload? {
    guard choice != .apns, choice != .automatic || node["aps"] == nil else { return nil }
    let bytes = Array(file.file.bytes[node.offset..<node.end])
    let part = InputFile(file.file.path, bytes: bytes)
    let document = try part.reading().document
    guard let message = try part.message(in: document, choice) else { return nil }
    let stated = RequestHeaders(pushType: situation.pushType, priority: situation.priority)
    let headers = try RequestHeaders(message.headers, in: part, agreeingWith: stated)
    do {
      let pushType = headers.pushType ?? situation.pushType
      return InlinePayload(try Payload(message, in: document, pushType: pushType), headers)
    } catch {
      throw part.error(error.message, at: error.position, code: error.code)
    }
  }
}
