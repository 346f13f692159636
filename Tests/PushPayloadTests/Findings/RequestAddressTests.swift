import PushRules
import Testing

@testable import PushPayload

/// Host, path and token of a request, and the token in a message of a provider.
struct RequestAddressTests {
  private static let hex = "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0"

  private static let tokens: [(token: String, form: TokenForm?)] = [
    (hex, .ofAPNs), (hex.uppercased() + "00fc13ad", .ofAPNs), ("00fc13ad", nil),
    ("ExponentPushToken[aB3]", .ofExpo), ("ExpoPushToken[aB3]", .ofExpo), ("Exponential", nil),
    ("cA1-x:APA91bGx_y", .ofFCM), ("{length = 32, bytes = 0x00fc ... e8f0 }", .garbled),
    ("<00fc13ad ff785122 b4ad2880 9a342098 23412414 21348097 878e577c 991de8f0>", .garbled),
    ("0x" + hex, nil), ("{{token}}", nil), ("eabeae54-14a8-11e5-b60b-1697f925ec7b", nil),
  ]

  @Test func `the form of a token`() {
    for (token, form) in Self.tokens { #expect(TokenForm(token) == form, "\(token)") }
  }

  private static let requests: [(headers: String, isRight: Bool)] = [
    (":path: /3/device/\(hex)\n:authority: api.push.apple.com", true),
    (":path: /3/device/\(hex)\n:authority: api.sandbox.push.apple.com:443", true),
    (":authority: gateway.push.apple.com:2195", false), (":authority: localhost:2197", true),
    (":path: /3/device/{{token}}", true), (":path: /3/device/ExpoPushToken[aB3]", false),
    (":path: /3/device/cA1:APA91bGx", false),
    (":path: /3/device/\(hex)\napns-channel-id: YQ==", false),
    (":path: /4/broadcasts/apps/a.b\napns-channel-id: YQ==", true),
  ]

  private static let messages: [(message: String, isRight: Bool)] = [
    (#"{"message":{"token":"cA1:APA91bGx","notification":{"title":"Hi"}}}"#, true),
    (#"{"message":{"token":"t","notification":{"title":"Hi"}}}"#, true),
    (#"{"message":{"token":"\#(hex)","notification":{"title":"Hi"}}}"#, false),
    (#"{"message":{"token":"ExponentPushToken[aB3]","notification":{"title":"Hi"}}}"#, false),
    (#"{"message":{"token":"{length=32,bytes=0x0...e}","notification":{"title":"Hi"}}}"#, false),
    (#"{"to":"\#(hex)","notification":{"title":"Hi","body":"There"}}"#, false),
    (#"{"aps":{"alert":"Hi"},"device_token":"{length=32,bytes=0x01a0...c96a}"}"#, false),
    (#"{"aps":{"alert":"Hi"},"token":"\#(hex)","to":"ExponentPushToken[aB3]"}"#, true),
    (#"{"notifications":[{"platform":1,"tokens":["\#(hex)"],"topic":"a","message":"Hi"}]}"#, true),
    (#"{"notifications":[{"platform":1,"tokens":["c:APA91"],"topic":"a","message":"Hi"}]}"#, false),
  ]

  @Test func `a request goes where its push belongs, with a token of its provider`() throws {
    for (headers, isRight) in Self.requests {
      let document = try JSONDocument(reading: Array(#"{"aps":{"alert":"Hi"}}"#.utf8))
      let list = headers.split(separator: "\n").map { line in
        let place = line.dropFirst().firstIndex(of: ":") ?? line.endIndex
        return RequestHeaderList.Header(String(line[..<place]), String(line[place...].dropFirst(2)))
      }
      let findings = Lint(document, headers: RequestHeaderList(list)).findings.listed
      #expect(findings.map(\.code) == (isRight ? [] : ["request-address"]), "\(headers)")
      #expect(findings.allSatisfy { !$0.message.contains("00fc13ad") })
    }
    for (message, isRight) in Self.messages {
      let document = try JSONDocument(reading: Array(message.utf8))
      let messages = ProviderMessage.all(recognizedIn: document)
      let findings = Lint(document, messages: messages).findings.listed
      let codes = findings.map(\.code)
      #expect(codes.contains("request-address") != isRight, "\(message) \(codes)")
      #expect(findings.allSatisfy { !$0.message.contains("00fc13ad") })
    }
  }

  @Test func `the request line of a file has host and path, a placeholder neither`() throws {
    let headers = ["https://api.push.apple.com/3/device/00", "{{host}}/3/device/{{token}}"].map {
      let head = "POST \($0)\napns-topic: a.b\napns-push-type: alert\n\n"
      let request = head + #"{"aps":{"alert":"Hi"}}"# + "\n"
      return ContainerFormat.requests.parts(of: Array(request.utf8)).first?.headers
    }
    #expect(headers[0]?[":authority"]?.value == "api.push.apple.com")
    #expect(headers[0]?[":path"]?.value == "/3/device/00")
    let other = try #require(headers[1])
    #expect(other[":path"] == nil && other[":authority"] == nil)
  }
}
