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
        "`b: String` is new and must be optional: a running activity has no "
          + "`content-state.b`"
      ]
    ),
    ("var a: Int?", "var a: Int", ["`content-state.a` was optional and must stay so"]),
    ("var a: Int", "var a: Int8", ["`content-state.a` must stay Int, not become Int8"]),
    ("var a: Date", "var a: String", ["`content-state.a` must stay Date, not become String"]),
    ("var a: Double", "var a: Int", ["`content-state.a` must stay Double, not become Int"]),
    ("var a: [Int: Int]", "var a: [String: Int]", []),
    (
      "var a: [String: Int]", "var a: [Int: Int]",
      ["`content-state.a` must stay [String: Int], not become [Int: Int]"]
    ),
    ("var a: [[Int]]", "var a: [[Bool]]", ["`content-state.a[][]` must stay Int, not become Bool"]),
    (
      "var a: E; enum E: String, Codable { case x, y }",
      "var a: E; enum E: String, Codable { case x }",
      ["`R.ContentState.E` lost `y`, which `content-state.a` may have"]
    ),
    (
      "var a: E; enum E: Codable { case x, y(Int) }",
      "var a: E; enum E: Codable { case y(String) }",
      [
        "`R.ContentState.E` lost `x`, which `content-state.a` may have",
        "`content-state.a.y._0` must stay Int, not become String",
      ]
    ),
    (
      "var a: E; enum E: String, Codable { case x }", "var a: E; struct E: Codable { var x: Int }",
      ["`R.ContentState.E` of `content-state.a` is of another kind than before"]
    ),
    (
      "var a: S; struct S: Codable { var next: [S]; var b: Int }",
      "var a: S; struct S: Codable { var next: [S]; var b: Int; var c: Bool }",
      [
        "`c: Bool` is new and must be optional: a running activity has no "
          + "`content-state.a.c`"
      ]
    ),
    (
      "var a: Int", "var a: Int; init(from decoder: any Decoder) throws {}",
      [
        "`content-state` cannot be compared: R.ContentState has an init(from:) of its "
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
        "`RideAttributes` is gone, but activities of the type may still run",
        "`GameAttributes` is gone, but activities of the type may still run",
      ]
    )
  }
}
