import PushPayload
import Testing

@testable import AppProfile

/// Findings about a new version of an app beside activities that the old version started.
struct ActivityVersionTests {
  /// Two versions of a content state, and the findings about the second while the first one still
  /// runs.
  private static let versions: [(old: String, new: String, messages: [String])] = [
    ("var a: Int", "var a: Int", []),
    ("var a: Int", "var a: Int; var b: String?", []),
    ("var a: Int; var b: String", "var a: Int", []),
    ("var a: Int", "var a: Int?", []),
    ("var a: Int8", "var a: Int; let b = 1", []),
    ("var a: Int", "var a: Double", []),
    ("var a: UUID", "var a: String", []),
    ("var a: E; enum E: String, Codable { case x }", "var a: String", []),
    (
      "var a: E; enum E: String, Codable { case x }",
      "var a: E; enum E: String, Codable { case x, y }",
      []
    ),
    (
      "var a: Int", "var a: Int; var b: String",
      [
        "found `b: String`, which is new, expected it to be optional: a running activity has no "
          + "`content-state.b`"
      ]
    ),
    (
      "var a: Int?", "var a: Int",
      ["found `content-state.a`, which was optional, expected it to stay so"]
    ),
    (
      "var a: Int", "var a: Int8",
      ["found Int8 as `content-state.a`, expected Int as before"]
    ),
    (
      "var a: Date", "var a: String",
      ["found String as `content-state.a`, expected Date as before"]
    ),
    (
      "var a: Double", "var a: Int",
      ["found Int as `content-state.a`, expected Double as before"]
    ),
    (
      "var a: [Int: Int]", "var a: [String: Int]", []
    ),
    (
      "var a: [String: Int]", "var a: [Int: Int]",
      ["found [Int: Int] as `content-state.a`, expected [String: Int] as before"]
    ),
    (
      "var a: [[Int]]", "var a: [[Bool]]",
      ["found Bool as `content-state.a[][]`, expected Int as before"]
    ),
    (
      "var a: E; enum E: String, Codable { case x, y }",
      "var a: E; enum E: String, Codable { case x }",
      ["found `R.ContentState.E` without `y`, expected it: `content-state.a` may have it"]
    ),
    (
      "var a: E; enum E: Codable { case x, y(Int) }",
      "var a: E; enum E: Codable { case y(String) }",
      [
        "found `R.ContentState.E` without `x`, expected it: `content-state.a` may have it",
        "found String as `content-state.a.y._0`, expected Int as before",
      ]
    ),
    (
      "var a: E; enum E: String, Codable { case x }", "var a: E; struct E: Codable { var x: Int }",
      ["found `R.ContentState.E` of another kind than before as `content-state.a`"]
    ),
    (
      "var a: S; struct S: Codable { var next: [S]; var b: Int }",
      "var a: S; struct S: Codable { var next: [S]; var b: Int; var c: Bool }",
      [
        "found `c: Bool`, which is new, expected it to be optional: a running activity has no "
          + "`content-state.a.c`"
      ]
    ),
    (
      "var a: Int", "var a: Int; init(from decoder: any Decoder) throws {}",
      [
        "found `content-state`, which reading cannot compare: R.ContentState has an init(from:) of its "
          + "own"
      ]
    ),
  ]

  @Test(arguments: versions)
  func `a new version is held against the old one`(old: String, new: String, messages: [String]) {
    func profile(_ state: String) -> Profile {
      let text =
        "struct R: ActivityAttributes { struct ContentState: Codable, Hashable { \(state) } }"
      return Profile(reading: [SourceFile("R.swift", text)])
    }
    #expect(profile(new).changes(since: profile(old)).map(\.message) == messages)
  }

  @Test func `a type of activities that is gone is reported`() {
    let app = """
      struct RideAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
      struct GameAttributes: ActivityAttributes { struct ContentState: Codable, Hashable {} }
      """
    let old = Profile(reading: [SourceFile("R.swift", app)])
    let new = Profile(reading: [SourceFile("R.swift", "struct Other {}")])
    #expect(
      new.changes(since: old).map(\.message) == [
        "found no `RideAttributes`, expected it: activities of the type may still run",
        "found no `GameAttributes`, expected it: activities of the type may still run",
      ]
    )
  }
}
