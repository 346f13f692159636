import Foundation
import PushTestSupport
import PushrouteCommand
import Testing

/// The scenarios under `Payloads/scenarios` lead to what stands beside them.
///
/// With `RECORD_SNAPSHOTS` in the environment the pictures are drawn anew, and the tests fail.
struct WorkedScenarioTests {
  static let names = [
    "background-task-expires", "background-task-with-timer", "exits-on-suspend",
    "force-quit-push-tap", "game-interrupted-by-call", "home-and-return",
    "scene-cold-start-by-tap", "silent-push-after-purge", "ten-minutes-in-background",
    "two-windows",
  ]

  @Test(arguments: names)
  func `the callbacks are the expected ones`(name: String) throws {
    let file = "Payloads/scenarios/\(name).json"
    let expected = "Payloads/scenarios/expected/\(name).json"
    let world = MemoryWorld.project
    let run = Run("simulate \(file) -q --check \(expected)", in: world)
    #expect(run.errors == "")
    #expect(run.code == .done)
  }

  @Test(arguments: names)
  func `a scenario comes back from what it prints`(name: String) throws {
    let call = "simulate Payloads/scenarios/\(name).json"
    var world = MemoryWorld.project
    world.files["printed.json"] = Run(call + " --json", in: world).output
    let run = Run(call + " -q --check printed.json", in: world)
    #expect(run.errors == "")
    #expect(run.code == .done)
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
        && !$0.contains("/expected/")
    }
    #expect(Set(files) == Set(Self.names.map { "Payloads/scenarios/\($0).json" }))
    for name in Self.names {
      #expect(page.contains("(\(name).json)") && page.contains("(\(name).svg)"))
    }
  }
}
