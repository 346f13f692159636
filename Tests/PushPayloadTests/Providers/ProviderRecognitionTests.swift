import PushRules
import Testing

@testable import PushPayload

struct ProviderRecognitionTests {
  private static func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(reading: Array(text.utf8))
  }

  private static let messages: KeyValuePairs<String, Provider> = [
    #"{"message":{"token":"t","notification":{"title":"A"}}}"#: Provider.fcm,
    #"{"message":{"condition":"'a' in topics","data":{}}}"#: .fcm,
    #"{"message":{"apns":{"payload":{"aps":{}}}},"validate_only":true}"#: .fcm,
    #"{"token":"t","apns":{"payload":{"aps":{"badge":1}}}}"#: .fcm,
    #"{"to":"t","notification":{"title":"A"},"apns":{"payload":{"aps":{}}}}"#: .fcm,
    #"{"to":"/topics/a","notification":{"body":"A"}}"#: .fcmLegacy,
    #"{"registration_ids":["a"],"data":{"k":"v"}}"#: .fcmLegacy,
    #"{"to":"a","data":{"k":"v"},"priority":"high"}"#: .fcmLegacy,
    #"{"to":"a","data":{},"content_available":true}"#: .fcmLegacy,
    #"{"to":"a","notification":{"body":"A"},"content-available":1}"#: .fcmLegacy,
    #"{"app_id":"a","contents":{"en":"E"}}"#: .oneSignal,
    #"{"app_id":"a","template_id":"b","include_aliases":{}}"#: .oneSignal,
    #"{"contents":{"en":"E"},"included_segments":["All"]}"#: .oneSignal,
    #"{"to":"ExponentPushToken[x]","data":{}}"#: .expo,
    #"{"to":["ExpoPushToken[x]","ExpoPushToken[y]"],"body":"b"}"#: .expo,
    #"{"to":"ExponentPushToken[x]","notification":{"title":"A"}}"#: .expo,
    #"{"interests":["a"],"apns":{"aps":{}}}"#: .pusher,
    #"{"apns":{"aps":{}},"fcm":{"notification":{}}}"#: .pusher,
    #"{"users":["a"],"web":{"notification":{}}}"#: .pusher,
    #"{"message":{"notification":{"title":"A"},"data":{"k":"v"}}}"#: .fcm,
    #"{"message":{"android":{},"fcm_options":{},"name":"n"}}"#: .fcm,
    #"{"tokens":["a"],"notification":{"title":"A"},"data":{}}"#: .fcm,
    #"{"fid":"a","notification":{"body":"A"}}"#: .fcm,
    #"{"to":"/topics/news","data":{"k":"v"}}"#: .fcmLegacy,
    #"{"to":"{{fcm_token}}","data":{"k":"v"}}"#: .fcmLegacy,
    #"{"to":"DEVICE_TOKEN","data":{"k":"v"}}"#: .fcmLegacy,
    #"[{"to":"ExponentPushToken[x]"},{"to":"ExpoPushToken[y]"}]"#: .expo,
    #"{"event":"update","event_updates":{"a":1}}"#: .oneSignalActivity,
    #"{"notifications":[{"tokens":["a"],"platform":1}]}"#: .gorush,
    #"{"channels":["a"],"data":{"alert":"A"}}"#: .parse,
    #"{"where":{},"data":{"alert":"A"},"push_time":"2026-01-01"}"#: .parse,
    #"{"trigger":{"type":"push"},"title":"A"}"#: .detox,
    #"{"trigger":{"type":"calendar"},"payload":{"aps":{}}}"#: .detox,
    #"{"notification":{"devices":[{"app_id":"a","pushkey":"k"}],"event_id":"$1"}}"#: .sygnal,
    #"{"platform":"all","audience":"all","notification":{"alert":"A"}}"#: .jpush,
    #"{"platform":["ios"],"audience":{"tag":["a"]},"message":{}}"#: .jpush,
    #"{"request":{"application":"A","auth":"x","notifications":[{"content":"A"}]}}"#: .pushwoosh,
    #"{"ios_root_params":{"aps":{"badge":1}},"content":"A"}"#: .pushwoosh,
    #"{"recipient":{"clientId":"a"},"notification":{"title":"A"}}"#: .ably,
    #"{"name":"n","extras":{"push":{"apns":{"aps":{}}}}}"#: .ably,
    #"{"notification":{},"apns":{"apns-headers":{},"aps":{}}}"#: .ably,
    #"{"pn_apns":{"aps":{}},"pn_gcm":{"data":{}}}"#: .pubnub,
    #"{"message":{"pn_apns":{"aps":{}}},"channel":"c"}"#: .pubnub,
    #"{"default":"A","APNS":"{\"aps\":{}}","GCM":"{}"}"#: .sns,
    #"{"Message":"{\"APNS\":\"{\\\"aps\\\":{}}\"}"}"#: .sns,
    #"{"MessageConfiguration":{"APNSMessage":{"Body":"A"}}}"#: .pinpoint,
    #"{"pushChannel":"x","templates":{"t":{"body":"{\"aps\":{}}"}}}"#: .azure,
    #"{"messages":{"apple_push":{"alert":"A"}},"broadcast":true}"#: .braze,
    #"{"audience":"all","device_types":["ios"],"notification":{"alert":"A"}}"#: .airship,
    #"[{"audience":{"tag":"a"},"device_types":"all","notification":{"alert":"A"}}]"#: .airship,
    #"{"apns":{"aps":{}}}"#: .envelope,
    #"{"payload":{"aps":{}},"headers":{}}"#: .envelope,
    #"{"a":[1,{"b":"{\"aps\":{}}"}]}"#: .envelope,
    #"[{"aps":{}}]"#: .envelope,
    #"[{"to":"ExponentPushToken[x]"},{"to":"x"}]"#: .expo,
    #"{"to":"ExponentPushToken[x]","app_id":"a","contents":{}}"#: .expo,
    #"{"message":{"to":"t","notification":{"title":"A"}}}"#: .fcm,
    #"{"message":{"notification":{"title":"A"},"unknown":1}}"#: .fcm,
    #"{"registration_ids":["a"],"data":{}}"#: .fcmLegacy,
    #"{"event":"start","event_updates":{},"contents":{"en":"A"},"included_segments":["All"]}"#:
      .oneSignalActivity,
    #"{"notification":{"title":"A"},"apns":{"aps":{}},"fcm":{},"web":{}}"#: .ably,
    #"[{"recipient":{"clientId":"a"},"payload":{"notification":{"title":"A"}}}]"#: .ably,
    #"{"name":"n","trigger":{},"push":{"platform":"all","audience":"all","notification":{}}}"#:
      .jpush,
    #"{"default":"A","GCM":"{}"}"#: .sns,
    #"{"default":"A","APNS":"{\"aps\":{"}"#: .sns,
    #"{"activity_id":"a","content_state":{"a":1},"app_id":"b"}"#: .brazeActivity,
    #"{"body":"{\"message\":{\"aps\":{}}}"}"#: .envelope,
  ]

  @Test(arguments: messages)
  func `a message is recognized`(text: String, provider: Provider) throws {
    #expect(ProviderMessage(recognizedIn: try Self.document(text))?.provider == provider)
    let scan = PushScan(in: Array(text.utf8))
    #expect(scan.mayBeMessage || provider == .envelope && scan.hasAps)
  }

  private static let otherTexts: [String] = [
    "[]", "1", "{}", #"{"registration_ids":["a"]}"#, #"{"to":"a@b.example","data":{}}"#,
    #"{"mdm":"PushMagic"}"#, #"{"mdm":"x","to":"y","data":{}}"#,
    #"{"callID":"1","to":"+49","from":"+48"}"#, #"{"to":"anna","data":{"call":1}}"#,
    #"{"to":"anna","message":"Hi","notification":"call"}"#,
    #"{"to":"anna","notification":{"title":"Call"},"uuid":"1"}"#,
    #"{"message":"Anna is calling"}"#, #"{"message":{"text":"Hi","data":{}}}"#,
    #"{"message":{"token":"t"}}"#, #"{"message":{"token":"t","data":{}},"callID":"1"}"#,
    #"{"data":{"title":"A"},"notification":{"title":"A"}}"#,
    #"{"app_id":"a"}"#, #"{"app_id":"a","contents":"text"}"#, #"{"contents":{"en":"E"}}"#,
    #"{"app_id":"a","data":{},"filters":[]}"#,
    #"{"apns":{"payload":{"x":1}}}"#, #"{"a":{"aps":1}}"#,
    #"{"mdm":"x","payload":{"aps":{}}}"#, #"{"a":"{\"aps\":{}"}"#, #"{"a":"{\"aps\":1}"}"#,
    #"{"interests":["a"],"handle":"x"}"#, #"{"container-identifier":"x","domain":"d"}"#,
    #"{"token":"t","topic":"u","data":{}}"#,
    #"{"aps":{},"message":{"token":"t","notification":{"title":"A"}}}"#,
    #"{"aps":null,"to":"ExponentPushToken[x]"}"#,
    #"{"aps":"x","app_id":"a","contents":{"en":"E"}}"#,
    #"{"aps":{"alert":"Hi"},"to":"t","notification":{"title":"A"},"priority":"high"}"#,
    #"{"aps":{"alert":"Hi"},"registration_ids":["t"],"data":{}}"#,
  ]

  @Test(arguments: otherTexts)
  func `nothing else is taken for a message`(text: String) throws {
    #expect(ProviderMessage(recognizedIn: try Self.document(text)) == nil)
  }

  private static let foreign: [String] = [
    #"{"aps":[{"bssid":"a","rssi":-1}]}"#, #"{"scan":{"aps":{"a1":{"bssid":"x"}}}}"#,
    #"{"services":{"aps":{"endpoints":{"eu-west-1":{}}}}}"#,
    #"{"types":{"aps":"application/aps"}}"#,
    #"{"type":"object","properties":{"aps":{"type":"object","properties":{"alert":{}}}}}"#,
    #"{"message":{"topic":"orders","data":{"id":1}}}"#, #"{"trigger":{"type":"push"},"steps":[]}"#,
    #"{"channels":["general"],"data":{"users":[]}}"#,
    #"{"platform":"all","audience":"all","message":{"text":"Hi"}}"#, #"{"aps":3}"#,
    #"{"default":"A","GCM":"{}"}"#, #"{"APNS":{"keyId":"A","teamId":"B"}}"#,
  ]

  @Test(arguments: foreign)
  func `foreign JSON has no push in a search`(text: String) throws {
    let document = try Self.document(text)
    #expect(ProviderMessage.all(recognizedIn: document, strictly: true).isEmpty)
    #expect(document.root["aps"]?.looksLikeAps != true)
  }

  private static let brokenMessages: [(text: String, provider: Provider, message: String)] = [
    (
      text: "[1]",
      provider: Provider.fcm,
      message: "1:1 found an array, expected a message for FCM (v1)"
    ),
    (
      text: "{\n \"x\": 1,\n \"aps\": {}}",
      provider: .expo,
      message: "3:2 found `aps` at the top, as a payload for APNs has it, "
        + "expected a message for Expo"
    ),
    (
      text: #"{"message":"x","token":"t"}"#,
      provider: .fcm,
      message: "1:12 found a string as the value of `message`, expected a message for FCM (v1)"
    ),
    (
      text: #"{"to":"t","x":1}"#,
      provider: .oneSignal,
      message: "1:1 found none of its keys, expected a message for OneSignal with keys such as "
        + "`app_id`, `contents`, `included_segments`"
    ),
    (
      text: #"{"message":{"x":1}}"#,
      provider: .fcm,
      message: "1:12 found none of its keys, expected a message for FCM (v1) with keys such as "
        + "`message`, `token`, `topic`, `condition`, `notification`, `apns`"
    ),
  ]

  @Test(arguments: brokenMessages)
  func `a text cannot be a message of`(text: String, provider: Provider, message: String) throws {
    let document = try Self.document(text)
    let error = #expect(throws: ProviderError.self) {
      try ProviderMessage(document, as: provider)
    }
    #expect(error.map { "\($0.position) \($0.message)" } == message)
  }

  private static let providers: [(text: String, provider: Provider, payload: String)] = [
    (text: #"{"to":"t","data":{}}"#, provider: Provider.fcmLegacy, payload: #"{"aps":{}}"#),
    (
      text: #"{"to":"t","title":"A"}"#, provider: .expo,
      payload: #"{"aps":{"alert":{"title":"A"}}}"#
    ),
    (text: #"{"token":"t","notification":{"body":"A"}}"#, .fcm, #"{"aps":{"alert":{"body":"A"}}}"#),
    (text: #"{"apns":{"aps":{"badge":1}}}"#, provider: .pusher, payload: #"{"aps":{"badge":1}}"#),
  ]

  @Test(arguments: providers)
  func `a provider that is named needs less`(
    text: String,
    provider: Provider,
    payload: String
  ) throws {
    let message = try ProviderMessage(Self.document(text), as: provider)
    #expect(message.payload.compactText == payload)
  }

  @Test func `a choice has a name`() throws {
    #expect(ProviderChoice.names.allSatisfy { ProviderChoice(named: $0) != nil })
    #expect(ProviderChoice(named: "gcm") == nil)
    let document = try Self.document(#"{"to":"ExponentPushToken[x]"}"#)
    #expect(try ProviderChoice.automatic.message(in: document)?.provider == .expo)
    #expect(try ProviderChoice.apns.message(in: document) == nil)
    #expect(throws: ProviderError.self) {
      try ProviderChoice.provider(.pusher).message(in: document)
    }
  }
}
