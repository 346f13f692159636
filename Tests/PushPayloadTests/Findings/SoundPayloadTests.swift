import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct SoundPayloadTests {
  private static let silentPayloads: [String] = [
    #"{"aps":{"badge":0}}"#,
    #"{"aps":{"badge":1.0}}"#,
    #"{"aps":{"badge":1e2}}"#,
    #"{"aps":{"alert":"Hi"}}"#,
    #"{"aps":{"content-available":1}}"#,
    #"{"aps":{"content-available":1,"badge":3}}"#,
    #"{"aps":{"content-available":1,"sound":"default"}}"#,
    #"{"aps":{"alert":{"title":null,"subtitle":null,"body":"Hi","launch-image":null}}}"#,
    #"{"aps":{"alert":{"body":"Hi","title-loc-key":null,"title-loc-args":null}}}"#,
    #"{"aps":{"alert":{"body":"Hi","loc-args":[],"action-loc-key":null}}}"#,
    #"{"aps":{"alert":{"body":"Hi","action":"play","show-view":true}}}"#,
    #"{"aps":{"alert":{"loc-key":"A","loc-args":["1"],"title-loc-key":"B"}}}"#,
    #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":0}}}"#,
    #"{"aps":{"alert":"Hi","sound":{"critical":0,"name":"a.caf","volume":1}}}"#,
    #"{"aps":{"alert":"Hi","interruption-level":"passive","relevance-score":0}}"#,
    #"{"aps":{"alert":"Hi","interruption-level":"active","relevance-score":1}}"#,
    #"{"aps":{"alert":"Hi","thread-id":"","category":"","filter-criteria":"a"}}"#,
    #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
    #"{"aps":{"content-changed":true}}"#,
    #"{"aps":{"alert":"Hi","url-args":["a"]}}"#,
    #"{"aps":{"alert":"Hi"},"category":"news","event":"e","timestamp":1,"title":5,"data":[]}"#,
    #"{"aps":{"alert":"Hi"},"gcm.message_id":"1","google.c.a.e":"1","custom":{"i":"x","a":{}}}"#,
    #"{"aps":{"alert":"Hi","badge":1,"sound":"a.caf"},"alert":"x","badge":"y","sound":[]}"#,
    #"{"aps":{"alert":"Hi","content-available":1},"content-available":"1"}"#,
    #"{"aps":{"alert":"Hi"},"data":{"inner":{"content-available":1},"alert":{"badge":1}}}"#,
    #"{"mdm":"PushMagicValue"}"#,
    #"{"container-identifier":"NSFileProviderRootContainerItemIdentifier","domain":"d"}"#,
  ]

  @Test(arguments: silentPayloads)
  func `no finding for`(payload: String) throws {
    let run = try LintRun(payload)
    let heard = run.listed.filter { $0.code != "alert-and-content-available" }
    #expect(heard.isEmpty, "\(heard.map(\.message))")
  }

  private static let otherBodies: [String] = [
    #"{"aps":{"event":"update","timestamp":1715931200,"content-state":{"a b":1},"relevance-score":75}}"#,
    #"{"aps":{"event":"end","timestamp":1715931200,"dismissal-date":1715931300,"stale-date":1715932000}}"#,
    #"{"aps":{"timestamp":1715931200,"event":"start","attributes-type":"A","attributes":{"x":1},"#
      + #""content-state":{},"alert":{"title":{"loc-key":"T","loc-args":["1"]},"#
      + #""body":{"loc-key":"B"},"sound":"a.caf"},"input-push-token":1}}"#,
    #"{"aps":{"timestamp":1715931200,"event":"start","attributes-type":"A","attributes":{"x":1},"#
      + #""content-state":{},"alert":{"title":"T","body":"B"},"input-push-channel":"YQ=="}}"#,
  ]

  @Test(arguments: otherBodies)
  func `nothing of the checks of notifications is said about the Live Activity`(
    payload: String
  ) throws {
    let complaints = try LintRun(payload).listed.filter { $0.severity > .info }
    #expect(complaints.isEmpty, "\(complaints.map(\.message))")
  }

  private static let bodies: KeyValuePairs<String, String> = [
    "voip": #"{"callID":"1"}"#,
    "voip": "{}",
    "voip": #"{"aps":"mine","content-available":1}"#,
    "mdm": #"{"mdm":"x"}"#,
    "fileprovider": #"{"domain":"d"}"#,
    "location": #"{"aps":{}}"#,
    "location": #"{"queryID":"q"}"#,
    "pushtotalk": #"{"aps":{},"activeSpeaker":"x"}"#,
    "widgets": #"{"aps":{"content-changed":true}}"#,
  ]

  @Test(arguments: bodies)
  func `a body is sound for its push type`(type: String, payload: String) throws {
    let run = try LintRun(.request(Check.Sample(payload), topic: nil, "push-type: \(type)"))
    let own = run.listed.filter { $0.range != nil }
    #expect(own.isEmpty, "\(own.map(\.message))")
  }

  private static let incompleteBodies: [(type: String, payload: String, code: String)] = [
    (type: "alert", payload: #"{"callID":"1"}"#, code: "missing-aps"),
    (type: "voip", payload: "[]", code: "not-an-object"),
    (type: "widgets", payload: "{}", code: "missing-aps"),
    (type: "background", payload: #"{"aps":null}"#, code: "aps-type"),
  ]

  @Test(arguments: incompleteBodies)
  func `a body is not enough for its push type`(type: String, payload: String, code: String) throws
  {
    let run = try LintRun(.request(Check.Sample(payload), topic: nil, "push-type: \(type)"))
    #expect(run.codes.contains(code))
  }
}
