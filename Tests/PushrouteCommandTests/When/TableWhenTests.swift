import PushTestSupport
import Testing

@testable import PushrouteCommand

struct TableWhenTests {
  private static let situations: KeyValuePairs<String, String> = [
    "when.txt": "table --when did-receive-fetch --ios 18",
    "when.json":
      "table --when will-present,did-receive-response both.json --ios 18 --state active --launch notification --json",
    "when.md": "table --when did-receive --launch notification --only launch -f markdown",
    "when-all.txt": "table --when will-present --limit all",
  ]

  @Test(arguments: situations)
  func `the situations of a callback are printed as recorded`(name: String, call: String) throws {
    let run = Run(call)
    #expect(run.errors.isEmpty && run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test func `a callback that never runs is an answer`() {
    let run = Run("table --when will-present --ios 9")
    #expect(run.code == .done)
    #expect(run.output.contains("Runs in none of these "))
  }

  @Test func `a callback that always runs needs no words`() {
    let run = Run(
      "table --when did-receive-fetch silent.json --state suspended --ios 12"
        + " --implements did-receive-fetch --background-modes remote-notification"
    )
    #expect(run.output.contains("Runs in all ") && run.output.contains("When: always"))
  }

  @Test func `a method that is asked about twice is one method`() {
    let once = Run("table --when did-receive")
    #expect(Run("table --when did-receive,did-receive").output == once.output)
  }

  @Test func `headers come from standard input, for both sides of a comparison too`() {
    var world = MemoryWorld.usual
    world.input = "apns-push-type: background\n"
    world.files["headers.txt"] = world.input
    for call in ["table --when did-receive-fetch", "diff --ios 9 --ios 17"] {
      let piped = Run(call + " --headers -", in: world)
      #expect(piped.output.contains("push type background"))
      #expect(piped.output == Run(call + " --headers headers.txt", in: world).output)
      #expect(Run(call + " --headers - -", in: world).errors.contains("can be read only once"))
    }
  }

  @Test func `an app that is not running may have ended in any way, unless that is stated`() {
    let all = Run("table --when did-receive-fetch silent.json --state not-running --ios 12")
    let one = Run("table --when did-receive-fetch silent.json --terminated-by user --ios 12")
    #expect(all.output.contains("not running (system, crash, reboot)"))
    #expect(one.output.contains("Runs in none of these "))
  }
}
