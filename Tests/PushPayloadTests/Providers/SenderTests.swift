import PushTestSupport
import Testing

@testable import PushPayload

/// Messages from the documentation and the tests of each sender, in `Tests/senders.json`.
struct SenderTests {
  private static func rows() throws -> [JSONNode] {
    let text = try Project.text("Tests/senders.json")
    return try JSONDocument(reading: Array(text.utf8)).root["messages"]?.elements ?? []
  }

  @Test func `a message of a sender's own documentation or tests becomes what its device gets`()
    throws
  {
    for row in try Self.rows() {
      let text = try #require(row["message"]).compactText
      let source = row["from"]?.string ?? ""
      let document = try JSONDocument(reading: Array(text.utf8))
      let message = try #require(ProviderMessage(recognizedIn: document), "\(source): \(text)")
      #expect(message.provider.rawValue == row["sender"]?.string, "\(source)")
      #expect(message.payload.compactText == row["payload"]?.compactText, "\(source)")
      let headers = row["headers"]?.members?.map { "\($0.key): \($0.node.string ?? "")" }
      #expect(message.headers.headers.map { "\($0.name): \($0.value)" } == headers, "\(source)")
    }
  }

  @Test func `each sender has at least three messages, with their addresses`() throws {
    let rows = try Self.rows()
    for provider in Provider.allCases {
      #expect(rows.count { $0["sender"]?.string == provider.rawValue } >= 3, "\(provider.name)")
    }
    #expect(rows.allSatisfy { $0["from"]?.string?.hasPrefix("https://") == true })
  }

  @Test(arguments: [
    #"{"name":"n","target_mode":"push","content":{"title":"T","body":"B"}}"#,
    #"{"channel":"PUSH","campaign_delivery_type":"ONE_TIME","campaign_content":{}}"#,
    #"{"channel":"mobile_push","content":{"body":"B"},"kv_pairs":{"k":"v"}}"#,
    #"{"enable_push":true,"event_type":"message.new","push_provider_type":"apn"}"#,
    #"{"instance_id":"i","content_state":{"a":1}}"#,
  ])
  func `a message of a sender without a description is no broken payload`(text: String) throws {
    let found = try LintRun(text).listed
    #expect(found.map { $0.severity } == [.info])
    #expect(found.first?.message.contains("whose messages are not read") == true)
  }
}
