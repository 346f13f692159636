import PushTestSupport
import PushrouteCommand
import Testing

struct WantCommandTests {
  private static let changes: [(name: String, call: String)] = [
    (name: "want.txt", call: "alert.json --state suspended --want did-receive-fetch"),
    (name: "want-states.txt", call: "alert.json --want did-receive-fetch"),
    (
      name: "want-alternatives.txt",
      call: "alert.json --state suspended --want scene-will-connect --limit 2"
    ),
    (
      name: "want-several.txt",
      call: "silent.json --state not-running --ios 9 --want service-extension,handle-action "
        + "--implements none"
    ),
    (name: "want-runs.txt", call: "silent.json --state suspended --want did-receive-fetch"),
    (
      name: "want-never.txt",
      call: "alert.json --state active --want did-receive-fetch,did-receive-incoming-push"
    ),
    (name: "want-impossible-states.txt", call: "alert.json --ios 3 --want did-receive-fetch"),
    (name: "want.json", call: "alert.json --state suspended --want did-receive-fetch --json"),
    (
      name: "want-actions.json",
      call: "alert.json --state not-running --terminated-by user --want handle-action --json"
    ),
    (
      name: "want-never.json",
      call: "alert.json --state active --want handle-action,handle-action-response --json"
    ),
  ]

  @Test(arguments: changes.filter { Sweep.isWhole || $0.name != "want-states.txt" })
  func `the changes are the recorded ones`(name: String, call: String) throws {
    let run = Run("eval " + call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `ids, selectors and Swift names are read, and flags add up`() {
    let call = "eval silent.json --state suspended --want "
    let id = Run(call + "did-receive-fetch,will-present")
    let selector = "application:didReceiveRemoteNotification:fetchCompletionHandler:"
    #expect(Run(call + selector + " --want willPresent").output == id.output)
    #expect(Run(call + "didReceiveFetch,will-present,did-receive-fetch").output == id.output)
  }

  @Test
  func `several states and payloads make an array`() {
    let json = Run("eval alert.json silent.json --want will-present --json").output
    #expect(json.hasPrefix("[\n  {\n    \"schemaVersion\": 2,"))
    #expect(json.split(separator: "\"want\": [").count == 13)
    let impossible = Run("eval alert.json --ios 3 --want did-receive --json").output
    #expect(impossible.contains("\"runs\": null"))
    #expect(impossible.contains("\"rule\": \"feasibility.no-background-before-4\""))
  }

  @Test
  func `a method that this version lacks makes the version a part of the answer`() {
    let run = Run("eval alert.json --ios 9 --state active --want will-present")
    #expect(run.output.contains("iOS 10.0 or later"))
    #expect(run.errors.isEmpty && run.code == .done)
  }

  @Test
  func `another version is no change unless all are asked for`() {
    let call = "eval alert.json --ios 17 --state suspended --want did-receive-fetch"
    let here = Run(call).output
    #expect(!here.contains("run iOS") && here.contains("complete for this question"))
    let all = Run(call + " --all").output
    #expect(all.contains("run iOS 7 to 9") && all.contains("This list is complete; any"))
    #expect(Run(call + " --json").output.split(separator: "\"groups\"").count - 1 == 1)
  }

  @Test
  func `only so many changes are shown as are asked for`() {
    let call = "eval alert.json --ios 9 --state suspended --want did-receive-fetch --all --limit "
    let one = Run(call + "1").output
    #expect(one.contains("2 more; --limit all shows them"))
    #expect(one.contains("Payload\n") && !one.contains("User action"))
    #expect(
      Run(call + "all").output
        == Run("eval alert.json --ios 9 --state suspended --want did-receive-fetch --all").output
    )
    #expect(Run(call + "1 --json").output == Run(call + "3 --json").output)
  }

  @Test
  func `quiet prints nothing, colour adds nothing but colour`() throws {
    let call = "eval alert.json --state suspended --want did-receive-fetch"
    #expect(Run(call + " -q").output.isEmpty)
    let codes = try Regex("\u{1B}\\[[0-9;]*m")
    let colored = Run(call + " --color always").output
    #expect(colored.contains(codes))
    try expectSnapshot(colored.replacing(codes, with: ""), named: "want.txt")
  }

  private static let mistakes: [(call: String, message: String)] = [
    (
      call: "--want did-recieve-fetch",
      message:
        "--want: found `did-recieve-fetch`, expected a method; did you mean did-receive-fetch?; "
        + "all of them: pushroute help methods"
    ),
    (call: "--limit 3", message: "--limit has no effect without --want"),
    (call: "--all", message: "--all has no effect without --want"),
    (
      call: "--want did-receive --limit 0",
      message: "--limit: found `0`, expected a number above 0 or all"
    ),
    (
      call: "--want did-receive --limit many",
      message: "--limit: found `many`, expected a number above 0 or all"
    ),
    (call: "--want", message: "--want needs a value: METHODS"),
    (
      call: "--want did-receive --expect nothing",
      message:
        "--want and --expect cannot be combined: one asks for changes, the other checks what happens without any"
    ),
    (
      call: "--want did-receive -e",
      message:
        "--want and --exit-status cannot be combined: one asks for changes, the other checks what happens without any"
    ),
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported`(call: String, message: String) {
    let run = Run("eval alert.json " + call)
    #expect(run.errors == "pushroute: " + message + "\n")
    #expect(run.output.isEmpty && run.code == .failure)
  }
}
