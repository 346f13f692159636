import PushTestSupport
import PushrouteCommand
import Testing

struct EvalFindingTests {
  private static func run(_ payload: String, _ flags: String = "") -> Run {
    var world = MemoryWorld()
    world.files["p.json"] = payload
    return Run("eval p.json --lifecycle app " + flags, in: world)
  }

  @Test
  func `a finding that changes the answer is reported, with what would happen without it`() {
    let run = Self.run(#"{"aps":{"alert":"Hi"},"content-available":1}"#, "--state suspended")
    #expect(
      run.output.hasSuffix(
        """

        p.json:1:23: error: `content-available` stands outside of `aps`; iOS reads \
        `content-available` inside it [key-outside-aps]
          | {"aps":{"alert":"Hi"},"content-available":1}
          |                       ^
          after the fix, suspended: didReceiveRemoteNotification:fetchCompletionHandler:

        """
      )
    )
    #expect(run.errors.isEmpty && run.code == .done)
  }

  @Test
  func `states with the same outcome share a line`() {
    let run = Self.run(#"{"aps":{"content_available":1}}"#)
    #expect(
      run.output.hasSuffix(
        """
          after the fix, active, background, suspended:
          didReceiveRemoteNotification:fetchCompletionHandler:
          after the fix, inactive: didReceiveRemoteNotification:fetchCompletionHandler:
          (observed)
          after the fix, not-running: didFinishLaunchingWithOptions: (observed), then
          didReceiveRemoteNotification:fetchCompletionHandler: (observed)

        """
      )
    )
  }

  private static let unchanged: [(payload: String, flags: String, count: Int)] = [
    // After a force quit nothing runs, with or without the flag.
    (payload: #"{"aps":{"content-available":true}}"#, flags: "--killed-by-user --ios 12", count: 1),
    // What is wrong with a sound does not matter beside an alert.
    (payload: #"{"aps":{"alert":"Hi","sound":1}}"#, flags: "--state suspended", count: 1),
    // Only looks change.
    (payload: #"{"aps":{"alert":"Hi","thread-id":7}}"#, flags: "", count: 1),
    (
      payload: #"{"aps":{"alert":"Hi","content-available":1}}"#, flags: "--state suspended",
      count: 0
    ),
  ]

  @Test(arguments: unchanged)
  func `a finding that changes nothing stands there without a consequence`(
    payload: String,
    flags: String,
    count: Int
  ) {
    let run = Self.run(payload, flags)
    #expect(run.errors.isEmpty && !run.output.contains("after the fix"))
    #expect(run.output.components(of: "\np.json:1:") == count)
  }

  @Test
  func `findings of a message, and of headers alone, stand below the answer as those of a payload`()
  {
    let message =
      #"{"message":{"token":"t","apns":{"payload":{"aps":{"alert":"Hi","thread-id":7}}}}}"#
    #expect(Self.run(message).output.contains("`thread-id`"))
    var world = MemoryWorld()
    world.files["p.json"] = #"{"aps":{}}"#
    world.files["h.txt"] = "apns-push-type: voip\napns-topic: com.example.app\n"
    let run = Run("eval p.json --headers h.txt --state background", in: world)
    #expect(run.output.contains("[topic-suffix]\n  at h.txt:2:13\n"))
  }

  @Test
  func `the worst findings stand first, and notes push none away`() throws {
    let payload =
      #"{"aps":{"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"content_available":1}}"#
    let lines = Self.run(payload).output.split(separator: "\n")
    let first = try #require(lines.first { $0.hasPrefix("p.json:1:") })
    #expect(first.contains("error: ") && first.contains("`content_available`"))
    #expect(
      lines.last?.hasPrefix("… ") == true && lines.last?.hasSuffix("pushroute lint p.json") == true
    )
  }

  @Test
  func `findings stand in the JSON of the answers that they change`() throws {
    let payload = #"{"aps":{"content-available":"1"}}"#
    let json = Self.run(payload, "--json").output
    #expect(json.components(of: "\"code\": \"content-available-type\"") == 5)
    let killed = Self.run(payload, "--json --killed-by-user --ios 12")
    #expect(killed.output.contains("\"findings\": []"))
  }

  @Test
  func `headers that do not fit the payload are reported`() {
    let flags = "--push-type alert --priority 5 --state suspended"
    let run = Self.run(#"{"aps":{"content-available":1}}"#, flags)
    #expect(
      run.output.contains("\np.json: warning: `content-available` alone needs push type background")
    )
    #expect(
      run.output.contains(
        "  after the fix, suspended: didReceiveRemoteNotification:fetchCompletionHandler:\n"
      )
    )
  }

  @Test
  func `quiet tells nothing`() {
    let run = Self.run(#"{"aps":{"content_available":1}}"#, "-q")
    #expect(run.errors.isEmpty && run.output.isEmpty)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
