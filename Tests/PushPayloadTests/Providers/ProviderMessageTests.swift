import PushRules
import Testing

@testable import PushPayload

struct ProviderMessageTests {
  private static func message(_ text: String) throws -> ProviderMessage {
    let document = try JSONDocument(reading: Array(text.utf8))
    return try #require(ProviderMessage(recognizedIn: document))
  }

  private static let fcmMessages: KeyValuePairs<String, String> = [
    #"{"token":"t","notification":{"title":"A","body":"B"}}"#:
      #"{"aps":{"alert":{"title":"A","body":"B"}}}"#,
    #"{"topic":"t","data":{"k":"v","aps":"x"}}"#: #"{"k":"v","aps":{}}"#,
    #"{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":{"badge":1}}}}"#:
      #"{"aps":{"badge":1,"alert":{"title":"A"}}}"#,
    #"{"token":"t","notification":{"title":"A"},"#
      + #""apns":{"payload":{"aps":{"alert":{"body":"C"}},"k":1}},"data":{"k":"2","l":"3"}}"#:
      #"{"aps":{"alert":{"body":"C"}},"k":1,"l":"3"}"#,
    #"{"token":"t","notification":{"title":"A"},"apns":{"payload":{"aps":{"alert":"C"}}}}"#:
      #"{"aps":{"alert":"C"}}"#,
    #"{"token":"t","notification":{"image":"i"},"apns":{"fcm_options":{"image":"j"}}}"#:
      #"{"fcm_options":{"image":"j"},"aps":{}}"#,
    #"{"apns":{"payload":{"aps":{"contentAvailable":true}}},"token":"t"}"#:
      #"{"aps":{"contentAvailable":true}}"#,
    #"{"token":"t","apns":{"payload":"x"},"notification":{"title":"A"}}"#: #""x""#,
    #"{"token":"t","android":{"priority":"high"}}"#: #"{"aps":{}}"#,
  ]

  @Test(arguments: fcmMessages)
  func `FCM makes of a message`(message: String, payload: String) throws {
    let text = "{\"validate_only\":true,\"message\":\(message)}"
    #expect(try Self.message(text).payload.compactText == payload)
  }

  private static let adminMessages: KeyValuePairs<String, String> = [
    #"{"apns":{"payload":{"aps":{"contentAvailable":true,"mutableContent":0}}}}"#:
      #"{"aps":{"content-available":1}}"#,
    #"{"tokens":["a"],"notification":{"title":"A","imageUrl":"i"},"#
      + #""apns":{"payload":{"aps":{"threadId":"x","sound":{"critical":true,"name":"n"}}}}}"#:
      #"{"aps":{"thread-id":"x","sound":{"critical":1,"name":"n"},"#
      + #""alert":{"title":"A"}},"fcm_options":{"image":"i"}}"#,
    #"{"input":{},"headers":{"apns-push-type":"background"},"#
      + #""payload":{"aps":{"contentAvailable":true,"badge":4},"x":1}}"#:
      #"{"aps":{"content-available":1,"badge":4},"x":1}"#,
    #"[{"headers":{},"payload":{"aps":{"threadId":"t","sound":{"critical":true}}}}]"#:
      #"{"aps":{"thread-id":"t","sound":{"critical":1}}}"#,
    #"{"apns":{"payload":{"aps":{"alert":{"locKey":"L","locArgs":["1"]}},"x":1}}}"#:
      #"{"aps":{"alert":{"loc-key":"L","loc-args":["1"]}},"x":1}"#,
  ]

  @Test(arguments: adminMessages)
  func `the Admin SDK makes of a message`(message: String, payload: String) throws {
    #expect(try Self.message(message).provider == .fcm)
    #expect(try Self.message(message).payload.compactText == payload)
  }

  private static let fcmRequests: [(message: String, payload: String, headers: [String])] = [
    (
      message: #"{"to":"t","content_available":true,"data":{"a":{"b":1}}}"#,
      payload: #"{"aps":{"content-available":1},"a":{"b":1}}"#,
      headers: ["apns-priority: 5"]
    ),
    (
      message: #"{"registration_ids":["a"],"mutable_content":true,"notification":{"title":"A","#
        + #""subtitle":"S","body":"B","badge":"3","sound":"x","click_action":"C"}}"#,
      payload: #"{"aps":{"alert":{"title":"A","subtitle":"S","body":"B"},"sound":"x","#
        + #""badge":3,"category":"C","mutable-content":1}}"#,
      headers: ["apns-priority: 10"]
    ),
    (
      message: #"{"to":"t","notification":{"title_loc_key":"T","title_loc_args":"[\"1\",\"2\"]","#
        + #""body_loc_key":"B","body_loc_args":["3"],"badge":"many"},"collapse_key":"k"}"#,
      payload: #"{"aps":{"alert":{"title-loc-key":"T","title-loc-args":["1","2"],"#
        + #""loc-key":"B","loc-args":["3"]},"badge":"many"}}"#,
      headers: ["apns-priority: 10", "apns-collapse-id: k"]
    ),
    (
      message: #"{"to":"t","priority":"normal","notification":{"body":"B"},"time_to_live":0}"#,
      payload: #"{"aps":{"alert":{"body":"B"}}}"#,
      headers: ["apns-priority: 5", "apns-expiration: 0"]
    ),
    (
      message: #"{"to":"t","content_available":false,"time_to_live":60,"priority":"high"}"#,
      payload: #"{"aps":{}}"#,
      headers: ["apns-priority: 10"]
    ),
  ]

  @Test(arguments: fcmRequests)
  func `FCM made of a message for its legacy interface`(
    message: String,
    payload: String,
    headers: [String]
  ) throws {
    let made = try Self.message(message)
    #expect(made.provider == .fcmLegacy)
    #expect(made.payload.compactText == payload)
    #expect(made.headers.headers.map { $0.name + ": " + $0.value } == headers)
  }

  private static let oneSignalRequests: [(message: String, payload: String, headers: [String])] = [
    (
      message: #"{"app_id":"a","contents":{"de":"D","en":"E"},"headings":{"fr":"F"}}"#,
      payload: #"{"aps":{"alert":{"title":"F","body":"E"},"mutable-content":1}}"#,
      headers: []
    ),
    (
      message: #"{"app_id":"a","content_available":true,"data":{"k":1},"priority":5}"#,
      payload: #"{"aps":{"content-available":1},"custom":{"a":{"k":1}}}"#,
      headers: ["apns-priority: 5"]
    ),
    (
      message: #"{"included_segments":["All"],"contents":{"en":"E"},"ios_badgeType":"Increase","#
        + #""ios_badgeCount":1,"ios_sound":"nil","collapse_id":"c","ttl":0}"#,
      payload: #"{"aps":{"alert":{"body":"E"},"mutable-content":1}}"#,
      headers: ["apns-expiration: 0", "apns-collapse-id: c"]
    ),
    (
      message: #"{"app_id":"a","contents":{"en":"E"},"ios_badgeType":"SetTo","ios_badgeCount":4,"#
        + #""ios_sound":"a.wav","ios_category":"C","thread_id":"T","ios_relevance_score":0.5,"#
        + #""ios_interruption_level":"time_sensitive","target_content_identifier":"I","#
        + #""apns_push_type_override":"voip"}"#,
      payload: #"{"aps":{"alert":{"body":"E"},"mutable-content":1,"badge":4,"sound":"a.wav","#
        + #""category":"C","thread-id":"T","interruption-level":"time-sensitive","#
        + #""relevance-score":0.5,"target-content-id":"I"}}"#,
      headers: ["apns-push-type: voip"]
    ),
  ]

  @Test(arguments: oneSignalRequests)
  func `OneSignal makes of a message`(message: String, payload: String, headers: [String]) throws {
    let made = try Self.message(message)
    #expect(made.provider == .oneSignal)
    #expect(made.payload.compactText == payload)
    #expect(made.headers.headers.map { $0.name + ": " + $0.value } == headers)
  }

  private static let expoRequests: [(message: String, payload: String, headers: [String])] = [
    (
      message: #"{"to":"ExpoPushToken[a]","title":"T","body":"B","subtitle":"S","sound":null}"#,
      payload: #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"}}}"#,
      headers: []
    ),
    (
      message: #"{"to":["ExponentPushToken[a]"],"_contentAvailable":true,"data":{"k":1},"#
        + #""priority":"normal","expiration":1768471200,"channelId":"x"}"#,
      payload: #"{"aps":{"content-available":1},"body":{"k":1}}"#,
      headers: ["apns-priority: 5", "apns-expiration: 1768471200"]
    ),
    (
      message: #"{"to":"ExponentPushToken[a]","body":"B","badge":0,"categoryId":"c","#
        + #""mutableContent":true,"interruptionLevel":"critical","priority":"default","ttl":60,"#
        + #""sound":{"critical":true,"volume":1,"name":null}}"#,
      payload: #"{"aps":{"alert":{"body":"B"},"sound":{"critical":1,"volume":1},"badge":0,"#
        + #""category":"c","mutable-content":1,"interruption-level":"critical"}}"#,
      headers: ["apns-priority: 10"]
    ),
  ]

  @Test(arguments: expoRequests)
  func `Expo makes of a message`(message: String, payload: String, headers: [String]) throws {
    let made = try Self.message(message)
    #expect(made.provider == .expo)
    #expect(made.payload.compactText == payload)
    #expect(made.headers.headers.map { $0.name + ": " + $0.value } == headers)
  }

  @Test func `Pusher Beams sends a part as it is`() throws {
    let text = #"{"users":["u"],"apns":{"aps":{"alert":{"locKey":1}},"x":[1, 2.50]}}"#
    let made = try Self.message(text)
    #expect(made.provider == .pusher)
    #expect(made.payload.compactText == #"{"aps":{"alert":{"locKey":1}},"x":[1,2.50]}"#)
    #expect(made.verbatim == 22..<(text.utf8.count - 1))
  }

  @Test func `request headers of FCM keep their places`() throws {
    let text = #"{"message":{"token":"t","apns":{"headers":{"APNS-Priority":"5","x":1}}}}"#
    let headers = try Self.message(text).headers.headers
    #expect(headers.map(\.name) == ["apns-priority", "x"])
    #expect(headers.map(\.value) == ["5", "1"])
    let texts = headers.compactMap(\.range).map { range in
      String(decoding: Array(text.utf8)[range], as: UTF8.self)
    }
    #expect(texts == ["\"5\"", "1"])
  }
}
