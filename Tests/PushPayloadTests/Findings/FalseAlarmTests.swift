import Testing

@testable import PushPayload

/// What people really have: files that were flagged for nothing, and mistakes that were missed.
struct FalseAlarmTests {
  private static func findings(
    _ text: String,
    _ kind: Lint.FileKind = .payload,
    headers: [(String, String)] = []
  ) throws -> [String] {
    let document = try JSONDocument(reading: Array(text.utf8))
    let list = RequestHeaderList(headers.map { RequestHeaderList.Header($0.0, $0.1) })
    let lint = Lint(
      document,
      kind: kind,
      headers: headers.isEmpty ? nil : list,
      messages: ProviderMessage.all(recognizedIn: document)
    )
    return lint.findings.listed.map { $0.severity.name + " " + $0.code }
  }

  private static let payloads: [(text: String, found: [String])] = [
    // An envelope was an error, and nobody looked into it.
    (
      text: #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"alert":"A"}}}"#,
      found: ["info payload-wrapped"]
    ),
    (
      text: #"{"headers":{"apns-priority":"7"},"payload":{"aps":{"contentAvailable":1}},"x":1}"#,
      found: ["error priority-value", "info payload-wrapped", "error unknown-aps-key"]
    ),
    // Messages for Android were warned about.
    (
      text: #"{"message":{"token":"t","data":{"k":"v"},"android":{"priority":"high"}}}"#,
      found: ["info provider-no-effect"]
    ),
    (text: #"{"message":{"token":"t","data":{"k":"v"}}}"#, found: ["info provider-no-effect"]),
    (
      text: #"{"registration_ids":["a"],"data":{"k":"v"}}"#,
      found: ["info provider-no-effect", "warning provider-retired"]
    ),
    // These values do what they say.
    (
      text: #"{"aps":{"alert":"A","mutable-content":true}}"#,
      found: ["info mutable-content-type"]
    ),
    (
      text: #"{"aps":{"alert":"A","mutable-content":false}}"#,
      found: ["info mutable-content-value"]
    ),
    (text: #"{"aps":{"alert":"A","mutable-content":0}}"#, found: ["info mutable-content-value"]),
    (
      text: #"{"aps":{"alert":"A","mutable-content":"1"}}"#,
      found: ["warning mutable-content-type"]
    ),
    (text: #"{"aps":{"content-available":true}}"#, found: ["warning content-available-type"]),
    (
      text: #"{"aps":{"alert":{"title":"A","loc-args":["a"]}}}"#,
      found: ["warning loc-args-without-key"]
    ),
    // A flag beside Parse's own was a second error.
    (
      text: #"{"data":{"content-available":1},"content-available":1,"channels":["a"],"#
        + #""push_type":"background","priority":5}"#,
      found: ["info provider-key"]
    ),
    (
      text: #"{"trigger":{"type":"push"},"title":"A","content-available":1,"payload":{}}"#,
      found: ["info alert-and-content-available"]
    ),
    // A message had to have a target, and more than one part.
    (text: #"{"message":{"notification":{"title":"A"}}}"#, found: []),
    (text: #"{"interests":["a"],"fcm":{"notification":{}}}"#, found: ["info provider-no-effect"]),
    (text: #"{"apns":{"aps":{"alert":"A"}}}"#, found: ["info payload-wrapped"]),
    // Nothing was said about pushes that do nothing, or play another sound.
    (text: #"{"aps":{}}"#, found: ["info nothing-to-do"]),
    (text: #"{"aps":{"interruption-level":"passive"}}"#, found: ["info nothing-to-do"]),
    (text: #"{"aps":{"alert":"A","sound":"bell.mp3"}}"#, found: ["warning sound-file"]),
    (text: #"{"aps":{"alert":"A","sound":" default"}}"#, found: ["warning sound-file"]),
    (text: #"{"aps":{"alert":"A","sound":{"name":"a.M4A"}}}"#, found: ["warning sound-file"]),
    (text: #"{"aps":{"alert":"A","sound":"com.example.bell"}}"#, found: []),
    // Wrong keys of other systems.
    (
      text: #"{"to":"t","notification":{"title":"A","click-action":"C"}}"#,
      found: ["warning provider-retired", "warning provider-key"]
    ),
    (
      text: #"{"to":"ExpoPushToken[x]","body":"B","_contentAvailable":"true"}"#,
      found: ["error provider-value"]
    ),
    (
      text: #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"a":1},"#
        + #""stale-date":1715931100}}"#,
      found: ["warning live-activity-stale"]
    ),
    (
      text: #"{"event":"start","event_updates":{"a":1},"event_attributes":{"b":1},"#
        + #""headings":{"en":"T"},"contents":{"en":"B"}}"#,
      found: []
    ),
    // A silent push with the priority that the provider sets.
    (
      text: #"{"message":{"token":"t","apns":{"payload":{"aps":{"content-available":1}}}}}"#,
      found: ["error background-priority"]
    ),
  ]

  @Test(arguments: payloads)
  func `a payload of the field has these findings`(text: String, found: [String]) throws {
    #expect(try Self.findings(text) == found)
  }

  @Test(arguments: [
    "#(badge)", "{{badge}}", "{{ badge }}", "%s", "%d", "%@", "%1$d", "$(badge)", "${badge}",
    "#{badge}", "<badge>", "{badge}", "$badge", "__BADGE__", "[[badge]]", ".(badge)",
  ])
  func `a value that is filled in later has no type yet`(text: String) throws {
    let payload =
      #"{"aps":{"alert":"A","badge":"TEXT","content-available":"TEXT","#
      + #""interruption-level":"TEXT","relevance-score":"TEXT"}}"#
    let found = try Self.findings(
      payload.replacing("TEXT", with: text),
      headers: [("apns-priority", text)]
    )
    #expect(found.allSatisfy { $0.hasPrefix("info") }, "\(found)")
  }

  @Test(arguments: ["1", "many", "100%", "$", "%", "<", "{}", "a{b}", "%5", "$5.00"])
  func `other strings have the wrong type`(text: String) throws {
    let payload = #"{"aps":{"alert":"A","badge":"TEXT"}}"#.replacing("TEXT", with: text)
    #expect(try Self.findings(payload) == ["error badge-type"])
  }

  private static let simulatorFiles: [(text: String, found: [String])] = [
    (text: #""Simulator Target Bundle":"com.example.app.watchkitapp""#, found: []),
    (text: #""WatchKit Simulator Actions":[]"#, found: []),
    (text: #""Simulate Target Bundle":"a.b""#, found: ["warning simulator-target-bundle"]),
    (text: #""simulator target bundle":"a.b""#, found: ["warning simulator-target-bundle"]),
    (text: #""Simulator Target Bundle":"<YOUR_ID>""#, found: ["warning simulator-target-bundle"]),
    (
      text: #""Simulator Target Bundle":".watchkitapp""#,
      found: ["warning simulator-target-bundle"]
    ),
    (text: #""Simulator Target Bundle":"App""#, found: ["warning simulator-target-bundle"]),
    (text: #""x":1"#, found: ["info simulator-target-bundle"]),
  ]

  @Test(arguments: simulatorFiles)
  func `a file for the simulator names the app by its identifier`(
    text: String,
    found: [String]
  ) throws {
    #expect(try Self.findings("{\(text),\"aps\":{\"alert\":\"A\"}}", .simulator) == found)
  }

  @Test
  func `the push for a pass needs no aps`() throws {
    #expect(try Self.findings("{}", headers: [("apns-topic", "pass.com.example")]).isEmpty)
    let other = try Self.findings("{}", headers: [("apns-topic", "com.example")])
    #expect(other == ["error missing-aps"])
  }

  @Test
  func `no fix makes a flag count that did not`() throws {
    let run = try LintRun(#"{"aps":{"alert":"A","contentAvailable":true,"content-available":0}}"#)
    #expect(run.codes == ["unknown-aps-key", "content-available-value"])
    #expect(run.listed.allSatisfy { $0.fix == nil })
  }

  @Test(arguments: ["”", "'"])
  func `a quote behind the end is text, not a quote of another kind`(quote: String) throws {
    let bytes = Array(("{}" + quote).utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    #expect(error.message == "found `\(quote)`, expected nothing after the JSON value")
  }
}
