import PushTestSupport
import PushrouteCommand
import Testing

struct WantCommandTests {
  private static let changes: KeyValuePairs<String, String> = [
    "want.txt": "alert.json --state suspended --want did-receive-fetch",
    "want-states.txt": "alert.json --want did-receive-fetch",
    "want-alternatives.txt": "alert.json --state suspended --want scene-will-connect --limit 2",
    "want-several.txt":
      "silent.json --state not-running --ios 9 --want service-extension,handle-action "
      + "--implements none",
    "want-runs.txt": "silent.json --state suspended --want did-receive-fetch",
    "want-never.txt":
      "alert.json --state active --want did-receive-fetch,did-receive-incoming-push",
    "want-impossible-states.txt": "alert.json --ios 3 --want did-receive-fetch",
    "want.json": "alert.json --state suspended --want did-receive-fetch --json",
    "want-actions.json":
      "alert.json --state not-running --terminated-by user --want handle-action --json",
    "want-never.json":
      "alert.json --state active --want handle-action,handle-action-response --json",
  ]

  @Test(arguments: changes.filter { Sweep.isWhole || $0.key != "want-states.txt" })
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

  private static let mistakes: KeyValuePairs<String, String> = [
    "--want did-recieve-fetch":
      "--want: found `did-recieve-fetch`, expected a method; did you mean did-receive-fetch?; "
      + "all of them: pushroute help methods",
    "--limit 3": "--limit has no effect without --want",
    "--all": "--all has no effect without --want",
    "--want did-receive --limit 0": "--limit: found `0`, expected a number above 0 or all",
    "--want did-receive --limit many": "--limit: found `many`, expected a number above 0 or all",
    "--want": "--want needs a value: METHODS",
    "--want did-receive --expect nothing":
      "--want and --expect cannot be combined: one asks for changes, the other checks what happens without any",
    "--want did-receive -e":
      "--want and --exit-status cannot be combined: one asks for changes, the other checks what happens without any",
  ]

  @Test(arguments: mistakes)
  func `a mistake is reported`(call: String, message: String) {
    let run = Run("eval alert.json " + call)
    #expect(run.errors == "pushroute: " + message + "\n")
    #expect(run.output.isEmpty && run.code == .failure)
  }
}
