import PushrouteCommand
import Testing

struct BadArgumentTests {
  private static let arguments: KeyValuePairs<String, String> = [
    "evl x.json":
      "unknown command `evl`, expected eval, scan, lint, simulate, test, explain, table, diff, rules, explore, schema, completion or help; did you mean eval?",
    "--halp": "unknown flag `--halp`; did you mean --help?",
    "eval --stat active": "unknown flag `--stat`; did you mean --state?",
    "eval -state active": "unknown flag `-state`; did you mean --state?",
    "eval -x": "unknown flag `-x`; see: pushroute eval --help",
    "eval --gibberish": "unknown flag `--gibberish`; see: pushroute eval --help",
    "eval --qqq x": "unknown flag `--qqq`; see: pushroute eval --help",
    "eval --state": "--state needs a value: active, inactive, background, suspended or not-running",
    "eval --ios --json": "--ios needs a value: VERSION",
    "eval --json=yes": "--json takes no value, not `yes`",
    "eval --state activ":
      "--state: found `activ`, expected active, inactive, background, suspended or not-running; did you mean active?",
    "eval --launch=levitate":
      "--launch: found `levitate`, expected none, icon, notification, action, foreground-action, text-action or dismiss",
    "eval --terminated-by user --state=":
      "--state: found ``, expected active, inactive, background, suspended or not-running",
    "eval --ios 19":
      "--ios: found `19`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1; after 18 came 26; did you mean 26?",
    "eval --sdk new":
      "--sdk: found `new`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or 10.1",
    "eval -f yaml":
      "--format: found `yaml`, expected text, json, markdown or case; programs and "
      + "spreadsheets read the JSON",
    "eval --background-modes remote-notifications,voip":
      "--background-modes: found `remote-notifications`, expected remote-notification, voip, audio, location, fetch, processing, push-to-talk, newsstand-content, external-accessory, bluetooth-central, bluetooth-peripheral, nearby-interaction, network-authentication or none; did you mean remote-notification?",
    "eval --implements did-recieve":
      "--implements: found `did-recieve`, expected a method or none; did you mean did-receive?; all of them: pushroute help methods",
    "eval --implements application:didReceiveRemoteNotifications:":
      "--implements: found `application:didReceiveRemoteNotifications:`, expected a method or none; did you mean did-receive?; all of them: pushroute help methods",
    "eval": "no payload: name a file, or - for standard input",
    "eval - -": "- stands for standard input, which can be read only once",
    "rules wake.resume": "there is no rule `wake.resume`; did you mean wake.resumed?",
    "rules --verify -o proof.md":
      "--verify and --format markdown cannot be combined: the proof is printed as text or JSON",
    "rules resumed": "there is no rule `resumed`; did you mean wake.resumed?",
    "rules nonsense": "there is no rule `nonsense`",
    "push.json": "push.json: error: no such file",
    "eval pushes.ndjson":
      "`pushes.ndjson` has one payload a line, by its name; add --ndjson and --state",
    "table --cols state": "unknown flag `--cols`; did you mean --columns?",
    "eval --killed": "unknown flag `--killed`; did you mean --killed-by-user?",
    "eval alert.json -o x.sarif":
      "-o `x.sarif`: this command writes text, json, markdown or case; name one with --format",
    "eval alert.json --brief --json": "--brief and --format json cannot be combined",
    "eval alert.json --ios 13..18":
      "--ios: found `13..18`, expected a version of iOS: 3 to 18, 26 or 27, such as 9 or "
      + "10.1; for a range use table or diff",
    "rules --verify wake.resumed": "rules --verify: unexpected argument `wake.resumed`",
    "help evil": "there is no topic `evil`; did you mean eval?",
    "help eval rules": "help: unexpected argument `rules`",
  ]

  @Test(arguments: arguments)
  func `arguments that are wrong get a sentence and end with 2`(call: String, message: String) {
    let run = Run(call)
    let prefix = message.hasPrefix("push.json") ? "" : "pushroute: "
    #expect(run.errors == prefix + message + "\n")
    #expect(run.output.isEmpty)
    #expect(run.code == .failure)
  }

  private static let situations: KeyValuePairs<String, String> = [
    "--state active --state inactive": "--state active and --state inactive cannot be combined",
    "--json -f text": "--json and --format text cannot be combined",
    "--state active --terminated-by system":
      "--terminated-by system and --state active cannot be combined: only an app that is not running was ended",
    "--killed-by-user --terminated-by crash":
      "--killed-by-user and --terminated-by crash cannot be combined",
    "--first-unlock pending --terminated-by user":
      "--first-unlock pending and --terminated-by user cannot be combined: before the first unlock the app is not running, ended by the restart",
    "--first-unlock pending --killed-by-user":
      "--first-unlock pending and --killed-by-user cannot be combined: before the first unlock the app is not running, ended by the restart",
    "--first-unlock pending --state active":
      "--state active: this situation cannot exist: Before the first unlock the app is not running, ended by the restart [feasibility.locked-means-rebooted]",
    "--ios 3 --state background":
      "--state background: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]",
    "--ios 3 --state suspended --killed-by-user":
      "--state suspended: this situation cannot exist: Before iOS 4 leaving an app ends it: there is no background [feasibility.no-background-before-4]",
    "--ios 27 --sdk 27 --lifecycle app --state active":
      "--state active: this situation cannot exist: Built with the iOS 27 SDK and without scenes, the app cannot run on iOS 27 [feasibility.cannot-run]",
  ]

  @Test(arguments: situations)
  func `a situation that contradicts itself ends with 2`(call: String, message: String) {
    let run = Run("eval alert.json " + call)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.code == .failure)
  }

  private static let questions: KeyValuePairs<String, String> = [
    "diff": "nothing to compare: state a flag with two values",
    "diff --ios 9": "nothing to compare",
    "diff --ios 9 --ios 9": "nothing to compare",
    "diff --ios 9,10": "--ios: found `9,10`, expected a version",
    "diff --ios 9..11 --sdk 9..11":
      "more than two values of --ios and more than two values of --sdk cannot be combined",
    "diff --ios 11..9": "--ios: found `11..9`, expected the older version first",
    "diff --ios 9..11 - ": "- stands for standard input",
    "diff --ios 9 --ios x": "--ios: found `x`, expected a version",
    "diff scenes --ios 9 --ios 10": "the question scenes and",
    "diff --ios 9 --ios 10 --limit 0": "--limit: found `0`, expected a number",
    "diff scenes --only x": "--only: found `x`, expected arrival",
    "diff a.json b.json c.json": "diff: unexpected argument `c.json`",
    "diff scene": "diff: found `scene`, expected scenes, ",
    "diff did-recieve-fetch": "did you mean did-receive-fetch?",
    "diff scenes low-power": "the question scenes and the question low-power cannot be combined",
    "diff force-quit --state suspended":
      "the question force-quit and what is stated about state cannot be combined",
    "diff scenes --lifecycle scene":
      "the question scenes and what is stated about life cycle cannot be combined",
    "diff - -": "- stands for standard input",
    "diff text.json --ios 9 --ios 10": "text.json:1:1: error:",
    "diff --ios 3 --ios 9 --state suspended": "none of these situations can exist: Before iOS 4",
    "table --when x": "--when: found `x`, expected a method; all of them",
    "table --when did-receive a.json b.json": "table: unexpected argument `b.json`",
    "table --when did-receive --only x": "--only: found `x`, expected arrival",
    "table --when did-receive --limit -1": "--limit needs a value",
    "table --when did-receive --state suspended --ios 3": "none of these situations can exist",
    "completion": "pushroute: completion needs a shell: bash, zsh, fish or man",
    "completion tcsh": "pushroute: there is no shell `tcsh`; did you mean bash, zsh, fish or man?",
    "completion zsh fish": "fish",
    "table --rows stat": "; did you mean state?\n",
    "table --rows state=active,lauch": "; did you mean launch?\n",
    "table --columns paylod=alert": "; did you mean payload?\n",
  ]

  @Test(arguments: questions)
  func `a question that makes no sense is refused`(call: String, words: String) {
    let run = Run(call)
    #expect(run.code == .failure && run.output.isEmpty)
    #expect(run.errors.contains(words), "\(run.errors)")
  }

  @Test
  func `without arguments the help goes to standard error`() {
    let run = Run([])
    #expect(run.output.isEmpty && run.errors == Run("--help").output)
    #expect(run.code == .failure)
  }
}
