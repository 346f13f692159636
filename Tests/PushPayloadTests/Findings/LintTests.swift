import PushPayload
import PushRules
import Testing

/// The lint as an app's own tests use it.
struct LintTests {
  private static let text = "{\n  \"aps\": {\"alert\": \"Hi\", \"badge\": \"1\"}\n}"

  @Test func `a finding has its place, its message and its fix`() throws {
    let lint = Lint(try Payload(Self.text, pushType: .alert))
    let finding = try #require(lint.findings.listed.first)
    #expect(lint.findings.listed.count == 1 && !lint.findings.isEmpty)
    #expect(finding.code == "badge-type" && finding.severity == .error)
    #expect(finding.message == "`badge` must be a number, not a string")
    #expect(lint.position(of: finding)?.description == "2:35")
    let fix = try #require(finding.fix)
    let mended = Fix.apply([fix], to: Array(Self.text.utf8))
    #expect(String(decoding: mended, as: UTF8.self).contains(#""badge": 1}"#))
  }

  @Test func `a finding about a header has no place in the payload`() throws {
    let payload = try Payload(Self.text, pushType: .alert)
    let headers = RequestHeaderList([.init("apns-priority", "7")])
    let lint = Lint(payload, headers: headers, system: .iOS(18))
    let finding = try #require(lint.findings.listed.first { $0.code == "priority-value" })
    #expect(lint.position(of: finding) == nil)
  }

  @Test func `a payload that a provider makes is linted in the text of the message`() throws {
    let text = #"{"message":{"token":"t","notification":{"title":"Hi"},"data":{"id":42}}}"#
    let document = try JSONDocument(reading: Array(text.utf8))
    let message = try ProviderMessage(document, as: .fcm)
    let payload = try Payload(message, in: document, pushType: .alert)
    let findings = Lint(payload, headers: message.headers).findings.listed
    #expect(findings.map(\.code) == ["provider-data-type"])
  }
}
