import Testing

@testable import PushPayload

/// Real files that had false findings, and real mistakes that had none.
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

  private static let payloads: KeyValuePairs<String, [String]> = [
    // An envelope was an error, and its payload was not checked.
    #"{"headers":{"apns-push-type":"alert"},"payload":{"aps":{"alert":"A"}}}"#: [],
    #"{"headers":{"apns-priority":"7"},"payload":{"aps":{"contentAvailable":1}},"x":1}"#: [
      "error priority-value", "error unknown-aps-key",
    ],
    // Messages for Android had warnings.
    #"{"message":{"token":"t","data":{"k":"v"},"android":{"priority":"high"}}}"#: [
      "info provider-no-effect"
    ],
    #"{"message":{"token":"t","data":{"k":"v"}}}"#: ["info provider-no-effect"],
    #"{"registration_ids":["a"],"data":{"k":"v"}}"#: ["warning provider-retired"],
    #"{"registration_ids":["a"],"data":{"title":"A","content-available":"1"}}"#: [
      "warning provider-retired", "info provider-key",
    ],
    #"{"platform":["android"],"audience":"all","notification":{"alert":"A","android":{}}}"#: [],
    #"{"notifications":[{"tokens":["a"],"platform":2,"message":"A","content-available":1}]}"#: [],
    // An event of a Live Activity is an effect.
    #"{"event":"end","event_updates":{"a":1},"include_aliases":{"external_id":["x"]}}"#: [],
    #"{"event":"start","activity_id":"a","event_updates":{"a":1},"event_attributes":{"b":1},"#
      + #""headings":{"en":"T"},"contents":{"en":"B"},"included_segments":["All"]}"#: [],
    #"{"notifications":[{"tokens":["a"],"platform":1,"event":"update","timestamp":1715931200,"#
      + #""content-state":{"a":1},"push_type":"liveactivity"}]}"#: [],
    #"{"audience":{"ios_channel":"x"},"device_types":["ios"],"notification":{"ios":"#
      + #"{"live_activity":{"name":"n","event":"update","content_state":{"a":1}}}}}"#: [],
    #"{"app_id":"a","activity_id":"b","content_state":{"a":1},"end_activity":true}"#: [],
    #"{"request":{"application":"A","auth":"x","notifications":[{"content":"C","#
      + #""live_activity":{"event":"update","content-state":{"a":1}},"live_activity_id":"l"}]}}"#:
      [],
    // A slip of the move to FCM v1 hid the whole message.
    #"{"message":{"to":"t","notification":{"title":"A"}}}"#: ["error provider-key"],
    #"{"message":{"registration_ids":["t"],"apns":{"payload":{"aps":{"badge":1}}}}}"#: [
      "error provider-key"
    ],
    #"{"message":{"token":"t","topic":"n","notification":{"title":"A"},"data":{"gcm.x":"1"}}}"#: [
      "error provider-target", "error provider-data-key",
    ],
    #"{"app_id":"a","contents":{"de":"D"},"included_segments":["All"]}"#: ["error provider-target"],
    // Broken JSON in a string is named there.
    #"{"default":"D","APNS":"{\"aps\":{\"badge\":1,}}"}"#: ["error provider-text"],
    #"{"default":"D","APNS":"{\"x\":1}"}"#: ["error provider-text"],
    // Several payloads are checked, each with what surrounds it.
    #"{"a":{"aps":{"badge":"1"}},"b":[{"aps":{"alert":"A"}},{"aps":{"sound":1}}]}"#: [
      "error badge-type", "error sound-type",
    ],
    #"{"a":{"headers":{"apns-priority":"7"},"payload":{"aps":{"badge":1}}},"#
      + #""b":{"payload":{"aps":{"badge":1}}}}"#: ["error priority-value"],
    #"[{"message":{"token":"t","notification":{"title":"A"},"aps":{}}},{"aps":{"badge":"1"}}]"#: [
      "error provider-key", "error badge-type",
    ],
    #"{"headers":{"apns-push-type":"background"},"payload":{"aps":{"content-available":1}}}"#: [
      "warning background-priority"
    ],
    // Mistakes that nothing named.
    #"{"aps":{"alert":"A","sound":"Default"}}"#: ["warning sound-file"],
    #"{"aps":{"alert":"A","sound":"sounds/bell.caf"}}"#: ["warning sound-file"],
    #"{"aps":{"alert":"A","sound":"bell"}}"#: ["info sound-file"],
    #"{"aps":{"alert":"A","sound":{"volume":1}}}"#: ["info sound-file"],
    #"{"aps":{"alert":"A","thread-identifier":"t"}}"#: ["warning unknown-aps-key"],
    #"{"aps":{"alert":"A"},"imageUrl":"https://a.b/c.png"}"#: [
      "info image-without-mutable-content"
    ],
    #"{"aps":{"alert":"  "}}"#: ["info alert-empty"],
    #"{"aps":{"alert":"A","content-available":0}}"#: ["info content-available-value"],
    // These values have an effect.
    #"{"aps":{"alert":"A","mutable-content":true}}"#: ["info mutable-content-type"],
    #"{"aps":{"alert":"A","mutable-content":false}}"#: ["info mutable-content-value"],
    #"{"aps":{"alert":"A","mutable-content":0}}"#: ["info mutable-content-value"],
    #"{"aps":{"alert":"A","mutable-content":"1"}}"#: ["warning mutable-content-type"],
    #"{"aps":{"content-available":true}}"#: ["warning content-available-type"],
    #"{"aps":{"alert":{"title":"A","loc-args":["a"]}}}"#: ["warning loc-args-without-key"],
    // A flag beside Parse's own was a second error.
    #"{"data":{"content-available":1},"content-available":1,"channels":["a"],"#
      + #""push_type":"background","priority":5}"#: ["info provider-key"],
    #"{"trigger":{"type":"push"},"title":"A","content-available":1,"payload":{}}"#: [
      "info alert-and-content-available"
    ],
    // A message had to have a target, and more than one part.
    #"{"message":{"notification":{"title":"A"}}}"#: [],
    // What is under a part for other devices alone is no push for Apple's.
    #"{"interests":["a"],"fcm":{"notification":{}}}"#: [],
    #"{"audience":"all","device_types":"all","notification":{"android":{"alert":"A"}}}"#: [],
    #"{"platform":"all","audience":"all","notification":{"android":{"alert":"A"}}}"#: [],
    #"{"message":{"token":"t","android":{"notification":{"title":"A"}}}}"#: [],
    #"{"recipient":{"clientId":"a"},"fcm":{"notification":{}},"data":{"k":"v"}}"#: [],
    #"{"default":"A","GCM":"{\"data\":{\"k\":1}}"}"#: [],
    #"{"where":{"deviceType":"android"},"data":{"k":"v"},"channels":["a"]}"#: [],
    #"{"where":{"deviceType":{"$in":["ios"]}},"data":{"badge":1},"priority":5}"#: [],
    #"{"request":{"application":"A","auth":"x","notifications":[{"platforms":[3],"data":{"k":1}}]}}"#:
      [],
    #"{"request":{"application":"A","auth":"x","notifications":[{"platforms":[1],"data":{"k":1}}]}}"#:
      ["warning provider-no-effect"],
    #"{"message":{"token":"t","android":{"notification":{"title":"A"}},"apns":{}}}"#: [
      "warning provider-no-effect"
    ],
    // The Admin SDK for Node.js writes capitals in `apns`, FCM's JSON does not.
    #"{"headers":{"apns-priority":"5"},"payload":{"aps":{"contentAvailable":true}},"x":1}"#: [],
    #"{"message":{"token":"t","apns":{"headers":{"apns-priority":"5"},"#
      + #""payload":{"aps":{"contentAvailable":true}}}}}"#: ["error unknown-aps-key"],
    #"{"apns":{"aps":{"alert":"A"}}}"#: [],
    // No finding existed for pushes that do nothing, or play another sound.
    #"{"aps":{}}"#: ["info nothing-to-do"],
    #"{"aps":{"interruption-level":"passive"}}"#: ["info nothing-to-do"],
    #"{"aps":{"alert":"A","sound":"bell.mp3"}}"#: ["warning sound-file"],
    #"{"aps":{"alert":"A","sound":" default"}}"#: ["warning sound-file"],
    #"{"aps":{"alert":"A","sound":{"name":"a.M4A"}}}"#: ["warning sound-file"],
    #"{"aps":{"alert":"A","sound":"com.example.bell"}}"#: [],
    // Wrong keys of other systems.
    #"{"to":"t","notification":{"title":"A","click-action":"C"}}"#: [
      "warning provider-retired", "warning provider-key",
    ],
    #"{"to":"ExpoPushToken[x]","body":"B","_contentAvailable":"true"}"#: ["error provider-value"],
    #"{"aps":{"timestamp":1715931200,"event":"update","content-state":{"a":1},"#
      + #""stale-date":1715931100}}"#: ["warning live-activity-stale"],
    #"{"event":"start","event_updates":{"a":1},"event_attributes":{"b":1},"#
      + #""headings":{"en":"T"},"contents":{"en":"B"}}"#: [],
    // A silent push with the priority that the provider sets.
    #"{"message":{"token":"t","apns":{"payload":{"aps":{"content-available":1}}}}}"#: [
      "warning background-priority"
    ],
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

  private static let simulatorFiles: KeyValuePairs<String, [String]> = [
    #""Simulator Target Bundle":"com.example.app.watchkitapp""#: [],
    #""WatchKit Simulator Actions":[]"#: [],
    #""Simulate Target Bundle":"a.b""#: ["warning simulator-target-bundle"],
    #""simulator target bundle":"a.b""#: ["warning simulator-target-bundle"],
    #""Simulator Target Bundle":"<YOUR_ID>""#: ["warning simulator-target-bundle"],
    #""Simulator Target Bundle":".watchkitapp""#: ["warning simulator-target-bundle"],
    #""Simulator Target Bundle":"App""#: ["warning simulator-target-bundle"],
    #""x":1"#: ["info simulator-target-bundle"],
  ]

  @Test(arguments: simulatorFiles)
  func `a file for the simulator names the app by its identifier`(
    text: String,
    found: [String]
  ) throws {
    #expect(try Self.findings("{\(text),\"aps\":{\"alert\":\"A\"}}", .simulator) == found)
  }

  @Test func `the push for a pass needs no aps`() throws {
    #expect(try Self.findings("{}", headers: [("apns-topic", "pass.com.example")]).isEmpty)
    let other = try Self.findings("{}", headers: [("apns-topic", "com.example")])
    #expect(other == ["error missing-aps"])
  }

  @Test func `no fix makes a flag count that did not`() throws {
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
