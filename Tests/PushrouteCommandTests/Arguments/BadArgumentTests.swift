import PushrouteCommand
import Testing

struct BadArgumentTests {
  private static let arguments: [(call: String, message: String)] = [
    (
      call: "evl x.json",
      message:
        "unknown command `evl`, expected eval, scan, lint, simulate, test, explain, table, diff, rules, explore, schema, completion or help; did you mean eval?"
    ),
    (call: "--halp", message: "unknown flag `--halp`; did you mean --help?"),
    (call: "eval --stat active", message: "unknown flag `--stat`; did you mean --state?"),
    (call: "eval -state active", message: "unknown flag `-state`; did you mean --state?"),
    (call: "eval -x", message: "unknown flag `-x`; see: pushroute eval --help"),
    (call: "eval --gibberish", message: "unknown flag `--gibberish`; see: pushroute eval --help"),
    (call: "eval --qqq x", message: "unknown flag `--qqq`; see: pushroute eval --help"),
    (
      call: "eval --state",
      message:
        "--state needs a value: active, inactive, background, suspended or not-running"
    ),
    (call: "eval --ios --json", message: "--ios needs a value: VERSION"),
    (call: "eval --json=yes", message: "--json takes no value, not `yes`"),
    (
      call: "eval --state activ",
      message:
        "--state: found `activ`, expected active, inactive, background, suspended or not-running; did you mean active?"
    ),
    (
      call: "eval --launch=levitate",
      message:
        "--launch: found `levitate`, expected none, icon, notification, action, foreground-action, text-action or dismiss"
    ),
    (
      call: "eval --terminated-by user --state=",
      message:
        "--state: found ``, expected active, inactive, background, suspended or not-running"
    ),
    (
      call: "eval --ios 19",
      message:
        "--ios: found `19`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1; after 18 came 26; did you mean 26?"
    ),
    (
      call: "eval --sdk new",
      message:
        "--sdk: found `new`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1"
    ),
    (
      call: "eval -f yaml",
      message:
        "--format: found `yaml`, expected text, json, markdown or case; programs and "
        + "spreadsheets read the JSON"
    ),
    (
      call: "eval --background-modes remote-notifications,voip",
      message:
        "--background-modes: found `remote-notifications`, expected remote-notification, voip, audio, location, fetch, processing, push-to-talk, newsstand-content, external-accessory, bluetooth-central, bluetooth-peripheral, nearby-interaction, network-authentication or none; did you mean remote-notification?"
    ),
    (
      call: "eval --implements did-recieve",
      message:
        "--implements: found `did-recieve`, expected a method or none; did you mean did-receive?; all of them: pushroute help methods"
    ),
    (
      call: "eval --implements application:didReceiveRemoteNotifications:",
      message:
        "--implements: found `application:didReceiveRemoteNotifications:`, expected a method or none; did you mean did-receive?; all of them: pushroute help methods"
    ),
    (call: "eval", message: "no payload: name a file, or - for standard input"),
    (call: "eval - -", message: "- stands for standard input, which can be read only once"),
    (
      call: "rules wake.resume",
      message:
        "there is no rule `wake.resume`; did you mean wake.resumed?"
    ),
    (
      call: "rules --verify -o proof.md",
      message:
        "--verify and --format markdown cannot be combined: the proof is printed as text or JSON"
    ),
    (call: "rules resumed", message: "there is no rule `resumed`; did you mean wake.resumed?"),
    (call: "rules nonsense", message: "there is no rule `nonsense`"),
    (call: "push.json", message: "push.json: error: no such file"),
    (
      call: "eval pushes.ndjson",
      message: "`pushes.ndjson` has one payload a line, by its name; add --ndjson and --state"
    ),
    (call: "table --cols state", message: "unknown flag `--cols`; did you mean --columns?"),
    (call: "eval --killed", message: "unknown flag `--killed`; did you mean --killed-by-user?"),
    (
      call: "eval alert.json -o x.sarif",
      message:
        "-o `x.sarif`: this command writes text, json, markdown or case; name one with --format"
    ),
    (
      call: "eval alert.json --brief --json",
      message: "--brief and --format json cannot be combined"
    ),
    (
      call: "eval alert.json --ios 13..18",
      message: "--ios: found `13..18`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or "
        + "10.1; for a range use table or diff"
    ),
    (
      call: "rules --verify wake.resumed",
      message:
        "rules --verify: unexpected argument `wake.resumed`"
    ),
    (call: "help evil", message: "there is no topic `evil`; did you mean eval?"),
    (call: "help eval rules", message: "help: unexpected argument `rules`"),
  ]

  @Test(arguments: arguments)
  func `arguments that are wrong get a sentence and end with 2`(call: String, message: String) {
    let run = Run(call)
    let prefix = message.hasPrefix("push.json") ? "" : "pushroute: "
    #expect(run.errors == prefix + message + "\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  private static let situations: [(call: String, message: String)] = [
    (
      call: "--state active --state inactive",
      message:
        "--state active and --state inactive cannot be combined"
    ),
    (call: "--json -f text", message: "--json and --format text cannot be combined"),
    (
      call: "--state active --terminated-by system",
      message:
        "--terminated-by system and --state active cannot be combined: only an app that is not running was ended"
    ),
    (
      call: "--killed-by-user --terminated-by crash",
      message:
        "--killed-by-user and --terminated-by crash cannot be combined"
    ),
    (
      call: "--first-unlock pending --terminated-by user",
      message:
        "--first-unlock pending and --terminated-by user cannot be combined: before the first unlock the app is not running, ended by the restart"
    ),
    (
      call: "--first-unlock pending --killed-by-user",
      message:
        "--first-unlock pending and --killed-by-user cannot be combined: before the first unlock the app is not running, ended by the restart"
    ),
    (
      call: "--first-unlock pending --state active",
      message:
        "--state active: this situation cannot exist: Before the first unlock the app is not running, ended by the restart [feasibility.locked-means-rebooted]"
    ),
    (
      call: "--ios 3 --state background",
      message:
        "--state background: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]"
    ),
    (
      call: "--ios 3 --state suspended --killed-by-user",
      message:
        "--state suspended: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]"
    ),
    (
      call: "--ios 27 --sdk 27 --lifecycle app --state active",
      message:
        "--state active: this situation cannot exist: Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27 [feasibility.cannot-run]"
    ),
  ]

  @Test(arguments: situations)
  func `a situation that contradicts itself ends with 2`(call: String, message: String) {
    let run = Run("eval alert.json " + call)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.code == .failure)
  }

  @Test
  func `without arguments the help goes to standard error`() {
    let run = Run([])
    #expect(run.output.isEmpty && run.errors == Run("--help").output)
    #expect(run.code == .failure)
  }
}
