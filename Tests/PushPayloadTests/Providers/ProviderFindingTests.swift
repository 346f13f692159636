import PushRules
import Testing

@testable import PushPayload

struct ProviderFindingTests {
  private static let findings: KeyValuePairs<String, [String]> = [
    #"{"message":{"token":"t","notification":{"title":"A"},"content-available":1}}"#: [
      "1:54 provider-key"
    ],
    #"{"message":{"token":"t","notification":{"title":"A","sound":"x"}}}"#: ["1:53 provider-key"],
    #"{"message":{"token":"t","notification":{"title":"A"},"data":{"contentAvailable":"1"}}}"#: [
      "1:62 provider-key"
    ],
    #"{"message":{"topic":"t","data":{},"apns":{"payload":{"aps":{"content_available":1}}}}}"#: [
      "1:61 unknown-aps-key"
    ],
    #"{"message":{"topic":"t","data":{},"apns":{"payload":{"content-available":1}}}}"#: [
      "1:53 missing-aps", "1:54 key-outside-aps",
    ],
    #"{"message":{"topic":"t","android":{},"apns":{"payload":{"aps":"x"}}}}"#: ["1:63 aps-type"],
    #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"7"},"#
      + #""payload":{"aps":{"alert":"A"}}}}}"#: ["1:60 priority-value"],
    #"{"message":{"token":"t","notification":{"title":"A","title":"B"}}}"#: ["1:53 duplicate-key"],
    #"{"default":"D","APNS":"{\"aps\":{\"alert\":\"A\",\"alert\":\"B\"}}"}"#: [
      "1:50 duplicate-key"
    ],
    #"{"app_id":"a","contents":{"en":"E"},"content-available":true}"#: ["1:37 provider-key"],
    #"{"app_id":"a","contents":{"en":"E"},"ios_sound":5}"#: ["1:49 sound-type"],
    #"{"to":"ExponentPushToken[x]","data":{},"contentAvailable":true}"#: [
      "1:40 provider-key"
    ],
    #"{"APNS":"{\"aps\":{\"alert\":\"A\"}}"}"#: ["1:1 provider-target"],
    #"{"default":"D","apns":"{\"aps\":{\"alert\":\"A\"}}"}"#: ["1:16 provider-key"],
    #"{"app_id":"a","contents":"E","included_segments":["All"]}"#: ["1:26 provider-target"],
    #"{"app_id":"a","included_segments":["All"],"data":{},"content_available":true}"#: [],
    #"{"app_id":"a","contents":{"en":"E"},"ios_badgeCount":1}"#: ["1:1 provider-target"],
    #"{"app_id":"a","contents":{"en":"E"},"ios_BadgeCount":1,"ios_badgeType":"Increase"}"#: [
      "1:1 provider-target", "1:37 provider-key",
    ],
    #"{"message":{"token":"t","notification":{"title":"A","text":"B"},"foo":1}}"#: [
      "1:53 provider-key", "1:65 provider-key",
    ],
    #"{"user":1,"apns":{"payload":{"aps":{"alert":"A"}}}}"#: [],
    #"{"a":{"to":[{"to":"ExponentPushToken[x]","body":"B","badge":"1"}]}}"#: ["1:61 badge-type"],
    #"{"trigger":{"type":"push"},"title":"Build","steps":[]}"#: ["1:1 missing-aps"],
    #"{"aps":{"alert":"{\"body\":\"A\"}"}}"#: ["1:17 alert-json"],
    #"{"headers":{"apns_priority":"5"},"body":{"aps":{"alert":"A"}}}"#: ["1:29 header-unknown"],
    #"{"apns_priority":"5","body":{"aps":{"alert":"A"}}}"#: [],
    #"{"aps":{"alert":"{body}","badge":"$(count)"}}"#: [],
    #"{"to":"ExponentPushToken[x]","body":"B","badge":"3","category":"c"}"#: [
      "1:49 badge-type", "1:53 provider-key",
    ],
    #"{"to":"t","notification":{"body":"B"},"data":{"content-available":"1"}}"#: [
      "1:1 provider-retired", "1:47 provider-key",
    ],
    #"{"to":"t","notification":{"body":"B","badge":"many"},"content-available":true}"#: [
      "1:1 provider-retired", "1:46 badge-type", "1:54 provider-key",
    ],
    #"{"interests":["a"],"apns":{"aps":{"alert":"A"},"content-available":1}}"#: [
      "1:48 key-outside-aps"
    ],
    #"{"message":{"tokens":["a"],"notification":{"title":"A"}}}"#: ["1:13 provider-key"],
    #"{"tokens":["a"],"notification":{"title":"A"}}"#: [],
    #"{"event":"update","event_updates":"{{updates}}"}"#: [],
    #"{"audience":"all","device_types":["sms"],"notification":{"sms":{"alert":"A"}}}"#: [],
  ]

  @Test(arguments: findings)
  func `findings have their places in the message`(text: String, places: [String]) throws {
    let run = try LintRun(text)
    let found = zip(run.places, run.listed).filter { $1.severity > .info }.map(\.0)
    #expect(found == places, "\(run.listed.map(\.message))")
  }

  private static let mendedPayloads: KeyValuePairs<String, String> = [
    #"{"message":{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":"#
      + #"{"content-available":"1"}}}}}"#:
      #"{"message":{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":"#
      + #"{"content-available":1}}}}}"#,
    #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":true}}}"#:
      #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":1}}}"#,
    #"{"to":"ExponentPushToken[x]","body":"B","sound":{"Volume":1}}"#:
      #"{"to":"ExponentPushToken[x]","body":"B","sound":{"Volume":1}}"#,
    #"{"to":"ExponentPushToken[x]","body":"B","contentAvailable":true}"#:
      #"{"to":"ExponentPushToken[x]","body":"B","_contentAvailable":true}"#,
    #"{"message":{"token":"t","notification":{"title":"A"},"data":{"id":42}}}"#:
      #"{"message":{"token":"t","notification":{"title":"A"},"data":{"id":"42"}}}"#,
    #"[{"aps":{"badge":"1"}},{"aps":{"title":"T"},"thread-id":"x"}]"#:
      #"[{"aps":{"badge":1}},{"aps":{"alert":{"title":"T"}},"thread-id":"x"}]"#,
    "\u{FEFF}{\"app_id\":\"a\",\"contents\":{\"en\":\"E\"}}":
      #"{"app_id":"a","contents":{"en":"E"}}"#,
  ]

  @Test(arguments: mendedPayloads)
  func `only what is sent as it is can be mended`(text: String, mended: String) throws {
    #expect(try LintRun(text).mended == mended)
  }

  @Test func `the size is that of what the provider makes`() throws {
    let text = { (count: Int) in
      let body = String(repeating: "x", count: count)
      return "{\n  \"to\": \"ExponentPushToken[x]\",\n  \"body\": \"\(body)\"\n}"
    }
    let frame = #"{"aps":{"alert":{"body":""}}}"#.utf8.count
    #expect(try LintRun(text(4_096 - frame)).codes.isEmpty)
    let run = try LintRun(text(4_097 - frame))
    #expect(run.places == ["3:3 payload-size"])
    let message = try #require(run.listed.first?.message)
    #expect(message.contains("4097 bytes; APNs takes at most 4096"))
    #expect(message.contains("the largest field is `aps.alert.body`"))
    let parts = try LintRun(
      "{\"to\":\"ExponentPushToken[x]\",\"title\":\"A\",\"body\":\"\(String(repeating: "x", count: 5_000))\"}"
    )
    #expect(parts.listed.first?.message.contains("`aps.alert.body`") == true)
  }

  private static let payloads: KeyValuePairs<String, String?> = [
    #"{"apns":{"aps":{"badge":1}}}"#: "`apns` at 1:9",
    #"{"notifications":[{"x":1},{"payload":{"aps":{}}}]}"#: "`notifications[1].payload` at 1:38",
    "[1]": nil,
    #"{"a":{"aps":{}},"b":{"aps":{}}}"#: nil,
    #"{"a":{"aps":1}}"#: nil,
    #"{"a\u001b":{"aps":{}}}"#: "`a\\u{1b}` at 1:12",
  ]

  @Test(arguments: payloads)
  func `a payload that is wrapped is reported with its place`(text: String, place: String?) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let message = Lint(document).findings.listed.first?.message ?? ""
    let expected = place.map { "; it stands in \($0)" }
    #expect(expected.map(message.hasSuffix) ?? !message.contains("stands in"), "\(message)")
  }

  @Test func `stated headers replace those of the message and are not whole`() throws {
    let text =
      #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"7"},"#
      + #""payload":{"aps":{"alert":"A"}}}}}"#
    let document = try JSONDocument(reading: Array(text.utf8))
    let messages = ProviderMessage.all(recognizedIn: document)
    let stated = RequestHeaderList([.init("apns-priority", "10")])
    #expect(Lint(document, headers: stated, messages: messages).findings.listed.isEmpty)
    #expect(Lint(document, messages: messages).findings.listed.map(\.code) == ["priority-value"])
  }
}
