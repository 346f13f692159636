import PushRules
import Testing

@testable import PushPayload

struct ProviderFindingTests {
  private static let findings: [(text: String, places: [String])] = [
    (
      text: #"{"message":{"token":"t","notification":{"title":"A"},"content-available":1}}"#,
      places: ["1:54 provider-key"]
    ),
    (
      text: #"{"message":{"token":"t","notification":{"title":"A","sound":"x"}}}"#,
      places: ["1:53 provider-key"]
    ),
    (
      text:
        #"{"message":{"token":"t","notification":{"title":"A"},"data":{"contentAvailable":"1"}}}"#,
      places: ["1:62 provider-key"]
    ),
    (
      text:
        #"{"message":{"topic":"t","data":{},"apns":{"payload":{"aps":{"content_available":1}}}}}"#,
      places: ["1:61 unknown-aps-key"]
    ),
    (
      text: #"{"message":{"topic":"t","data":{},"apns":{"payload":{"content-available":1}}}}"#,
      places: ["1:53 missing-aps", "1:54 key-outside-aps"]
    ),
    (
      text: #"{"message":{"topic":"t","android":{},"apns":{"payload":{"aps":"x"}}}}"#,
      places: ["1:63 aps-type"]
    ),
    (
      text: #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"7"},"#
        + #""payload":{"aps":{"alert":"A"}}}}}"#,
      places: ["1:60 priority-value"]
    ),
    (
      text: #"{"message":{"token":"t","notification":{"title":"A","title":"B"}}}"#,
      places: ["1:53 duplicate-key"]
    ),
    (
      text: #"{"default":"D","APNS":"{\"aps\":{\"alert\":\"A\",\"alert\":\"B\"}}"}"#,
      places: ["1:50 duplicate-key"]
    ),
    (
      text: #"{"app_id":"a","contents":{"en":"E"},"content-available":true}"#,
      places: ["1:37 provider-key"]
    ),
    (
      text: #"{"app_id":"a","contents":{"en":"E"},"ios_sound":5}"#,
      places: ["1:49 sound-type"]
    ),
    (
      text: #"{"to":"ExponentPushToken[x]","data":{},"contentAvailable":true}"#,
      places: ["1:1 provider-no-effect", "1:40 provider-key"]
    ),
    (
      text: #"{"to":"ExponentPushToken[x]","body":"B","badge":"3","category":"c"}"#,
      places: ["1:49 badge-type", "1:53 provider-key"]
    ),
    (
      text: #"{"to":"t","notification":{"body":"B"},"data":{"content-available":"1"}}"#,
      places: ["1:1 provider-retired", "1:47 provider-key"]
    ),
    (
      text: #"{"to":"t","notification":{"body":"B","badge":"many"},"content-available":true}"#,
      places: ["1:1 provider-retired", "1:46 badge-type", "1:54 provider-key"]
    ),
    (
      text: #"{"interests":["a"],"apns":{"aps":{"alert":"A"},"content-available":1}}"#,
      places: ["1:48 key-outside-aps"]
    ),
  ]

  @Test(arguments: findings)
  func `findings have their places in the message`(text: String, places: [String]) throws {
    let run = try LintRun(text)
    let found = zip(run.places, run.listed).filter { $1.severity > .info }.map(\.0)
    #expect(found == places, "\(run.listed.map(\.message))")
  }

  private static let mendedPayloads: [(text: String, mended: String)] = [
    (
      text: #"{"message":{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":"#
        + #"{"content-available":"1"}}}}}"#,
      mended: #"{"message":{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":"#
        + #"{"content-available":1}}}}}"#
    ),
    (
      text: #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":true}}}"#,
      mended: #"{"interests":["a"],"apns":{"aps":{"alert":"A","mutable-content":1}}}"#
    ),
    (
      text: #"{"to":"ExponentPushToken[x]","body":"B","sound":{"Volume":1}}"#,
      mended: #"{"to":"ExponentPushToken[x]","body":"B","sound":{"Volume":1}}"#
    ),
    (
      text: "\u{FEFF}{\"app_id\":\"a\",\"contents\":{\"en\":\"E\"}}",
      mended: #"{"app_id":"a","contents":{"en":"E"}}"#
    ),
  ]

  @Test(arguments: mendedPayloads)
  func `only what is sent as it is can be mended`(text: String, mended: String) throws {
    #expect(try LintRun(text).mended == mended)
  }

  @Test
  func `the size is that of what the provider makes`() throws {
    let text = { (count: Int) in
      let body = String(repeating: "x", count: count)
      return "{\n  \"to\": \"ExponentPushToken[x]\",\n  \"body\": \"\(body)\"\n}"
    }
    let frame = #"{"aps":{"alert":{"body":""}}}"#.utf8.count
    #expect(try LintRun(text(4_096 - frame)).codes.isEmpty)
    let run = try LintRun(text(4_097 - frame))
    #expect(run.places == ["3:3 payload-size"])
    let message = try #require(run.listed.first?.message)
    #expect(message.contains("found 4097 bytes, expected at most 4096"))
    #expect(message.contains("the largest field is `aps.alert.body`"))
    let parts = try LintRun(
      "{\"to\":\"ExponentPushToken[x]\",\"title\":\"A\",\"body\":\"\(String(repeating: "x", count: 5_000))\"}"
    )
    #expect(parts.listed.first?.message.contains("`aps.alert.body`") == true)
  }

  private static let payloads: [(text: String, place: String?)] = [
    (text: #"{"apns":{"aps":{"badge":1}}}"#, place: "`apns` at 1:9"),
    (
      text: #"{"notifications":[{"x":1},{"payload":{"aps":{}}}]}"#,
      place: "`notifications[1].payload` at 1:38"
    ),
    (text: "[1]", place: nil),
    (text: #"{"a":{"aps":{}},"b":{"aps":{}}}"#, place: nil),
    (text: #"{"a":{"aps":1}}"#, place: nil),
    (text: #"{"a\u001b":{"aps":{}}}"#, place: "`a\\u{1b}` at 1:12"),
  ]

  @Test(arguments: payloads)
  func `a payload that is wrapped is reported with its place`(text: String, place: String?) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    let message = Lint(document).findings.listed.first?.message ?? ""
    let expected = place.map { "; `aps` stands in \($0)" }
    #expect(expected.map(message.hasSuffix) ?? !message.contains("stands in"), "\(message)")
  }

  @Test
  func `stated headers replace those of the message and are not whole`() throws {
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
