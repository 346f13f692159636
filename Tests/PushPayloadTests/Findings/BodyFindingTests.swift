import PushRules
import Testing

@testable import PushPayload

struct BodyFindingTests {
  private static let placed: [(payload: String, places: [String])] = [
    (payload: #"{"aps":{"alert":"Hi","badge":"1"}}"#, places: ["1:30 badge-type"]),
    (payload: "{\n  \"aps\" : {\n    \"sound\" : \"\"\n  }\n}", places: ["3:15 sound-empty"]),
    (payload: #"{"é":"🍕","aps":{"badge":1.5}}"#, places: ["1:25 badge-value"]),
    (
      payload: #"{"aps":{"alert":{"badge":1,"body":"Hi","sound":"a"}}}"#,
      places: ["1:18 key-outside-aps", "1:40 key-outside-aps"]
    ),
    (
      payload: #"{"aps":{"alert":{"body":"Hi","mutable_content":1}}}"#,
      places: ["1:30 key-outside-aps"]
    ),
    (
      payload: #"{"aps":{"alert":"Hi"},"data":{"contentAvailable":true}}"#,
      places: ["1:31 key-outside-aps"]
    ),
    (
      payload: #"{"aps":{},"alert":"Hi","badge":1,"thread-id":"a"}"#,
      places: ["1:11 key-outside-aps", "1:24 key-outside-aps", "1:34 key-outside-aps"]
    ),
    (
      payload:
        #"{"aps":{"alert":"Hi","apns-collapse-id":"a","Apns_Topic":"b"},"apns-priority":10}"#,
      places: ["1:22 header-in-payload", "1:45 header-in-payload", "1:63 header-in-payload"]
    ),
    (
      payload: #"{"aps":{"alert":{"title":5,"body":true,"loc-args":["a"]}}}"#,
      places: [
        "1:17 alert-empty", "1:26 alert-key-type", "1:35 alert-key-type",
        "1:40 loc-args-without-key",
      ]
    ),
    (
      payload: #"{"aps":{"alert":{"loc-key":"A","loc-args":[1,"b",null]}}}"#,
      places: ["1:44 loc-args-type", "1:50 loc-args-type"]
    ),
    (
      payload: #"{"aps":{"alert":"","mutable-content":1}}"#,
      places: ["1:17 alert-empty", "1:20 mutable-content-without-alert"]
    ),
    (payload: #"{"aps":{"alert":{"launch-image":"a"}}}"#, places: ["1:17 alert-empty"]),
    (payload: #"{"aps":{"alert":{"title":"","body":""}}}"#, places: ["1:17 alert-empty"]),
    (
      payload: #"{"aps":{"Title":"a","loc_key":"b","badge":1}}"#,
      places: ["1:9 alert-key-outside-alert", "1:21 alert-key-outside-alert"]
    ),
    (
      payload: #"{"a":{"b":1,"b":2},"aps":{},"aps":{"badge":1}}"#,
      places: ["1:13 duplicate-key", "1:29 duplicate-key"]
    ),
    (payload: #"{"alert":"Hi"}"#, places: ["1:1 missing-aps"]),
    (
      payload: #"{"alert":"Hi","data":{"content-available":1}}"#,
      places: ["1:1 missing-aps", "1:23 key-outside-aps"]
    ),
    (payload: #"{"UUID":"a","handle":"+1","hasVideo":false}"#, places: ["1:1 missing-aps"]),
    (
      payload: #"{"aps":{"data":{"content-available":1}}}"#,
      places: ["1:9 custom-data-in-aps", "1:17 key-outside-aps"]
    ),
    (
      payload: #"{"aps":{"sound":{"name":"a","content_available":1}}}"#,
      places: ["1:29 key-outside-aps"]
    ),
    (payload: #"{"aps":{"content-avail":1}}"#, places: ["1:9 unknown-aps-key"]),
    (payload: #"{"aps":{"apns-prioirty":5}}"#, places: ["1:9 header-in-payload"]),
    (
      payload:
        #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{}}, "stale-date":1}"#,
      places: ["1:70 key-outside-aps"]
    ),
    (payload: "\n null", places: ["2:2 not-an-object"]),
    (payload: #"{"aps": []}"#, places: ["1:9 aps-type"]),
    (payload: #"{"aps":{"badge":1e999}}"#, places: ["1:17 badge-value"]),
    (
      payload: #"{"aps":{"relevance-score":1.01}}"#,
      places: ["1:8 nothing-to-do", "1:27 relevance-score-value"]
    ),
    (
      payload: #"{"aps":{"alert":"Hi","content-available":true}}"#,
      places: ["1:22 alert-and-content-available", "1:42 content-available-type"]
    ),
    (
      payload: #"{"aps":{"alert":"Hi","":1,"aps":{}}}"#,
      places: [
        "1:22 custom-data-in-aps", "1:27 custom-data-in-aps",
      ]
    ),
    (
      payload: #"{"aps":{"sound":{"nam":"a","x":1}}}"#,
      places: [
        "1:17 sound-empty", "1:18 unknown-sound-key", "1:28 unknown-sound-key",
      ]
    ),
  ]

  @Test(arguments: placed)
  func `findings stand at their places`(payload: String, places: [String]) throws {
    #expect(try LintRun(payload).places == places)
  }

  private static let said: [(payload: String, message: String)] = [
    (
      payload: #"{"aps":{"badge":"1"}}"#,
      message: "found a string as the value of `badge`, expected a number"
    ),
    (
      payload: #"{"aps":{"badge":null}}"#,
      message: "found null as the value of `badge`, expected a number or no key"
    ),
    (
      payload: #"{"aps":{"allert":"Hi"}}"#,
      message: "found the unknown key `allert` in `aps`, expected a known one; "
        + "did you mean `alert`?"
    ),
    (
      payload: #"{"aps":{"\u001b[2J\u202e":1}}"#,
      message: #"found own data under `\u{1b}[2J\u{202e}` in `aps`, expected it beside `aps`"#
    ),
    (
      payload: #"{"aps":{"badge":1,"interruption-level":"pasive"}}"#,
      message: "found the level `pasive`, expected `passive`, `active`, `time-sensitive` or "
        + "`critical`; did you mean `passive`?"
    ),
    (
      payload: #"{"aps":{"badge":1,"interruption-level":"loud\n"}}"#,
      message: #"found the level `loud\u{a}`, "#
        + "expected `passive`, `active`, `time-sensitive` or `critical`"
    ),
    (
      payload: #"{"aps":{},"content_available":1}"#,
      message: "found `content_available` outside of `aps`, expected `content-available` in it"
    ),
    (
      payload: #"{"aps":{"content-available":1,"sound":""}}"#,
      message: "found an empty sound, expected the name of one or no key; "
        + "it does not help a silent push to arrive"
    ),
    (
      payload: #"{"aps":{"content-available":"0"}}"#,
      message: "found the string `0` as the value of `content-available`, expected no key; "
        + "recent systems may take it for 1"
    ),
    (
      payload: #"{"uuid":"a","callerName":"Anna"}"#,
      message: "found no `aps` in what looks like a call, expected push type voip with it"
    ),
    (
      payload: #"{"aps":{"alert":{"body":"Hi","url":"x"}}}"#,
      message: "found the unknown key `url` in `alert`, expected a known one; own data belong "
        + "beside `aps`"
    ),
    (
      payload: #"{"aps":{"alert":{"title":"Hi","message":"x"}}}"#,
      message: "found the unknown key `message` in `alert`, expected a known one; did you mean "
        + "`body`?"
    ),
    (
      payload: #"{"aps":{"badge":1,"badge":2}}"#,
      message: "found the key `badge` again, first at 1:9, expected it once"
    ),
  ]

  @Test(arguments: said)
  func `a message says what was found and what was expected`(
    payload: String,
    message: String
  ) throws {
    #expect(try LintRun(payload).listed.map(\.message) == [message])
  }

  private static let fixed: [(payload: String, mended: String)] = [
    (payload: #"{"aps":{"badge":"007"}}"#, mended: #"{"aps":{"badge":"007"}}"#),
    (payload: #"{"aps":{"badge":"+1"}}"#, mended: #"{"aps":{"badge":"+1"}}"#),
    (payload: #"{"aps":{"badge":"7"}}"#, mended: #"{"aps":{"badge":7}}"#),
    (
      payload: #"{"aps":{"content_available":"0"}}"#,
      mended: #"{"aps":{"content_available":"0"}}"#
    ),
    (
      payload: #"{"aps":{"sound":"default","sound":""}}"#,
      mended: #"{"aps":{"sound":"default","sound":""}}"#
    ),
    (
      payload: #"{"aps":{"content-available":true,"content-available":0}}"#,
      mended: #"{"aps":{"content-available":true,"content-available":0}}"#
    ),
    (
      payload: #"{"aps":{"alert":"Hi","content-stats":{}}}"#,
      mended: #"{"aps":{"alert":"Hi","content-stats":{}}}"#
    ),
    (payload: #"{"aps":{"badge":"-1"}}"#, mended: #"{"aps":{"badge":"-1"}}"#),
    (payload: #"{"aps":{"badge":"many"}}"#, mended: #"{"aps":{"badge":"many"}}"#),
    (payload: #"{"aps":{"badge":null, "sound":""}}"#, mended: #"{"aps":{"sound":""}}"#),
    (payload: #"{"aps":{"badge":1, "sound":""}}"#, mended: #"{"aps":{"badge":1}}"#),
    (payload: #"{"aps":{"category":1.50}}"#, mended: #"{"aps":{"category":"1.50"}}"#),
    (payload: #"{"aps":{"category":{}}}"#, mended: #"{"aps":{"category":{}}}"#),
    (
      payload: #"{"aps":{"content_available" : 1}}"#,
      mended: #"{"aps":{"content-available" : 1}}"#
    ),
    (
      payload: #"{"aps":{"content\u005favailable":1}}"#,
      mended: #"{"aps":{"content-available":1}}"#
    ),
    (
      payload: #"{"aps":{"contentAvailable":1,"content_available":1}}"#,
      mended: #"{"aps":{"content-available":1,"content_available":1}}"#
    ),
    (
      payload: #"{"aps":{"contentAvailable":1,"content-available":1}}"#,
      mended: #"{"aps":{"contentAvailable":1,"content-available":1}}"#
    ),
    (payload: #"{"aps":{"sounds":"a"}}"#, mended: #"{"aps":{"sounds":"a"}}"#),
    (payload: #"{"aps":{"threadId":"a"}}"#, mended: #"{"aps":{"thread-id":"a"}}"#),
    (
      payload: #"{"aps":{"alert":{"locKey":"A","locArgs":[1, 2.0]}}}"#,
      mended: #"{"aps":{"alert":{"loc-key":"A","loc-args":[1, 2.0]}}}"#
    ),
    (
      payload: #"{"aps":{"alert":{"loc-key":"A","loc-args":[1, 2.0]}}}"#,
      mended: #"{"aps":{"alert":{"loc-key":"A","loc-args":["1", "2.0"]}}}"#
    ),
    (
      payload: #"{"aps":{"interruption-level":"TIME_SENSITIVE"}}"#,
      mended: #"{"aps":{"interruption-level":"time-sensitive"}}"#
    ),
    (
      payload: #"{"aps":{"interruption-level":"actve"}}"#,
      mended: #"{"aps":{"interruption-level":"actve"}}"#
    ),
    (
      payload: #"{"aps":{"sound":{"name":"a","critical":"0"}}}"#,
      mended: #"{"aps":{"sound":{"name":"a"}}}"#
    ),
  ]

  @Test(arguments: fixed)
  func `a fix changes what it names and nothing else`(payload: String, mended: String) throws {
    #expect(try LintRun(payload).mended == mended)
  }

  private static let keysTooNew: [(ios: SystemVersion, tooNew: [String])] = [
    (ios: SystemVersion.iOS(7), tooNew: ["subtitle", "title", "sound", "interruption-level"]),
    (ios: .iOS(8, 1), tooNew: ["subtitle", "title", "sound", "interruption-level"]),
    (ios: .iOS(8), tooNew: ["subtitle", "sound", "interruption-level"]),
    (ios: .iOS(11), tooNew: ["sound", "interruption-level"]),
    (ios: .iOS(14), tooNew: ["interruption-level"]),
    (ios: .iOS(15), tooNew: []),
  ]

  @Test(arguments: keysTooNew)
  func `keys are too new for`(ios: SystemVersion, tooNew: [String]) throws {
    let text =
      #"{"aps":{"alert":{"subtitle":"a","title":"b"},"sound":{"name":"c"},"#
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
