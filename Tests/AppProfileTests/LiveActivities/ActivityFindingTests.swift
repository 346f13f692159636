import PushPayload
import PushTestSupport
import Testing

@testable import AppProfile

/// Findings about pushes beside the types of a Live Activity.
struct ActivityFindingTests {
  private static let app = """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var driver: Driver
        var arrival: Date?
        var status: Status
        var note: Secret?
      }
      struct Driver: Codable, Hashable { var name: String; var seats: [Int] }
      enum Status: String, Codable { case booked, onItsWay = "on-its-way" }
      struct Secret: Codable, Hashable { init(from decoder: any Decoder) throws {} }
      var city: String
    }
    struct GameAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var goals: Int }
    }
    """

  private static func push(_ aps: String) throws -> SentPush {
    let text = #"{"aps":{"timestamp":1715931200,\#(aps)}}"#
    return SentPush("push.json", try Payload(text))
  }

  private static func found(_ aps: String, in app: String) throws -> [Finding] {
    let profile = Profile(reading: [SourceFile("Ride.swift", app)])
    return try push(aps).findings(for: profile.activities)
  }

  private static let sound = #""driver":{"name":"Ann","seats":[1]},"status":"booked""#

  /// Pushes, and what is found in them: the codes with the texts at their places.
  private static let pushes: [(aps: String, found: [String], messages: [String])] = [
    (#""event":"update","content-state":{\#(sound)}"#, [], []),
    (#""event":"update","content-state":{\#(sound),"arrival":null,"note":null}"#, [], []),
    (#""event":"update","content-state":{"goals":2}"#, [], []),
    (#""event":"end""#, [], []),
    (#""alert":"Hi""#, [], []),
    (
      #""event":"update","content-state":{"driver":{"name":"Ann","seats":[1,"x"]},"status":"booked"}"#,
      [#"activity-mismatch "x""#],
      [
        "`content-state.driver.seats[1]` must be a whole number, not a string: "
          + "`seats: [Int]` (Ride.swift:8)"
      ]
    ),
    (
      #""event":"update","content-state":{"driver":{"name":"Ann","seats":[]}}"#,
      [#"activity-mismatch {"driver":{"name":"Ann","seats":[]}}"#],
      [
        "`content-state` has no `status`: `status: Status` (Ride.swift:5) is not "
          + "optional"
      ]
    ),
    (
      #""event":"update","content-state":{"driver":{"Name":"Ann","seats":[]},"status":"booked"}"#,
      [#"activity-mismatch "Ann""#],
      [
        "`content-state.driver` has no `name` (but `Name`): `name: String` "
          + "(Ride.swift:8) is not optional"
      ]
    ),
    (
      #""event":"update","content-state":{"driver":{"name":"Ann","seats":[]},"status":"on_its_way"}"#,
      [#"activity-mismatch "on_its_way""#],
      [
        "`content-state.status` must be `booked` or `on-its-way` of RideAttributes.Status "
          + "(Ride.swift:9), not `on_its_way`; did you mean `on-its-way`?"
      ]
    ),
    (
      #""event":"update","content-state":{\#(sound),"arrival":1715931200}"#,
      ["activity-date 1715931200"],
      [
        "`content-state.arrival` must be 737624000, not seconds since 1970: "
          + "`arrival: Date?` (Ride.swift:4) counts seconds since 2001"
      ]
    ),
    (
      #""event":"update","content-state":{\#(sound),"arrival":1715931200000}"#,
      ["activity-date 1715931200000"],
      [
        "`content-state.arrival` must be 737624000, not milliseconds since 1970: "
          + "`arrival: Date?` (Ride.swift:4) counts seconds since 2001"
      ]
    ),
    (#""event":"update","content-state":{\#(sound),"arrival":737624000}"#, [], []),
    (
      #""event":"update","content-state":{\#(sound),"arrival":"2024-05-17T07:33:20Z"}"#,
      [#"activity-mismatch "2024-05-17T07:33:20Z""#],
      [
        "`content-state.arrival` must be a number of seconds since 2001, not a string: "
          + "`arrival: Date?` (Ride.swift:4)"
      ]
    ),
    (
      #""event":"update","content-state":{\#(sound),"arival":1,"other":2}"#,
      ["activity-key-unread 1", "activity-key-unread 2"],
      [
        "no property of RideAttributes.ContentState reads `arival` in `content-state`; "
          + "did you mean `arrival`?",
        "no property of RideAttributes.ContentState reads `other` in `content-state`",
      ]
    ),
    (
      #""event":"update","content-state":{\#(sound),"note":"x"}"#,
      [#"activity-unknown "x""#],
      [
        "`content-state.note` cannot be checked: RideAttributes.Secret has an "
          + "init(from:) of its own"
      ]
    ),
    (
      #""event":"start","attributes-type":"RideAttribute","attributes":{"city":"Bonn"},"content-state":{\#(sound)}"#,
      [#"activity-type-unknown "RideAttribute""#],
      [
        "`attributes-type` must be a type of ActivityAttributes (`RideAttributes`, "
          + "`GameAttributes`), not `RideAttribute`"
      ]
    ),
    (
      #""event":"start","attributes-type":"RideAttributes","attributes":{"city":7},"content-state":{\#(sound)}"#,
      ["activity-mismatch 7"],
      [
        "`attributes.city` must be a string, not a number: `city: String` "
          + "(Ride.swift:11)"
      ]
    ),
    (
      #""event":"start","attributes-type":"GameAttributes","attributes":{},"content-state":{\#(sound)}"#,
      [
        #"activity-mismatch {\#(sound)}"#, #"activity-key-unread {"name":"Ann","seats":[1]}"#,
        #"activity-key-unread "booked""#,
      ],
      [
        "`content-state` has no `goals`: `goals: Int` (Ride.swift:14) is not optional",
        "no property of GameAttributes.ContentState reads `driver` in `content-state`",
        "no property of GameAttributes.ContentState reads `status` in `content-state`",
      ]
    ),
  ]

  @Test(arguments: pushes)
  func `a push is held against the types of the app`(
    aps: String,
    found: [String],
    messages: [String]
  ) throws {
    let findings = try Self.found(aps, in: Self.app)
    let bytes = Array(#"{"aps":{"timestamp":1715931200,\#(aps)}}"#.utf8)
    let places = findings.map { finding in
      let text = finding.range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? ""
      return finding.code + " " + text
    }
    #expect(places == found)
    #expect(findings.map(\.message) == messages)
    #expect(findings.allSatisfy { $0.position != nil && $0.file == "push.json" })
  }

  @Test func `what all of a type stands in is no condition of its properties`() throws {
    let app = """
      #if canImport(ActivityKit)
      struct A: ActivityAttributes {
        struct ContentState: Codable {
          var range: ClosedRange<Date>
          var level: Level
          #if DEBUG
          var trace: Int
          #endif
        }
        enum Level: Int, Codable { case low = 1, high }
      }
      #endif
      """
    let aps = #""event":"update","content-state":{"range":{},"level":3,"trace":"x"}"#
    #expect(
      try Self.found(aps, in: app).map(\.message) == [
        "`content-state.range` must be an array of two bounds, not an object: "
          + "`range: ClosedRange<Date>` (Ride.swift:4)",
        "`content-state.level` must be `1` or `2` of A.Level (Ride.swift:10), not 3",
        "`content-state.trace` cannot be checked: trace stands in #if "
          + "canImport(ActivityKit) && DEBUG",
      ]
    )
  }

  @Test(
    arguments: [
      "typealias A = A", "typealias A = [A: Int]", "typealias A = [A: [A: [A: [A: A]]]]",
      "typealias A = Dictionary<A, A>; typealias B = A", "typealias A = B; typealias B = [B: A]",
      "typealias A = \(String(repeating: "[", count: 50_000))",
      "struct A: Codable { var a: A; var b: [A] }",
      "enum A: Codable { case a(A, A), b", "class A: A {}", "struct A { var a, b, c",
      "enum A: Int { case a = -",
      "struct A { var a: \(String(repeating: "X<", count: Sweep.count(10_000)))",
    ]
  )
  func `types that lead to themselves, or are broken, end`(declaration: String) throws {
    let app =
      "struct R: ActivityAttributes { struct ContentState: Codable { var a: A } \(declaration) }"
    for text in [app, app + " }", declaration + "\n" + app] {
      _ = try Self.found(#""event":"update","content-state":{"a":{"a":[1]}}"#, in: text)
    }
  }

  @Test func `an app without Live Activities has nothing to hold a push against`() throws {
    #expect(try Self.found(#""event":"update","content-state":{"x":1}"#, in: "struct A {}") == [])
  }
}
