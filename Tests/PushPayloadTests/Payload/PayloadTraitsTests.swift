import PushPayload
import PushRules
import Testing

struct PayloadTraitsTests {
  private func traits(_ aps: String) throws -> PayloadTraits {
    try Payload("{\"aps\":\(aps)}").traits
  }

  @Test func `an empty aps has no traits`() throws {
    #expect(try traits("{}") == PayloadTraits())
  }

  private static let alerts: KeyValuePairs<String, AlertForm> = [
    "\"Hi\"": AlertForm.string, "\" \"": .string,
    "\"\"": .absent, "{}": .absent, "1": .absent,
    "true": .absent, "null": .absent,
    "[\"Hi\"]": .absent,
    #"{"title":"Hi"}"#: .dictionary,
    #"{"subtitle":"Hi"}"#: .dictionary,
    #"{"body":"Hi"}"#: .dictionary, #"{"loc-key":"K"}"#: .dictionary,
    #"{"title-loc-key":"K"}"#: .dictionary,
    #"{"subtitle-loc-key":"K"}"#: .dictionary,
    #"{"title":"","body":"Hi"}"#: .dictionary,
    #"{"title":""}"#: .absent, #"{"title":"","body":""}"#: .absent,
    #"{"loc-key":""}"#: .absent, #"{"title-loc-key":null}"#: .absent,
    #"{"body":5}"#: .absent, #"{"loc-args":["a"]}"#: .absent,
    #"{"launch-image":"a.png"}"#: .absent, #"{"sound":"a"}"#: .absent,
    #"{"action-loc-key":"K"}"#: .absent, #"{"Body":"Hi"}"#: .absent,
    #"{"title":{"loc-key":"K"}}"#: .dictionary,
    #"{"body":{"loc-key":"K","loc-args":["1"]}}"#: .dictionary,
    #"{"title":{"loc-key":""}}"#: .absent, #"{"body":{}}"#: .absent,
    #"{"subtitle":{"loc-key":"K"}}"#: .absent,
    #"{"title":["Hi"]}"#: .absent,
  ]

  @Test(arguments: alerts)
  func `an alert counts as`(json: String, alert: AlertForm) throws {
    #expect(try traits("{\"alert\":\(json)}") == PayloadTraits(alert: alert))
  }

  private static let sounds: KeyValuePairs<String, Presence> = [
    "\"default\"": Presence.present, "\"\"": .absent,
    "{}": .absent, "1": .absent, "true": .absent,
    "null": .absent, "[]": .absent,
    #"{"name":"a.caf"}"#: .present, #"{"name":""}"#: .absent,
    #"{"name":1}"#: .absent, #"{"critical":1}"#: .present,
    #"{"critical":true}"#: .present, #"{"critical":0}"#: .absent,
    #"{"critical":false}"#: .absent, #"{"critical":"1"}"#: .absent,
    #"{"volume":0.5}"#: .present, #"{"volume":0}"#: .present,
    #"{"volume":1.5}"#: .absent, #"{"volume":"1"}"#: .absent,
    #"{"critical":1,"name":"a.caf","volume":1.0}"#: .present,
    #"{"critical":0,"name":"a.caf"}"#: .present,
  ]

  @Test(arguments: sounds)
  func `a sound counts as`(json: String, sound: Presence) throws {
    #expect(try traits("{\"sound\":\(json)}") == PayloadTraits(sound: sound))
  }

  private static let badges: KeyValuePairs<String, Presence> = [
    "0": Presence.present, "1": .present,
    "-0": .present,
    "2.5": .present, "1e400": .present, "-1": .absent,
    "-0.1": .absent, "\"3\"": .absent, "true": .absent,
    "null": .absent, "[1]": .absent, "{}": .absent,
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

  private static let flags: KeyValuePairs<String, PayloadFlag> = [
    "1": PayloadFlag.one, "1.0": .one, "1e0": .one,
    "10e-1": .one, "0.1e1": .one, "true": .boolean,
    "\"1\"": .undocumented, "2": .undocumented,
    "1.5": .undocumented, "1e400": .undocumented,
    "0": .zero, "-0": .zero, "0.0": .zero,
    "0.5": .zero, "-1": .zero, "-1e400": .zero,
    "false": .zero, "\"0\"": .unreadable,
    "\"\"": .unreadable,
    "\"true\"": .unreadable, "\"1.0\"": .unreadable,
    "\" 1\"": .unreadable, "\"2\"": .unreadable,
    "null": .unreadable, "[]": .unreadable,
    "[1]": .unreadable, "{}": .unreadable,
  ]

  @Test(arguments: flags)
  func `a flag counts as`(json: String, flag: PayloadFlag) throws {
    #expect(try traits("{\"content-available\":\(json)}") == PayloadTraits(contentAvailable: flag))
    #expect(try traits("{\"mutable-content\":\(json)}") == PayloadTraits(mutableContent: flag))
  }

  @Test func `the last of several values counts`() throws {
    let traits = try traits(#"{"content-available":1,"badge":1,"content-available":0,"badge":"1"}"#)
    #expect(traits == PayloadTraits(contentAvailable: .zero))
  }
}
