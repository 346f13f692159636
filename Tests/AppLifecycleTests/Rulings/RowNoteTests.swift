import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct RowNoteTests {
  /// Rows that no sequence of calls can show, with the step whose notes or reasons tell them.
  static let rows = [
    Row("T-H2", .app(.since(11), from: .active, "home")),
    Row("T-R4", .app(.since(11), from: .active, "home")),
    Row("T-I5", .app(.since(14), from: .active, "call-incoming")),
    Row("T-I7", .app(.since(14), from: .active, "call-incoming")),
    Row("T-N2", .app(.since(11), from: .active, "notification-center-open")),
    Row("T-N3", .app(.since(11), from: .active, "notification-center-open")),
    Row("T-LK5", .app(.since(4), from: .active, "lock")),
    Row("T-K4", .app(.since(4), from: .background, "memory-purge")),
    Row("T-K5", .app(.majors(4...6), from: .background, "remove-in-switcher")),
    Row("T-K8", .app(.majors(4...4), from: .active, "reboot")),
    Row("T-K11", .app(.since(4), from: .active, "background-task-begin")),
    Row("T-E2", .app(.majors(4...4), from: .active, "home").exiting),
    Row("T-V9", .app(.since(6), from: .ended, "tap-icon")),
    Row("T-S5b", .scene(from: .active, "remove-in-switcher")),
    Row("T-S7", .scene(from: .active, "remove-in-switcher").on(.iPadWithWindows)),
    Row("T-S10", .scene(from: .ended, "push:ca")),
    Row("T-S13", .app(.since(18, 4), from: .ended, "tap-icon")),
    Row("T-B1", .app(.since(4), from: .active, "background-task-begin")),
  ]

  @Test(arguments: rows)
  func `a row that no calls can show stands in a note`(row: Row) throws {
    let silent = try row.play.systems.filter { try !row.play.citations(on: $0).contains(row.id) }
    #expect(silent == [], "\(row.id)")
  }

  @Test(arguments: ["open-url", "open-universal-link", "open-switcher\nreturn-from-switcher"])
  func `only a start by the icon is called one`(script: String) throws {
    for play in [
      Play.app([.newest], from: .ended, script), .scene([.newest], from: .ended, script),
    ] {
      let rules = try play.steps(on: .newest).flatMap(\.calls).map(\.reason.rule)
      #expect(rules.contains("launch.did-finish") || rules.contains("launch.did-finish-scene"))
      #expect(!rules.contains { $0.hasSuffix("icon") })
    }
  }
}
