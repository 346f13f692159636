import PushRules
import Testing

@testable import PushPayload

struct BodyFindingTests {
  private static let placed: KeyValuePairs<String, [String]> = [
    #"{"aps":{"alert":"Hi","badge":"1"}}"#: ["1:30 badge-type"],
    "{\n  \"aps\" : {\n    \"sound\" : \"\"\n  }\n}": ["3:15 sound-empty"],
    #"{"é":"🍕","aps":{"badge":1.5}}"#: ["1:25 badge-value"],
    #"{"aps":{"alert":{"badge":1,"body":"Hi","sound":"a"}}}"#: [
      "1:18 key-outside-aps", "1:40 key-outside-aps",
    ],
    #"{"aps":{"alert":{"body":"Hi","mutable_content":1}}}"#: ["1:30 key-outside-aps"],
    #"{"aps":{"alert":"Hi"},"data":{"contentAvailable":true}}"#: ["1:31 key-outside-aps"],
    #"{"aps":{},"alert":"Hi","badge":1,"thread-id":"a"}"#: [
      "1:11 key-outside-aps", "1:24 key-outside-aps", "1:34 key-outside-aps",
    ],
    #"{"aps":{"alert":"Hi","apns-collapse-id":"a","Apns_Topic":"b"},"apns-priority":10}"#: [
      "1:22 header-in-payload", "1:45 header-in-payload", "1:63 header-in-payload",
    ],
    #"{"aps":{"alert":{"title":5,"body":true,"loc-args":["a"]}}}"#: [
      "1:17 alert-empty", "1:26 alert-key-type", "1:35 alert-key-type",
      "1:40 loc-args-without-key",
    ],
    #"{"aps":{"alert":{"loc-key":"A","loc-args":[1,"b",null]}}}"#: [
      "1:44 loc-args-type", "1:50 loc-args-type",
    ],
    #"{"aps":{"alert":"","mutable-content":1}}"#: [
      "1:17 alert-empty", "1:20 mutable-content-without-alert",
    ],
    #"{"aps":{"alert":{"launch-image":"a"}}}"#: ["1:17 alert-empty"],
    #"{"aps":{"alert":{"title":"","body":""}}}"#: ["1:17 alert-empty"],
    #"{"aps":{"Title":"a","loc_key":"b","badge":1}}"#: [
      "1:9 alert-key-outside-alert", "1:21 alert-key-outside-alert",
    ],
    #"{"a":{"b":1,"b":2},"aps":{},"aps":{"badge":1}}"#: [
      "1:13 duplicate-key", "1:29 duplicate-key",
    ],
    #"{"alert":"Hi"}"#: ["1:1 missing-aps"],
    #"{"alert":"Hi","data":{"content-available":1}}"#: ["1:1 missing-aps", "1:23 key-outside-aps"],
    #"{"UUID":"a","handle":"+1","hasVideo":false}"#: ["1:1 missing-aps"],
    #"{"aps":{"data":{"content-available":1}}}"#: [
      "1:9 custom-data-in-aps", "1:17 key-outside-aps",
    ],
    #"{"aps":{"sound":{"name":"a.caf","content_available":1}}}"#: ["1:33 key-outside-aps"],
    #"{"aps":{"content-avail":1}}"#: ["1:9 unknown-aps-key"],
    #"{"aps":{"apns-prioirty":5}}"#: ["1:9 header-in-payload"],
    #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{}}, "stale-date":1}"#: [
      "1:70 key-outside-aps"
    ],
    "\n null": ["2:2 not-an-object"],
    #"{"aps": []}"#: ["1:9 aps-type"],
    #"{"aps":{"badge":1e999}}"#: ["1:17 badge-value"],
    #"{"aps":{"relevance-score":1.01}}"#: ["1:8 nothing-to-do", "1:27 relevance-score-value"],
    #"{"aps":{"alert":"Hi","content-available":true}}"#: [
      "1:22 alert-and-content-available", "1:42 content-available-type",
    ],
    #"{"aps":{"alert":"Hi","":1,"aps":{}}}"#: [
      "1:22 custom-data-in-aps", "1:27 custom-data-in-aps",
    ],
    #"{"aps":{"sound":{"nam":"a","x":1}}}"#: [
      "1:17 sound-empty", "1:18 unknown-sound-key", "1:28 unknown-sound-key",
    ],
  ]

  @Test(arguments: placed)
  func `findings stand at their places`(payload: String, places: [String]) throws {
    #expect(try LintRun(payload).places == places)
  }

  private static let said: KeyValuePairs<String, String> = [
    #"{"aps":{"badge":"1"}}"#: "`badge` must be a number, not a string",
    #"{"aps":{"badge":null}}"#: "`badge` must be a number, not null; or leave the key out",
    #"{"aps":{"allert":"Hi"}}"#: "iOS does not know `allert` in `aps`; "
      + "did you mean `alert`?",
    #"{"aps":{"\u001b[2J\u202e":1}}"#:
      #"`\u{1b}[2J\u{202e}` is no key of Apple's, and iOS ignores it: put own data beside `aps`"#,
    #"{"aps":{"badge":1,"interruption-level":"pasive"}}"#:
      "`interruption-level` must be `passive`, `active`, `time-sensitive` or `critical`, not "
      + "`pasive`; did you mean `passive`?",
    #"{"aps":{"badge":1,"interruption-level":"loud\n"}}"#:
      "`interruption-level` must be `passive`, `active`, `time-sensitive` or `critical`, not "
      + #"`loud\u{a}`"#,
    #"{"aps":{},"content_available":1}"#:
      "`content_available` stands outside of `aps`; iOS reads `content-available` inside it",
    #"{"aps":{"content-available":1,"sound":""}}"#:
      "`sound` is empty: name a sound, or leave the key out; "
      + "it does not help a silent push to arrive",
    #"{"aps":{"content-available":"0"}}"#:
      "`content-available` is the string `0`: leave the key out; "
      + "recent systems may take it for 1",
    #"{"uuid":"a","callerName":"Anna"}"#:
      "this looks like a call without `aps`: add push type voip",
    #"{"aps":{"alert":{"body":"Hi","url":"x"}}}"#:
      "iOS does not know `url` in `alert`; own data belong "
      + "beside `aps`",
    #"{"aps":{"alert":{"title":"Hi","message":"x"}}}"#:
      "iOS does not know `message` in `alert`; did you mean "
      + "`body`?",
    #"{"aps":{"badge":1,"badge":2}}"#:
      "the key `badge` occurs twice, first at 1:9: remove one",
  ]

  @Test(arguments: said)
  func `a message says what was found and what was expected`(
    payload: String,
    message: String
  ) throws {
    #expect(try LintRun(payload).listed.map(\.message) == [message])
  }

  private static let fixed: KeyValuePairs<String, String> = [
    #"{"aps":{"badge":"007"}}"#: #"{"aps":{"badge":"007"}}"#,
    #"{"aps":{"badge":"+1"}}"#: #"{"aps":{"badge":"+1"}}"#,
    #"{"aps":{"badge":"7"}}"#: #"{"aps":{"badge":7}}"#,
    #"{"aps":{"content_available":"0"}}"#: #"{"aps":{"content_available":"0"}}"#,
    #"{"aps":{"sound":"default","sound":""}}"#: #"{"aps":{"sound":"default","sound":""}}"#,
    #"{"aps":{"content-available":true,"content-available":0}}"#:
      #"{"aps":{"content-available":true,"content-available":0}}"#,
    #"{"aps":{"alert":"Hi","content-stats":{}}}"#: #"{"aps":{"alert":"Hi","content-stats":{}}}"#,
    #"{"aps":{"badge":"-1"}}"#: #"{"aps":{"badge":"-1"}}"#,
    #"{"aps":{"badge":"many"}}"#: #"{"aps":{"badge":"many"}}"#,
    #"{"aps":{"badge":null, "sound":""}}"#: #"{"aps":{"sound":""}}"#,
    #"{"aps":{"badge":1, "sound":""}}"#: #"{"aps":{"badge":1}}"#,
    #"{"aps":{"category":1.50}}"#: #"{"aps":{"category":"1.50"}}"#,
    #"{"aps":{"category":{}}}"#: #"{"aps":{"category":{}}}"#,
    #"{"aps":{"content_available" : 1}}"#: #"{"aps":{"content-available" : 1}}"#,
    #"{"aps":{"content\u005favailable":1}}"#: #"{"aps":{"content-available":1}}"#,
    #"{"aps":{"contentAvailable":1,"content_available":1}}"#:
      #"{"aps":{"content-available":1,"content_available":1}}"#,
    #"{"aps":{"contentAvailable":1,"content-available":1}}"#:
      #"{"aps":{"contentAvailable":1,"content-available":1}}"#,
    #"{"aps":{"sounds":"a"}}"#: #"{"aps":{"sounds":"a"}}"#,
    #"{"aps":{"threadId":"a"}}"#: #"{"aps":{"thread-id":"a"}}"#,
    #"{"aps":{"alert":{"locKey":"A","locArgs":[1, 2.0]}}}"#:
      #"{"aps":{"alert":{"loc-key":"A","loc-args":[1, 2.0]}}}"#,
    #"{"aps":{"alert":{"loc-key":"A","loc-args":[1, 2.0]}}}"#:
      #"{"aps":{"alert":{"loc-key":"A","loc-args":["1", "2.0"]}}}"#,
    #"{"aps":{"interruption-level":"TIME_SENSITIVE"}}"#:
      #"{"aps":{"interruption-level":"time-sensitive"}}"#,
    #"{"aps":{"interruption-level":"actve"}}"#: #"{"aps":{"interruption-level":"actve"}}"#,
    #"{"aps":{"sound":{"name":"a","critical":"0"}}}"#: #"{"aps":{"sound":{"name":"a"}}}"#,
  ]

  @Test(arguments: fixed)
  func `a fix changes what it names and nothing else`(payload: String, mended: String) throws {
    #expect(try LintRun(payload).mended == mended)
  }

  private static let keysTooNew: KeyValuePairs<SystemVersion, [String]> = [
    SystemVersion.iOS(7): ["subtitle", "title", "sound", "interruption-level"],
    .iOS(8, 1): ["subtitle", "title", "sound", "interruption-level"],
    .iOS(8): ["subtitle", "sound", "interruption-level"],
    .iOS(11): ["sound", "interruption-level"],
    .iOS(14): ["interruption-level"],
    .iOS(15): [],
  ]

  @Test(arguments: keysTooNew)
  func `keys are too new for`(ios: SystemVersion, tooNew: [String]) throws {
    let text =
      #"{"aps":{"alert":{"subtitle":"a","title":"b"},"sound":{"name":"c.caf"},"#
      + #""interruption-level":"active"}}"#
    let run = try LintRun(Check.Sample(stringLiteral: text).on(ios))
    let findings = run.listed.filter { $0.code == "key-too-new" }
    let keys = findings.map { finding in
      finding.message.contains("`sound`")
        ? "sound" : run.text(of: finding).split(separator: "\"").first.map(String.init) ?? ""
    }
    #expect(keys == tooNew)
    #expect(run.codes.count == findings.count)
  }

  @Test(arguments: [
    (target: #""a.b","#, severity: nil), (target: "", severity: Severity.info),
    (target: #""","#, severity: .warning), (target: "1,", severity: .warning),
  ])
  func `a file for the simulator names the app`(target: String, severity: Severity?) throws {
    let member = target.isEmpty ? "" : "\"Simulator Target Bundle\":" + target
    let text = "{\(member)\"aps\":{\"alert\":\"Hi\"}}"
    let run = try LintRun(Check.Sample(stringLiteral: text).forSimulator)
    #expect(run.listed.first?.severity == severity)
    #expect(try LintRun(text).listed.isEmpty)
  }
}
