import DeviceLog
import Evidence
import PushTestSupport
import Questions
import Testing

@testable import PushrouteCommand

struct ExplainTests {
  private func explain(_ log: String, _ flags: String = "") -> Run {
    var world = MemoryWorld.usual
    world.files["x.log"] = log
    return Run("explain x.log " + flags, in: world)
  }

  private func words(_ run: Run) -> String {
    run.output.split { $0.isWhitespace }.joined(separator: " ")
  }

  private static let arrival = "Received incoming message on topic a.b at priority 10\n"

  private static func traits(_ alert: Int, _ content: Int, _ id: String = "1111-2222") -> String {
    "[a.b] Received remote notification request \(id) [ waking: 0, hasAlertContent: \(alert), "
      + "hasSound: 0 hasBadge: 0 hasContentAvailable: \(content) hasMutableContent: 0 "
      + "pushType: Alert]\n"
  }

  private static let lines: KeyValuePairs<String, String> = [
    "[a.b] Received incoming message for push disabled app "
      + "[ supportsContentAvailableRemoteNotification: 0; backgroundRefreshEnabled: 1; "
      + "allowsUserNotifications: 0 ]":
      "To change that: add remote-notification to UIBackgroundModes, or have the user allow "
      + "notifications.",
    "[a.b] Received incoming message for uninstalled app":
      "SpringBoard threw the push away: the app is uninstalled.",
    "[a.b] NOT requesting DUET deliver content-available, non-notifiying push notification "
      + "1-2 [pushType: Alert willNotifyUser: 0]":
      "Send apns-push-type: background, or a push with an alert, a sound or a badge.",
    "[a.b] Notification request was marked as mutable but no service extension is available":
      "Add a notification service extension to the app",
    "[a.b] Did not mutate content for notification request, will deliver original content; x":
      "it failed, or its time ran out",
    "Extension will be killed because it used its runtime in starting up":
      "The system ended the notification service extension while it was still starting.",
    "dasd {name: NewPolicy, policyWeight: 1.0, response: {Decision: Must Not Proceed, "
      + "Score: 0.00, Rationale: [{[moonIsFull]: Required:0.00, Observed:1.00},]}}":
      "A policy of dasd, which no source names, says Must Not Proceed: a reason that no source explains.",
    "com.apple.pushLaunch.a.b:1:[{name: ApplicationPolicy, policyWeight: 5.0, response: "
      + "{Decision: Can Proceed, Score: 0.1}} ] sumScores:6, FinalDecision: Can Proceed "
      + "FinalScore: 0.9}":
      "dasd decides: Can Proceed; the launch may happen.",
  ]

  @Test(arguments: lines)
  func `a line says a sentence`(line: String, sentence: String) {
    let run = explain(line + "\n")
    #expect(words(run).contains(sentence), "\(run.output)")
  }

  @Test func `pushes are told apart by their ids`() {
    let log =
      Self.arrival + Self.traits(1, 0) + Self.arrival + Self.traits(0, 1, "3333-4444")
      + "[a.b] Process delivery of push notification 1111-2222\n"
    let run = explain(log)
    #expect(run.output.contains("5 lines, 5 known, 2 pushes"))
    #expect(words(run).contains("push 1111-2222 payload alert; push type alert; priority 10"))
    #expect(words(run).contains("push 3333-4444 payload content-available;"))
  }

  @Test func `the bracket is the payload, and flags sharpen the answer`() {
    let log = Self.arrival + Self.traits(1, 0)
    #expect(words(explain(log)).contains("expected in state suspended: no callback"))
    let active = words(explain(log, "--state active --implements will-present"))
    #expect(active.contains("expected in state active: willPresentNotification:"), "\(active)")
  }

  @Test func `a payload that fits the log sharpens the answer, another one is named`() {
    var world = MemoryWorld.usual
    world.files["x.log"] = Self.arrival + Self.traits(0, 1)
    world.files["silent.json"] = #"{"aps":{"content-available":1,"category":"SECRET"}}"#
    world.files["alert.json"] = #"{"aps":{"alert":"SECRET"},"token":"5EC2E7"}"#
    let fitting = Run("explain x.log silent.json", in: world)
    #expect(words(fitting).contains("payload content-available, category"), "\(fitting.output)")
    let other = Run("explain x.log alert.json", in: world)
    #expect(words(other).contains("priority 10; the payload that you name is another one"))
    for run in [fitting, other] {
      #expect(run.code == .done && !(run.output + run.errors).contains("SECRET"))
      #expect(!(run.output + run.errors).contains("5EC2E7"))
    }
    world.files["x.log"] = Self.arrival
    #expect(words(Run("explain x.log alert.json", in: world)).contains("payload alert;"))
    let many = Run("explain x.log alert.json silent.json", in: world)
    #expect(many.code == .failure && many.errors.contains("silent.json"))
  }

  @Test func `a lock with Always-On Display is proposed`() {
    let names = "applicationWillResignActive\napplicationDidBecomeActive\n"
    let run = explain(names + "applicationWillResignActive\napplicationDidEnterBackground\n")
    let script = "script pushroute simulate lock --state active --lifecycle app --set always-on=on"
    #expect(words(run).contains(script) && words(run).contains("The script prints the same"))
  }

  @Test func `the departure is inside the step that fits best`() {
    let run = explain(
      "applicationWillResignActive\napplicationDidEnterBackground\napplicationDidEnterBackground\n"
        + "applicationWillResignActive\n"
    )
    #expect(words(run).contains("script pushroute simulate home"))
    let again = explain("did-enter-background\nwill-enter-foreground\nwill-terminate\n")
    let rule = "departs line 3: the log prints applicationWillTerminate:. rule did-enter-background"
    #expect(words(again).contains(rule), "\(again.output)")
  }

  @Test func `a callback that no state allows contradicts the rule`() {
    let log =
      Self.arrival + Self.traits(1, 0)
      + "12:00:00 App[1:2] application(_:didReceiveRemoteNotification:fetchCompletionHandler:)\n"
    let run = explain(log, "--ios 18")
    #expect(
      words(run).contains("The log has didReceiveRemoteNotification:fetchCompletionHandler:")
        && run.code == .done,
      "\(run.output)"
    )
  }

  @Test func `callbacks alone propose a script, and the first departure has its rule`() {
    let home = explain("applicationWillResignActive\napplicationDidEnterBackground\n")
    #expect(words(home).contains("script pushroute simulate home --state active"))
    #expect(words(home).contains("The script prints the same"))
    let odd = explain(
      "applicationWillEnterForeground\napplicationWillResignActive\napplicationDidBecomeActive\n"
        + "applicationDidEnterBackground\n"
    )
    #expect(words(odd).contains("departs line"), "\(odd.output)")
    // The app has the methods that it prints, also on versions whose usual app lacks them.
    let cold = explain(
      "A[1:2] application(_:didFinishLaunchingWithOptions:)\nA[1:2] scene(_:willConnectTo:options:)\n"
        + "A[1:2] sceneWillEnterForeground(_:)\nA[1:2] sceneDidBecomeActive(_:)\n",
      "--ios 17"
    )
    #expect(words(cold).contains("The script prints the same"), "\(cold.output)")
  }

  @Test func `two devices are refused`() {
    let run = explain(
      "Sep 30 09:00:16 one SpringBoard[55] <Notice>: x\nSep 30 09:00:17 two dasd[5] <Notice>: y\n"
    )
    #expect(run.code == .failure)
    #expect(run.errors.contains("the lines before are from another device"))
    #expect(!run.errors.contains("two "))
  }

  @Test func `a rule's id points to rules`() {
    let run = Run("explain wake.resumed")
    #expect(run.code == .failure)
    #expect(
      run.errors
        == "pushroute: there is no log `wake.resumed`; for the rule: pushroute rules wake.resumed\n"
    )
  }

  @Test func `unknown lines are counted and can be named`() {
    let run = explain("a\n\nb\n", "--verbose")
    #expect(run.output.contains("2 lines, 0 known, 0 pushes"))
    #expect(run.output.contains("unknown lines: 1, 3"))
    #expect(run.output.contains("No line is known."))
  }

  private static let hostile: [[UInt8]] = [
    Array("\u{1B}[31m Received incoming message on topic a.b at priority \u{1B}[0m10\n".utf8),
    [0, 0xFF, 0xFE] + Array("{name: \u{202E}evil, policyWeight: ".utf8),
    many("R", 3_000_000), many("Received incoming message on topic ", 20_000),
    many("FinalDecision: FinalDecision: ", 20_000),
    many("SUBMITTING: com.apple.pushLaunch.a:1\n", 3_000),
  ]

  private static func many(_ text: String, _ count: Int) -> [UInt8] {
    Array(String(repeating: text, count: Sweep.count(count)).utf8)
  }

  @Test(arguments: hostile.indices)
  func `a hostile log is read`(index: Int) {
    var world = MemoryWorld.usual
    world.bytes["x.log"] = Self.hostile[index]
    world.pieceSize = 65_536
    for flags in ["", " --json"] {
      let run = Run("explain x.log" + flags, in: world)
      #expect(run.code == .done)
      #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      #expect(!run.output.contains("\u{202E}") && !run.output.contains("evil"))
    }
  }

  @Test func `every row of the grammar cites, has words, and is found by its own`() throws {
    for phrase in LogPhrase.all where phrase.kind != .recorded {
      #expect(!phrase.citations.isEmpty, "\(phrase.pattern)")
      for id in phrase.citations { #expect(Citation(id) != nil, "\(id)") }
    }
  }

  @Test func `the log of the recorder is read`() {
    let run = explain(
      "2026-11-25 12:00:00.000000+0000 App[1:2] pushroute "
        + "application(_:didReceiveRemoteNotification:fetchCompletionHandler:) state=background "
        + "thread=main\n2026-11-25 12:00:00.000001+0000 App[1:2] pushroute [ hasAlertContent: 0, "
        + "hasSound: 0 hasBadge: 0 hasContentAvailable: 1 hasMutableContent: 0 ]\n"
    )
    #expect(words(run).contains("didReceiveRemoteNotification:fetchCompletionHandler: ran."))
    #expect(words(run).contains("The app got the payload: content-available."))
  }
}
