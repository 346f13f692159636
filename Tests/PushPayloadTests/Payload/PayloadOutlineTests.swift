import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct PayloadOutlineTests {
  private static func outline(_ text: String) -> PayloadOutline? {
    var scanner = OutlineScanner()
    let bytes = Array(text.utf8)
    return scanner.outline(of: bytes.span)
  }

  @Test(arguments: [
    (one: #"{"aps":{"alert":"A","badge":10}}"#, other: #" {"aps" : {"alert":"B","badge":12}}"#),
    (
      one: #"{"aps":{"alert":{"loc-key":"A","loc-args":["x"]},"sound":"default"}}"#,
      other: #"{"aps":{"alert":{"loc-key":"B","loc-args":["y"]},"sound":"default"}}"#
    ),
    (
      one: #"{"aps":{"sound":{"name":"a","critical":1,"volume":0.5}},"d":{"e":{"e":1}}}"#,
      other: #"{"aps":{"sound":{"name":"a","critical":1,"volume":0.25}},"d":{"e":[2]}}"#
    ),
    (
      one: #"{"aps":{"content-available":1},"a":[1,{"b":[]},"c"],"é":null}"#,
      other: #"{"aps":{"content-available":1},"a":2,"é":"x"}"#
    ),
    (
      one: #"{"aps":{"alert":"A","interruption-level":"active","relevance-score":0.5}}"#,
      other: #"{"aps":{"alert":"B","interruption-level":"active","relevance-score":0.75}}"#
    ),
  ])
  func `two payloads have one outline`(one: String, other: String) throws {
    let outline = try #require(Self.outline(one))
    #expect(Self.outline(other) == outline)
  }

  @Test(arguments: [
    [#"{"aps":{"badge":0}}"#, #"{"aps":{"badge":1}}"#, #"{"aps":{}}"#],
    [#"{"aps":{"alert":"A"}}"#, #"{"aps":{"alert":""}}"#, #"{"aps":{"alert":"{{a}}"}}"#],
    [#"{"aps":{"alert":{}}}"#, #"{"aps":{"alert":{"body":"A"}}}"#, #"{"aps":{"sound":{}}}"#],
    [#"{"aps":{"sound":"a.caf"}}"#, #"{"aps":{"sound":"a.mp3"}}"#, #"{"aps":{"sound":" a"}}"#],
    [#"{"aps":{"sound":{"critical":0}}}"#, #"{"aps":{"sound":{"critical":1}}}"#],
    [#"{"aps":{"interruption-level":"active"}}"#, #"{"aps":{"interruption-level":"loud"}}"#],
    [#"{"aps":{"alert":{"loc-args":[]}}}"#, #"{"aps":{"alert":{"loc-args":["a"]}}}"#],
    [#"{"aps":{},"a":{"b":1}}"#, #"{"aps":{},"a":{"contentAvailable":1}}"#, #"{"aps":{},"a":1}"#],
    [#"{"aps":{},"mdm":1}"#, #"{"aps":{},"alert":1}"#, #"{"aps":{},"apns-topic":"a"}"#],
    [#"{"aps":{"content-changed":true}}"#, #"{"aps":{"alert":{"show-view":true}}}"#],
    [#"{"aps":{"badge":"1"}}"#, #"{"aps":{"badge":"2"}}"#, #"{"aps":{"badge":1}}"#],
    [#"{"aps":{"alert":{"title":1}}}"#, #"{"aps":{"alert":["A"]}}"#, #"{"aps":{"alert":null}}"#],
    [#"{"aps":{"x":1}}"#, #"{"aps":{"x":[1]}}"#, #"{"aps":{"x":{"y":1}}}"#, #"{"aps":{"x":"1"}}"#],
    [#"{"aps":{"alert":{"loc-args":[1]}}}"#, #"{"aps":{"alert":{"loc-args":[[]]}}}"#],
  ])
  func `payloads have outlines of their own`(texts: [String]) throws {
    let outlines = try texts.map { try #require(Self.outline($0), "\($0)") }
    #expect(Set(outlines).count == texts.count)
  }

  @Test(arguments: [
    "", "1", "[]", "{}", #"{"aps":1}"#, #"{"aps":{}"#, #"{"aps":{},}"#, #"{"aps":{},"aps":{}}"#,
    "\u{FEFF}{\"aps\":{}}", #"{"aps":{"badge":1,"badge":2}}"#, #"{"aps":{"event":"start"}}"#,
    #"{"aps":{"alert":"A"},"a":{"b":[{"c":1,"c":2}]}}"#, #"{"aps":{"alert":"A"},"\u0061ps":{}}"#,
  ])
  func `an unusual payload has none`(text: String) {
    #expect(Self.outline(text) == nil)
  }

  @Test func `a check that finds something in one payload and not in another tells their outlines`()
  {
    for check in Check.all where check.bad.headers == check.good.headers {
      let outline = Self.outline(check.bad.payload)
      #expect(outline == nil || outline != Self.outline(check.good.payload), "\(check.code)")
    }
  }

  private static let values: KeyValuePairs<String, [String]> = [
    "alert": [
      "\"A\"", "\"\"", "\"{{a}}\"", "\"B\"", "{\"title\":\"T\"}",
      "{\"loc-args\":[\"a\"],\"body\":\"B\"}",
      "5",
    ],
    "badge": ["1", "0", "12", "17", "\"1\"", "-1"],
    "sound": ["\"default\"", "\"a.mp3\"", "{\"critical\":1,\"name\":\"a\"}", "{}"],
    "content-available": ["1", "0", "true", "\"1\""],
    "mutable-content": ["1", "false"],
    "category": ["\"c\"", "1"],
    "thread-id": ["\"t\"", "\"\""],
    "interruption-level": ["\"passive\"", "\"critical\"", "\"x\""],
    "relevance-score": ["0.5", "0.7", "1", "2"],
    "contentAvailable": ["1"],
  ]

  private static let beside = [
    "", ",\"k\":1", ",\"data\":{\"content-available\":1}", ",\"alert\":\"A\"",
    ",\"k\":{\"k\":[{}]}",
    ",\"apns-topic\":\"a\"", ",\"k\":1,\"k\":2",
  ]

  private static let requests: [(headers: [RequestHeaderList.Header], system: SystemVersion)] = [
    ([], .newest), ([], .iOS(7)), ([.init("apns-push-type", "background")], .newest),
    ([.init("apns-push-type", "alert"), .init("apns-priority", "5")], .newest),
    ([.init("apns-push-type", "voip")], .iOS(12)),
  ]

  @Test func `payloads with the same outline have findings all, or none of them`() throws {
    var random = SeededRandom(seed: 27)
    for request in Self.requests {
      var empty: [PayloadOutline: (isEmpty: Bool, text: String)] = [:]
      var usual = 0
      for _ in 0..<Sweep.count(4_000) {
        var members: [String] = []
        for (key, values) in Self.values where Int.random(in: 0..<4, using: &random) == 0 {
          members.append("\"\(key)\":" + (values.randomElement(using: &random) ?? "1"))
        }
        let beside = Self.beside.randomElement(using: &random) ?? ""
        let text = "{\"aps\":{\(members.joined(separator: ","))}\(beside)}"
        guard let outline = Self.outline(text) else { continue }
        usual += 1
        let document = try JSONDocument(reading: Array(text.utf8))
        let headers = request.headers.isEmpty ? nil : RequestHeaderList(request.headers)
        let lint = Lint(document, headers: headers, system: request.system)
        let known = empty[outline] ?? (lint.findings.isEmpty, text)
        #expect(known.isEmpty == lint.findings.isEmpty, "\(known.text) \(text)")
        empty[outline] = known
      }
      #expect(usual > Sweep.count(300))
    }
  }
}
