import PushPayload
import PushRules
import Testing

struct PayloadTraitsTests {
  private func traits(_ aps: String) throws -> PayloadTraits {
    try Payload(reading: Array("{\"aps\":\(aps)}".utf8), pushType: nil).traits
  }

  @Test
  func `an empty aps has no traits`() throws {
    #expect(try traits("{}") == PayloadTraits())
  }

  private static let alerts: [(json: String, alert: AlertForm)] = [
    (json: "\"Hi\"", alert: AlertForm.string), (json: "\" \"", alert: .string),
    (json: "\"\"", alert: .absent), (json: "{}", alert: .absent), (json: "1", alert: .absent),
    (json: "true", alert: .absent), (json: "null", alert: .absent),
    (json: "[\"Hi\"]", alert: .absent),
    (json: #"{"title":"Hi"}"#, alert: .dictionary),
    (json: #"{"subtitle":"Hi"}"#, alert: .dictionary),
    (json: #"{"body":"Hi"}"#, alert: .dictionary), (json: #"{"loc-key":"K"}"#, alert: .dictionary),
    (json: #"{"title-loc-key":"K"}"#, alert: .dictionary),
    (json: #"{"subtitle-loc-key":"K"}"#, alert: .dictionary),
    (json: #"{"title":"","body":"Hi"}"#, alert: .dictionary),
    (json: #"{"title":""}"#, alert: .absent), (json: #"{"title":"","body":""}"#, alert: .absent),
    (json: #"{"loc-key":""}"#, alert: .absent), (json: #"{"title-loc-key":null}"#, alert: .absent),
    (json: #"{"body":5}"#, alert: .absent), (json: #"{"loc-args":["a"]}"#, alert: .absent),
    (json: #"{"launch-image":"a.png"}"#, alert: .absent), (json: #"{"sound":"a"}"#, alert: .absent),
    (json: #"{"action-loc-key":"K"}"#, alert: .absent), (json: #"{"Body":"Hi"}"#, alert: .absent),
    (json: #"{"title":{"loc-key":"K"}}"#, alert: .dictionary),
    (json: #"{"body":{"loc-key":"K","loc-args":["1"]}}"#, alert: .dictionary),
    (json: #"{"title":{"loc-key":""}}"#, alert: .absent), (json: #"{"body":{}}"#, alert: .absent),
    (json: #"{"subtitle":{"loc-key":"K"}}"#, alert: .absent),
    (json: #"{"title":["Hi"]}"#, alert: .absent),
  ]

  @Test(arguments: alerts)
  func `an alert counts as`(json: String, alert: AlertForm) throws {
    #expect(try traits("{\"alert\":\(json)}") == PayloadTraits(alert: alert))
  }

  private static let sounds: [(json: String, sound: Presence)] = [
    (json: "\"default\"", sound: Presence.present), (json: "\"\"", sound: .absent),
    (json: "{}", sound: .absent), (json: "1", sound: .absent), (json: "true", sound: .absent),
    (json: "null", sound: .absent), (json: "[]", sound: .absent),
    (json: #"{"name":"a.caf"}"#, sound: .present), (json: #"{"name":""}"#, sound: .absent),
    (json: #"{"name":1}"#, sound: .absent), (json: #"{"critical":1}"#, sound: .present),
    (json: #"{"critical":true}"#, sound: .present), (json: #"{"critical":0}"#, sound: .absent),
    (json: #"{"critical":false}"#, sound: .absent), (json: #"{"critical":"1"}"#, sound: .absent),
    (json: #"{"volume":0.5}"#, sound: .present), (json: #"{"volume":0}"#, sound: .present),
    (json: #"{"volume":1.5}"#, sound: .absent), (json: #"{"volume":"1"}"#, sound: .absent),
    (json: #"{"critical":1,"name":"a.caf","volume":1.0}"#, sound: .present),
    (json: #"{"critical":0,"name":"a.caf"}"#, sound: .present),
  ]

  @Test(arguments: sounds)
  func `a sound counts as`(json: String, sound: Presence) throws {
    #expect(try traits("{\"sound\":\(json)}") == PayloadTraits(sound: sound))
  }

  private static let badges: [(json: String, badge: Presence)] = [
    (json: "0", badge: Presence.present), (json: "1", badge: .present),
    (json: "-0", badge: .present),
    (json: "2.5", badge: .present), (json: "1e400", badge: .present), (json: "-1", badge: .absent),
    (json: "-0.1", badge: .absent), (json: "\"3\"", badge: .absent), (json: "true", badge: .absent),
    (json: "null", badge: .absent), (json: "[1]", badge: .absent), (json: "{}", badge: .absent),
  ]

  @Test(arguments: badges)
  func `a badge counts as`(json: String, badge: Presence) throws {
    #expect(try traits("{\"badge\":\(json)}") == PayloadTraits(badge: badge))
  }

  @Test(arguments: [
    (json: "\"MEETING\"", category: Presence.present), (json: "\"\"", category: .absent),
    (json: "1", category: .absent), (json: "null", category: .absent),
    (json: "[\"MEETING\"]", category: .absent),
  ])
  func `a category counts as`(json: String, category: Presence) throws {
    #expect(try traits("{\"category\":\(json)}") == PayloadTraits(category: category))
  }

  private static let flags: [(json: String, flag: Flag)] = [
    (json: "1", flag: Flag.one), (json: "1.0", flag: .one), (json: "1e0", flag: .one),
    (json: "10e-1", flag: .one), (json: "0.1e1", flag: .one), (json: "true", flag: .boolean),
    (json: "\"1\"", flag: .undocumented), (json: "2", flag: .undocumented),
    (json: "1.5", flag: .undocumented), (json: "1e400", flag: .undocumented),
    (json: "0", flag: .zero), (json: "-0", flag: .zero), (json: "0.0", flag: .zero),
    (json: "0.5", flag: .zero), (json: "-1", flag: .zero), (json: "-1e400", flag: .zero),
    (json: "false", flag: .zero), (json: "\"0\"", flag: .unreadable),
    (json: "\"\"", flag: .unreadable),
    (json: "\"true\"", flag: .unreadable), (json: "\"1.0\"", flag: .unreadable),
    (json: "\" 1\"", flag: .unreadable), (json: "\"2\"", flag: .unreadable),
    (json: "null", flag: .unreadable), (json: "[]", flag: .unreadable),
    (json: "[1]", flag: .unreadable), (json: "{}", flag: .unreadable),
  ]

  @Test(arguments: flags)
  func `a flag counts as`(json: String, flag: Flag) throws {
    #expect(try traits("{\"content-available\":\(json)}") == PayloadTraits(contentAvailable: flag))
    #expect(try traits("{\"mutable-content\":\(json)}") == PayloadTraits(mutableContent: flag))
  }

  @Test
  func `the last of several values counts`() throws {
    let traits = try traits(#"{"content-available":1,"badge":1,"content-available":0,"badge":"1"}"#)
    #expect(traits == PayloadTraits(contentAvailable: .zero))
  }
}
