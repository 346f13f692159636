import Foundation
import PushTestSupport
import PushrouteCommand
import Testing

/// The scenarios under `Payloads/scenarios` lead to what they expect, and to their pictures.
///
/// With `RECORD_SNAPSHOTS` in the environment the pictures are drawn anew, and the tests fail.
struct WorkedScenarioTests {
  static let names = [
    "background-task-expires", "background-task-with-timer", "exits-on-suspend",
    "force-quit-push-tap", "game-interrupted-by-call", "home-and-return",
    "scene-cold-start-by-tap", "silent-push-after-purge", "ten-minutes-in-background",
    "two-windows",
  ]

  @Test func `every scenario leads to what it expects`() {
    let run = Run("test Payloads/scenarios", in: .project)
    #expect(run.code == .done, "\(run.output)")
    #expect(run.output.hasSuffix("files: all passed\n"))
  }

  @Test(
    arguments: names.map { (picture: $0 + ".svg", call: "Payloads/scenarios/\($0).json") }
      + [(picture: "states-ios-12.svg", call: "--diagram --ios 12")]
  )
  func `the picture is the one that is drawn`(picture: String, call: String) throws {
    let drawn = Run("simulate \(call) -f svg", in: .project).output
    try expectFile(drawn, at: "Payloads/scenarios/" + picture)
  }

  @Test func `every scenario is listed here and shown on the page`() throws {
    let world = MemoryWorld.project
    let page = try #require(world.files["Payloads/scenarios/README.md"])
    let files = world.files.keys.filter {
      $0.hasPrefix("Payloads/scenarios/") && !$0.contains("..") && $0.hasSuffix(".json")
        && !$0.contains("/logs/")
    }
    #expect(Set(files) == Set(Self.names.map { "Payloads/scenarios/\($0).json" }))
    for name in Self.names {
      #expect(page.contains("(\(name).json)") && page.contains("(\(name).svg)"))
    }
  }
}
