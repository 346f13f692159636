import PushrouteCommand
import Testing

struct AssumptionTests {
  private static let unsaidActions: KeyValuePairs<String, [String]> = [
    "--state active":
      [
        "ios", "userAction", "implements", "sdk", "lifecycle", "notificationCenterDelegate",
        "pushRegistry", "backgroundModes", "backgroundAppRefresh", "lowPowerMode", "authorization",
        "alertStyles", "pushToTalkChannel", "budget", "voipPushes", "actionAuthentication",
        "locationAuthorization", "firstUnlock", "environment", "scene", "meanwhile",
        "categoryOptions", "pushType", "priority",
      ],
    "--state not-running --ios 12 --launch icon --implements none":
      [
        "terminatedBy", "sdk", "lifecycle", "notificationCenterDelegate", "pushRegistry",
        "backgroundModes", "backgroundAppRefresh", "lowPowerMode", "authorization", "alertStyles",
        "pushToTalkChannel", "budget", "voipPushes", "actionAuthentication",
        "locationAuthorization", "firstUnlock", "environment", "scene", "meanwhile",
        "categoryOptions", "pushType", "priority",
      ],
    """
    --state active --ios 27 --sdk 26 --launch none --implements none --lifecycle app \
    --notification-center-delegate none --background-modes none --background-app-refresh on \
    --low-power off --authorization authorized --first-unlock done --environment device \
    --scene connected --push-registry set --alert-styles on --push-to-talk-channel joined \
    --meanwhile nothing --category-options none --push-type alert --priority 10 --budget left \
    --voip-pushes allowed --action-authentication done --location-authorization always
    """:
      [],
  ]

  @Test(arguments: unsaidActions)
  func `what the user did not state is listed`(flags: String, assumed: [String]) {
    #expect(list(Run("eval alert.json --json " + flags).output, "assumed") == assumed)
  }

  private static let listedActions: KeyValuePairs<String, String> = [
    "category.json --state suspended --launch action --implements did-receive-response":
      "categoryRegistered",
    "alert.json --state active --launch notification "
      + "--implements will-present,did-receive-response":
      "bannerFromWillPresent",
  ]

  @Test(arguments: listedActions)
  func `what the user's action needs is listed`(call: String, assumption: String) {
    var world = MemoryWorld.usual
    world.files["category.json"] = #"{"aps":{"alert":"Hello","category":"MESSAGE"}}"#
    let run = Run("eval --json " + call, in: world)
    #expect(list(run.output, "assumed").last == assumption)
  }

  @Test(arguments: [
    "eval both.json -v", "eval both.json -f markdown", "table --columns payload=alert",
  ])
  func `what is taken for granted in one state only is listed, too`(call: String) {
    let run = Run(call + " --launch notification --implements will-present,did-receive-response")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("Assumed: iOS 27"))
    #expect(words.contains("willPresent returned a banner"))
  }

  private static let impliedMembers: [(flags: String, member: String)] = [
    (flags: "--killed-by-user", member: "\"terminatedBy\": \"user\""),
    (flags: "--terminated-by crash", member: "\"state\": \"not-running\""),
    (flags: "--first-unlock pending", member: "\"terminatedBy\": \"reboot\""),
    (flags: "--state notRunning", member: "\"terminatedBy\": \"system\""),
    (flags: "--state not-running --killed-by-user", member: "\"terminatedBy\": \"user\""),
    (flags: "--state active --killed-by-user", member: "\"stateBeforeKill\": \"active\""),
    (flags: "--state active --ios 6", member: "\"sdk\": \"6\""),
    (flags: "--state active --implements willPresent", member: "Delegate\": \"set\""),
    (flags: "--state active --implements scene-will-connect", member: "\"lifecycle\": \"scene\""),
    (flags: "--state active --priority 5", member: "\"priority\": 5"),
    (flags: "--state active --background-modes remoteNotification,voip", member: "\"voip\""),
    (flags: "--state active --background-modes none", member: "\"backgroundModes\": []"),
    (flags: "--state active --notification-center-delegate late", member: "Delegate\": \"late\""),
  ]

  @Test(arguments: impliedMembers)
  func `flags imply what the contract says`(flags: String, member: String) {
    let run = Run("eval alert.json --json " + flags)
    #expect(run.output.contains(member))
    #expect(run.output.hasPrefix("{"))
    #expect(run.code == .done)
  }

  private static let methods: [String] = [
    "did-receive-fetch",
    "application:didReceiveRemoteNotification:fetchCompletionHandler:",
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
    "didReceiveFetch",
  ]

  @Test(arguments: methods)
  func `a method is known by id, selector and Swift name`(name: String) {
    let run = Run("eval silent.json --state active --expect did-receive-fetch --implements " + name)
    #expect(run.code == .done)
  }

  @Test
  func `the default methods are those that the version has`() {
    let run = Run("eval alert.json --state active --json --ios 6")
    #expect(list(run.output, "implements") == ["did-finish-launching", "did-receive"])
    #expect(run.errors.isEmpty)
  }

  @Test
  func `a stated method that the version lacks is a warning and a caveat`() {
    let run = Run("eval silent.json --state active --ios 6.1 --implements did-receive-fetch --json")
    #expect(
      run.errors == """
        pushroute: warning: --implements did-receive-fetch: exists from iOS 7 and counts as not \
        implemented on iOS 6.1

        """
    )
    #expect(run.output.contains("\"id\": \"method-unavailable\""))
    #expect(run.code == .done)
  }

  @Test
  func `an SDK above the system is the usual case`() {
    let run = Run("eval alert.json --state active --ios 12 --sdk 13")
    #expect(run.errors.isEmpty && run.code == .done)
  }

  @Test func `a version newer than the rules is answered as the newest, with a warning`() {
    let call = "eval p.json --state suspended --implements did-receive --brief --ios "
    let world = MemoryWorld(files: ["p.json": #"{"aps":{"alert":"Hello"}}"#])
    let newest = Run(call + "27", in: world)
    let newer = Run(call + "28", in: world)
    #expect(newer.code == .done)
    #expect(newer.output == "iOS 28" + newest.output.dropFirst("iOS 27".count))
    #expect(
      newer.errors
        == "pushroute: warning: --ios 28: newer than the rules, which answer as for iOS 27\n"
    )
  }

  /// The strings of the array behind a key.
  private func list(_ json: String, _ key: String) -> [String] {
    let lines = json.split(separator: "\n").map { $0.filter { $0 != " " } }
    guard let start = lines.firstIndex(of: "\"\(key)\":[") else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasPrefix("]") }.map { line in
      line.filter { $0 != "\"" && $0 != "," }
    }
  }
}
