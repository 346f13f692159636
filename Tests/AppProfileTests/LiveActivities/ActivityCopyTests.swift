import PushPayload
import Testing

@testable import AppProfile

/// A type of ActivityAttributes that the app and its widget both declare.
struct ActivityCopyTests {
  private static func type(_ state: String, eta: String = "Int") -> String {
    """
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { \(state); var eta: Eta? }
    }
    struct Eta: Codable, Hashable { var minutes: \(eta) }
    """
  }

  private static func profile(_ app: String, _ widget: String) -> Profile {
    Profile(reading: [
      SourceFile("App/Models/Ride.swift", app), SourceFile("Widget/Models/Ride.swift", widget),
    ])
  }

  private static func messages(_ aps: String, in profile: Profile) throws -> [String] {
    let text = #"{"aps":{"timestamp":1715931200,"event":"update","content-state":\#(aps)}}"#
    let push = SentPush("push.json", try Payload(text))
    return push.findings(for: profile.activities).map { $0.message }
  }

  @Test func `copies that are decoded alike count once`() throws {
    let app = Self.type("var city: String; let version = 1")
    let profile = Self.profile(app, "\n" + Self.type("var city: String"))
    #expect(profile.activities.map(\.place.file) == ["App/Models/Ride.swift"])
    #expect(try Self.messages(#"{"city":1}"#, in: profile).count == 1)
  }

  @Test func `copies that reading cannot compare count once`() {
    let own = Self.type("init(from decoder: any Decoder) throws {}")
    #expect(Self.profile(own, own).activities.count == 1)
  }

  @Test func `a push is held against every copy, with the types beside it`() throws {
    let profile = Self.profile(
      Self.type("var city: String"),
      Self.type("var city: String; var zip: String", eta: "String")
    )
    #expect(
      profile.activities.map(\.place.file) == ["App/Models/Ride.swift", "Widget/Models/Ride.swift"]
    )
    #expect(
      try Self.messages(#"{"city":"Ulm","eta":{"minutes":3}}"#, in: profile) == [
        "`content-state` has no `zip`: `zip: String` (Widget/Models/Ride.swift:2) "
          + "is not optional",
        "`content-state.eta.minutes` must be a string, not a number: "
          + "`minutes: String` (Widget/Models/Ride.swift:4)",
      ]
    )
  }

  @Test func `two declarations in one file are branches, not copies`() {
    let both = "#if os(iOS)\n\(Self.type("var a: Int"))\n#else\n\(Self.type("var b: Int"))\n#endif"
    #expect(Profile(reading: [SourceFile("Ride.swift", both)]).activities.count == 1)
  }

  @Test func `a new version is compared with the copy of the same file`() {
    let old = Self.profile(Self.type("var a: Int"), Self.type("var b: Int"))
    #expect(old.changes(since: old).isEmpty)
  }
}
