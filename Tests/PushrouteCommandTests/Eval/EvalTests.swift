import PushTestSupport
import PushrouteCommand
import Testing

struct EvalTests {
  private static let answers: KeyValuePairs<String, String> = [
    "suspended-tap.json":
      "both.json --state suspended --launch notification "
      + "--implements did-finish-launching,did-receive-fetch --json",
    "killed.json": "both.json --state active --killed-by-user --json",
    "cold-scene-tap.json":
      "alert.json --state not-running --launch notification --json "
      + "--implements will-finish-launching,did-finish-launching,scene-will-connect,"
      + "did-receive-response,service-extension",
    "active-icon.json": "alert.json --state active --launch icon --json",
    "ios-3.json": "alert.json --ios 3 --implements none --json",
    "five-states.txt": "both.json --launch notification",
    "ios-3.txt": "alert.json --ios 3",
    "suspended.txt": "both.json --state suspended",
  ]

  @Test(arguments: answers)
  func `the answer is the recorded one`(name: String, call: String) throws {
    let run = Run("eval " + call)
    #expect(run.errors.isEmpty)
    #expect(run.code == .done)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `several answers make an array, and several tables are apart`() {
    let json = Run("eval alert.json silent.json --state active --json").output
    #expect(json.hasPrefix("[\n  {\n    \"schemaVersion\": 2,"))
    #expect(json.hasSuffix("  }\n]\n"))
    #expect(Run("eval alert.json --json").output.hasPrefix("["))
    #expect(Run("eval alert.json silent.json").output.contains("assumed.\n\niOS 27\n"))
  }

  @Test(arguments: ["eval --state active --json", "eval - --state active --json"])
  func `standard input is a payload`(call: String) {
    let run = Run(call, in: MemoryWorld(input: #"{"aps":{"alert":"Hello"}}"#))
    #expect(run.output.contains("\"source\": \"-\""))
    #expect(run.code == .done)
  }

  @Test
  func `operands may follow two dashes`() {
    var world = MemoryWorld.usual
    world.files["--odd"] = #"{"aps":{}}"#
    #expect(Run("eval --state active -- --odd", in: world).code == .done)
  }

  private static let exitCodes: KeyValuePairs<String, ExitCode> = [
    "silent.json --state active --expect did-receive-fetch": ExitCode.done,
    "silent.json --state active --expect nothing": .findings,
    "alert.json --state suspended --expect nothing": .done,
    "silent.json --state not-running --expect did-receive-fetch": .findings,
    "silent.json --state not-running --lifecycle app "
      + "--expect did-finish-launching,did-receive-fetch":
      .done,
    "silent.json --state not-running --expect did-receive-fetch,did-finish-launching": .findings,
    "silent.json silent.json --state active --expect did-receive-fetch": .done,
    "silent.json alert.json --state suspended --expect did-receive-fetch": .findings,
    "silent.json --expect did-receive-fetch": .findings,
    "alert.json --ios 3 --implements none --expect nothing": .done,
    "silent.json --state active -e": .done,
    "alert.json --state suspended -e": .findings,
    "alert.json --state suspended --exit-status --expect nothing": .findings,
    "alert.json --state suspended": .done,
  ]

  @Test(arguments: exitCodes)
  func `the exit code tells whether the answer is the expected one`(call: String, code: ExitCode) {
    #expect(Run("eval -q " + call).code == code)
  }

  @Test
  func `a missed expectation names the source, the state and both lists`() {
    let run = Run("eval silent.json --expect did-receive-fetch -q")
    #expect(run.output.isEmpty)
    #expect(
      run.errors == """
        silent.json: not-running (system): expected didReceiveRemoteNotification:fetchCompletionHandler:, \
        got didFinishLaunchingWithOptions:, scene:willConnectToSession:options:, \
        didReceiveRemoteNotification:fetchCompletionHandler:
        silent.json: not-running (user): expected didReceiveRemoteNotification:fetchCompletionHandler:, \
        got nothing

        """
    )
    let other = Run("eval alert.json --state suspended --expect did-receive --json")
    #expect(
      other.errors == "alert.json: suspended: expected didReceiveRemoteNotification:, got nothing\n"
    )
    #expect(other.output.hasPrefix("{"))
  }
}
