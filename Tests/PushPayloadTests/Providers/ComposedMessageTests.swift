import PushRules
import Testing

@testable import PushPayload

/// What providers make of messages: one row a provider at least, with the payload and the headers.
struct ComposedMessageTests {
  private struct Row: Sendable {
    let provider: Provider
    let text: String
    let payload: String
    var headers: [String] = []
  }

  private static let composed: [Row] = [
    Row(
      provider: .oneSignalActivity,
      text: #"{"event":"start","event_updates":{"a":1},"event_attributes":{"b":2},"#
        + #""headings":{"en":"T"},"contents":{"en":"B"},"stale_date":1715932400,"#
        + #""ios_sound":"a.caf","priority":5}"#,
      payload: #"{"aps":{"event":"start","content-state":{"a":1},"attributes":{"b":2},"#
        + #""stale-date":1715932400,"alert":{"title":"T","body":"B","sound":"a.caf"}}}"#,
      headers: ["apns-priority: 5", "apns-push-type: liveactivity"]
    ),
    Row(
      provider: .gorush,
      text: #"{"notifications":[{"tokens":["a"],"platform":1,"title":"T","message":"M","badge":2,"#
        + #""content_available":true,"mutable_content":false,"thread-id":"t","data":{"k":[1]},"#
        + #""priority":"high","topic":"a.b","expiration":0,"collapse_id":"c"}]}"#,
      payload: #"{"aps":{"alert":{"title":"T","body":"M"},"badge":2,"content-available":1,"#
        + #""thread-id":"t"},"k":[1]}"#,
      headers: [
        "apns-priority: 10", "apns-collapse-id: c", "apns-topic: a.b", "apns-push-type: alert",
      ]
    ),
    Row(
      provider: .gorush,
      text: #"{"notifications":[{"tokens":["a"],"platform":2,"message":"A"},{"tokens":["a"],"#
        + #""platform":1,"alert":{"title":"T"},"message":"M","push_type":"background"}]}"#,
      payload: #"{"aps":{"alert":{"title":"T"}}}"#,
      headers: ["apns-push-type: background"]
    ),
    Row(
      provider: .gorush,
      text: #"{"notifications":[{"tokens":["a"],"platform":1,"title":"T","message":"M","#
        + #""alert":{"subtitle":"S"},"push_type":"alert"}]}"#,
      payload: #"{"aps":{"alert":{"subtitle":"S","title":"T","body":"M"}}}"#,
      headers: ["apns-push-type: alert"]
    ),
    Row(
      provider: .parse,
      text: #"{"channels":["a"],"data":{"alert":"A","title":"T","badge":"Increment","sound":"s","#
        + #""content-available":1,"mutable-content":true,"category":"c","threadId":"t","k":"v"},"#
        + #""push_type":"alert","priority":5}"#,
      payload: #"{"aps":{"alert":{"body":"A","title":"T"},"badge":1,"sound":"s","#
        + #""content-available":1,"category":"c","thread-id":"t"},"k":"v"}"#,
      headers: ["apns-push-type: alert", "apns-priority: 5"]
    ),
    Row(
      provider: .parse,
      text: #"{"where":{},"data":{"alert":{"loc-key":"L"},"badge":{"__op":"Increment"}}}"#,
      payload: #"{"aps":{"alert":{"loc-key":"L"},"badge":1}}"#,
      headers: ["apns-push-type: alert", "apns-priority: 10"]
    ),
    Row(
      provider: .detox,
      text: #"{"trigger":{"type":"push"},"title":"T","body":"B","badge":1,"#
        + #""payload":{"aps":{"sound":"s","category":"lost"},"k":"v"}}"#,
      payload: #"{"aps":{"alert":{"title":"T","body":"B"},"badge":1,"sound":"s"},"k":"v"}"#
    ),
    Row(
      provider: .sygnal,
      text: #"{"notification":{"event_id":"$1","room_id":"!r","counts":{"unread":3},"prio":"low","#
        + #""devices":[{"app_id":"a","pushkey":"k","data":{"default_payload":"#
        + #"{"aps":{"mutable-content":1}}}}]}}"#,
      payload: #"{"aps":{"mutable-content":1},"room_id":"!r","event_id":"$1","unread_count":3}"#,
      headers: ["apns-priority: 5"]
    ),
    Row(
      provider: .sygnal,
      text: #"{"notification":{"event_id":"$1","type":"m.room.message","counts":{"unread":3},"#
        + #""devices":[{"app_id":"a","pushkey":"k","data":{"default_payload":"#
        + #"{"aps":{"mutable-content":1}}}}]}}"#,
      payload: #"{"aps":{"mutable-content":1,"alert":{"loc-key":"MSG_FROM_USER_WITH_CONTENT"},"#
        + #""badge":3},"event_id":"$1"}"#,
      headers: ["apns-priority: 10"]
    ),
    Row(
      provider: .sygnal,
      text: #"{"notification":{"type":"m.room.member","room_name":"R","sender":"@a","counts":"#
        + #"{"unread":3,"missed_calls":2},"devices":[{"app_id":"a","pushkey":"k"}]}}"#,
      payload: #"{"aps":{"alert":{"loc-key":"USER_INVITE_TO_NAMED_ROOM","loc-args":["@a","R"]},"#
        + #""badge":5}}"#,
      headers: ["apns-priority: 10"]
    ),
    Row(
      provider: .brazeActivity,
      text: #"{"app_id":"a","activity_id":"b","content_state":{"a":1},"end_activity":true,"#
        + #""notification":{"alert":{"title":"T","body":"B"}}}"#,
      payload: #"{"aps":{"event":"end","content-state":{"a":1},"alert":{"title":"T","body":"B"}}}"#,
      headers: ["apns-push-type: liveactivity", "apns-priority: 10"]
    ),
    Row(
      provider: .airship,
      text: #"{"audience":"all","device_types":["ios"],"notification":{"ios":{"live_activity":"#
        + #"{"name":"n","event":"end","content_state":{"a":1},"dismissal_date":1715931200,"#
        + #""priority":5}}}}"#,
      payload: #"{"aps":{"event":"end","content-state":{"a":1},"dismissal-date":1715931200}}"#,
      headers: ["apns-priority: 5", "apns-push-type: liveactivity"]
    ),
    Row(
      provider: .pushwoosh,
      text: #"{"request":{"application":"A","auth":"x","notifications":[{"content":"C","#
        + #""live_activity":{"content-state":{"a":1},"attributes-type":"T","attributes":{}}}]}}"#,
      payload: #"{"aps":{"event":"start","content-state":{"a":1},"attributes-type":"T","#
        + #""attributes":{}}}"#,
      headers: ["apns-push-type: liveactivity"]
    ),
    Row(
      provider: .jpush,
      text: #"{"platform":"all","audience":"all","notification":{"alert":"A","ios":"#
        + #"{"sound":"s","badge":"+1","content-available":true,"extras":{"k":"v"}}},"#
        + #""options":{"apns_collapse_id":"c","time_to_live":0}}"#,
      payload:
        #"{"aps":{"alert":{"body":"A"},"sound":"s","badge":1,"content-available":1},"k":"v"}"#,
      headers: ["apns-collapse-id: c", "apns-expiration: 0"]
    ),
    Row(
      provider: .pushwoosh,
      text: #"{"request":{"application":"A","notifications":[{"content":{"en":"E","de":"D"},"#
        + #""ios_title":"T","ios_badges":"+1","data":{"k":1},"ios_root_params":"#
        + #"{"aps":{"mutable-content":1},"x":"y"}}]}}"#,
      payload: #"{"aps":{"mutable-content":1,"alert":{"body":"E","title":"T"},"badge":1},"#
        + #""x":"y","u":{"k":1}}"#
    ),
    Row(
      provider: .ably,
      text: #"{"recipient":{"clientId":"a"},"notification":{"title":"T","collapseKey":"c"},"#
        + #""data":{"k":"v"},"apns":{"aps":{"sound":"s"},"apns-headers":{"apns-priority":"5"}}}"#,
      payload: #"{"aps":{"sound":"s","alert":{"title":"T"},"thread-id":"c"},"k":"v"}"#,
      headers: ["apns-priority: 5"]
    ),
    Row(
      provider: .pubnub,
      text: #"{"pn_apns":{"aps":{"alert":"A"},"pn_push":[{"targets":[{"topic":"a.b"}],"#
        + #""collapse_id":"c"}],"k":1},"pn_fcm":{}}"#,
      payload: #"{"aps":{"alert":"A"},"k":1}"#,
      headers: ["apns-collapse-id: c", "apns-topic: a.b"]
    ),
    Row(
      provider: .sns,
      text: #"{"Message":"{\"default\":\"d\",\"APNS\":\"{\\\"aps\\\":{\\\"badge\\\":1}}\"}","#
        + #""MessageAttributes":{"AWS.SNS.MOBILE.APNS.PUSH_TYPE":{"DataType":"String","#
        + #""StringValue":"alert"}}}"#,
      payload: #"{"aps":{"badge":1}}"#,
      headers: ["apns-push-type: alert"]
    ),
    Row(
      provider: .sns,
      text: #"{"APNS":"{\"aps\":{\"badge\":1}}","APNS_SANDBOX":"{\"aps\": {\"badge\": 1} }"}"#,
      payload: #"{"aps":{"badge":1}}"#
    ),
    Row(
      provider: .pinpoint,
      text: #"{"MessageConfiguration":{"APNSMessage":{"Title":"T","Body":"B","SilentPush":false,"#
        + #""MediaUrl":"https://example.com/a.png","Priority":"5","Data":{"k":"v"}}}}"#,
      payload: #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1},"#
        + #""data":{"pinpoint":{"jsonBody":{"k":"v"}}}}"#,
      headers: ["apns-priority: 5"]
    ),
    Row(
      provider: .pinpoint,
      text: #"{"APNSMessage":{"Title":"lost","RawContent":"{\"aps\":{\"content-available\":1}}"}}"#,
      payload: #"{"aps":{"content-available":1}}"#
    ),
    Row(
      provider: .azure,
      text: ##"{"platform":"apns","pushChannel":"x","templates":{"t":{"body":"##
        + ##""{\"aps\":{\"alert\":\"$(m)\",\"badge\":\"#(n)\"}}","headers":{"apns-priority":"5"}}}}"##,
      payload: ##"{"aps":{"alert":"$(m)","badge":"#(n)"}}"##,
      headers: ["apns-priority: 5"]
    ),
    Row(
      provider: .braze,
      text: #"{"messages":{"apple_push":{"alert":{"title_loc_key":"T","body":"B"},"badge":1,"#
        + #""content-available":true,"mutable_content":true,"notification_group_thread_id":"t","#
        + #""extra":{"k":"v"},"apns_priority":10}}}"#,
      payload: #"{"aps":{"alert":{"title-loc-key":"T","body":"B"},"badge":1,"content-available":1,"#
        + #""mutable-content":1,"thread-id":"t"},"k":"v"}"#,
      headers: ["apns-priority: 10"]
    ),
    Row(
      provider: .airship,
      text: #"{"audience":"all","device_types":["ios"],"notification":{"alert":"A","ios":"#
        + #"{"title":"T","badge":"auto","mutable_content":true,"interruption_level":"#
        + #""time_sensitive","extra":{"k":"v"},"priority":5}}}"#,
      payload: #"{"aps":{"alert":{"body":"A","title":"T"},"mutable-content":1,"badge":1,"#
        + #""interruption-level":"time-sensitive"},"k":"v"}"#,
      headers: ["apns-priority: 5"]
    ),
    Row(
      provider: .expo,
      text: #"[{"to":"ExponentPushToken[x]","body":"B"},{"to":"ExponentPushToken[y]","body":"B"}]"#,
      payload: #"{"aps":{"alert":{"body":"B"}}}"#
    ),
    Row(
      provider: .envelope,
      text: #"{"apns-topic":"a.b","request":{"headers":{"apns-priority":5,"Push-Type":"alert","#
        + #""authorization":"x"},"bodies":[{"aps":{"badge":1},"k":1}]},"options":"#
        + #"{"apnsCollapseId":"c","priority":"high"}}"#,
      payload: #"{"aps":{"badge":1},"k":1}"#,
      headers: [
        "apns-priority: 5", "apns-push-type: alert", "apns-topic: a.b", "apns-collapse-id: c",
      ]
    ),
  ]

  @Test(arguments: composed.indices)
  func `a provider makes of a message`(row: Int) throws {
    let row = Self.composed[row]
    let document = try JSONDocument(reading: Array(row.text.utf8))
    let message = try #require(ProviderMessage(recognizedIn: document))
    #expect(message.provider == row.provider)
    #expect(message.payload.compactText == row.payload)
    #expect(message.headers.headers.map { $0.name + ": " + $0.value } == row.headers)
  }

  @Test func `every provider has a row, here or among the tests of its own`() {
    let own: Set<Provider> = [.fcm, .fcmLegacy, .oneSignal, .pusher]
    let rows = Set(Self.composed.map(\.provider))
    #expect(rows.union(own) == Set(Provider.allCases))
  }

  @Test func `messages with different pushes are many, and each is checked`() throws {
    let text =
      #"[{"to":"ExponentPushToken[x]","body":"B","badge":"1"},{"to":"ExponentPushToken[y]","body":"B","badge":"2"}]"#
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(ProviderMessage(recognizedIn: document) == nil)
    #expect(try LintRun(text).places == ["1:50 badge-type", "1:103 badge-type"])
    let error = #expect(throws: ProviderError.self) {
      try ProviderChoice.automatic.message(in: document)
    }
    #expect(
      error?.description == "1:55: found 2 messages for Expo with different pushes, expected one; "
        + "lint looks at each"
    )
  }
}
