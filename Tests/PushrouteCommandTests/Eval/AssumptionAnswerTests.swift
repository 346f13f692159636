import PushRules
import PushrouteCommand
import RouteReport
import Testing

/// The assumptions of an answer about unstated inputs (R-42) and headers (R-45).
struct AssumptionAnswerTests {
  private static func run(_ call: String) -> String {
    Run("eval " + call + " -v").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let listed: KeyValuePairs<String, String> = [
    "alert.json --state suspended --launch notification":
      "- notification center delegate set; none: nothing runs",
    "alert.json --state suspended --launch notification --lifecycle app":
      "- notification center delegate set; none: didReceiveRemoteNotification:fetchCompletionHandler:",
    "alert.json --state suspended --launch notification":
      "- scene connected; disconnected: scene:willConnectToSession:options: (observed), "
      + "then didReceiveNotificationResponse: (observed) run",
    "silent.json --state suspended":
      "- background mode remote-notification; without it: nothing runs",
    "silent.json --state suspended": "- apns-priority unstated; 10: nothing runs",
    "silent.json --state suspended": "- environment device; simulator: nothing runs",
    "silent.json --state suspended": "- alert styles on; off: nothing runs (contested)",
  ]

  @Test(arguments: listed)
  func `what matters is listed with what it would become`(call: String, line: String) {
    #expect(Self.run(call).contains(line))
  }

  @Test func `an app without scenes is assumed to be built with an SDK that launches it`() {
    #expect(!Self.run("silent.json --state suspended").contains("; app: nothing runs"))
  }

  @Test func `what does not matter is one line`() {
    let usual = Self.run("alert.json --state suspended")
    #expect(!usual.contains("- Low Power Mode off"))
    #expect(usual.contains("Also assumed: iOS 27"))
    #expect(!Self.run("alert.json --state suspended --low-power off").contains("Low Power Mode"))
  }

  @Test func `JSON has the same`() {
    let call = "eval silent.json --state suspended --json"
    let some = Run(call).output.filter { !$0.isWhitespace }
    #expect(
      some.contains(
        #"{"input":"lowPowerMode","value":"off","matters":true,"otherwise":[{"value":"on","#
          + #""arrival":[],"userAction":null,"wake":"none","presentation":"none","confidence":"inferred"}]}"#
      )
    )
    #expect(!some.contains(#""matters":false"#))
  }

  @Test func `every alternative is what eval answers when it is stated`() throws {
    var count = 0
    let payloads = [
      PayloadTraits(alert: .string), PayloadTraits(contentAvailable: .one),
      PayloadTraits(alert: .string, contentAvailable: .one),
    ]
    for payload in payloads {
      for state in AppState.allCases.prefix(5) {
        let situation = Situation(state: state, userAction: .notification, payload: payload)
        let route = try Route(situation)
        let names = Situation.members.map(\.name)
        for assumption in route.assumptions(about: names) {
          for alternative in assumption.alternatives {
            let member = assumption.member
            let words = (alternative.memberValue.argument ?? "").split(separator: ",")
              .map(String.init)
            var stated = situation
            member.set(&stated, words)
            // What else is assumed follows from the methods and the life cycle.
            var other = Situation(
              state: state,
              userAction: .notification,
              payload: payload,
              implements: member == .implements ? stated.implements : nil,
              lifecycle: member == .lifecycle ? stated.lifecycle : nil
            )
            member.set(&other, words)
            guard assumption.member.value(other) == alternative.memberValue else { continue }
            count += 1
            #expect(
              try Route(other).consequence == alternative.outcome,
              "\(assumption.member.name)"
            )
          }
        }
      }
    }
    #expect(count > 100)
  }

  private static let headers: KeyValuePairs<String, String> = [
    "alert.json --state active":
      "Headers: apns-push-type alert, apns-priority 10 (as the payload needs it)",
    "silent.json --state active":
      "Headers: apns-push-type background, apns-priority 5 (as the payload needs it)",
    "silent.json --state active --push-type background":
      "Headers: apns-push-type background, apns-priority 5 (assumed)",
    "silent.json --state active --push-type missing --priority 5":
      "Headers: apns-push-type missing, apns-priority 5 ",
  ]

  @Test(arguments: headers)
  func `the header lists the values that were used`(call: String, line: String) {
    #expect((Self.run(call) + " ").contains(line))
  }

  @Test func `R-45: FCM sets priority 10, which does not wake, and says so`() {
    var world = MemoryWorld()
    world.files["m.json"] =
      #"{"message":{"token":"t","apns":{"payload":{"aps":{"content-available":1}}}}}"#
    let text = Run("eval m.json --state suspended", in: world).output
    #expect(text.contains("apns-push-type not known, apns-priority 10 (set by"))
    #expect(
      Run("eval m.json --state suspended -v", in: world).output.contains("request.priority-10")
    )
    let json = Run("eval m.json --state suspended --json", in: world).output
    #expect(json.contains(#""priorityFrom": "provider""#) && json.contains(#""priority": 10"#))
    let lint = Run("lint m.json", in: world).output
    #expect(lint.contains("[background-priority]") && lint.contains("set to 10 by the provider"))
  }

  @Test func `R-44: a provider that sets the push type itself misses none`() {
    var world = MemoryWorld()
    world.files["m.json"] = #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"x"}}}}}"#
    world.files["h.txt"] = "apns-priority: 10"
    let call = "eval m.json --state suspended --json --headers h.txt"
    #expect(Run(call, in: world).output.contains(#""pushType": null"#))
    world.files["p.json"] = #"{"aps":{"alert":"x"}}"#
    let raw = Run("eval p.json --state suspended --json --headers h.txt", in: world).output
    #expect(raw.contains(#""pushType": "missing""#))
    let flag = Run("eval p.json --state suspended --json --priority 10", in: world).output
    #expect(flag.contains(#""pushType": null"#))
  }

  private static let synonyms: [(call: String, same: String)] = [
    (call: "--state killed", same: "--state not-running --terminated-by user"),
    (call: "--state terminated", same: "--state not-running --terminated-by system"),
    (call: "--state foreground", same: "--state active"),
    (call: "--state active --launch tap", same: "--state active --launch notification"),
    (call: "--state SUSPENDED --launch Notification", same: "--state suspended --launch tap"),
    (call: "--state NotRunning", same: "--state not-running"),
  ]

  @Test(arguments: synonyms)
  func `other words mean the same`(call: String, same: String) {
    let calls = { (flags: String) in
      Run("eval both.json " + flags).output
        .prefix { $0 != "\n" }
    }
    #expect(calls(call) == calls(same) && !calls(call).isEmpty)
  }

  @Test func `a synonym may not contradict what ended the app`() {
    let run = Run("eval alert.json --state killed --terminated-by crash")
    #expect(run.errors.contains("--state killed and --terminated-by crash cannot be combined"))
  }

  @Test(arguments: ["--scene scene", "--scene"])
  func `whoever takes the scene for the life cycle is reported`(flags: String) {
    let run = Run("eval alert.json " + flags)
    #expect(run.errors.contains("connected or disconnected"))
    #expect(run.errors.contains("for an app with scenes use --lifecycle scene"))
  }

  private static let spellings: KeyValuePairs<String, String> = [
    "application(_:didReceiveRemoteNotification:) async": "did-receive-fetch",
    "application(_:didReceiveRemoteNotification:)": "did-receive",
    "userNotificationCenter(_:willPresent:)": "will-present",
    "userNotificationCenter(_:willPresent:) async": "will-present",
    "userNotificationCenter(_:didReceive:)": "did-receive-response",
    "userNotificationCenter(_:didReceive:) async": "did-receive-response",
    "pushRegistry(_:didReceiveIncomingVoIPPushWith:metadata:) async":
      "did-receive-incoming-voip-push",
  ]

  @Test(arguments: spellings)
  func `R-51: a method is known by its async spelling`(name: String, id: String) {
    let arguments = ["eval", "alert.json", "--state", "active", "--json", "--implements", name]
    let run = Run(arguments)
    #expect(run.output.filter { !$0.isWhitespace }.contains(",\"\(id)\"]"))
    let isAmbiguous = name == "application(_:didReceiveRemoteNotification:)"
    #expect(run.errors.contains("with async it is did-receive-fetch") == isAmbiguous)
  }
}
