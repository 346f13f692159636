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
      run.errors == """
        p.json:1:23: error: `content-available` stands outside of `aps`; iOS reads \
        `content-available` inside it [key-outside-aps]
          {"aps":{"alert":"Hi"},"content-available":1}
                                ^
          after the fix, suspended: didReceiveRemoteNotification:fetchCompletionHandler:

        """
    )
    #expect(run.code == .done)
  }

  @Test
  func `states with the same outcome share a line`() {
    let run = Self.run(#"{"aps":{"content_available":1}}"#)
    #expect(
      run.errors.hasSuffix(
        """
          after the fix, active, background, suspended: didReceiveRemoteNotification:fetchCompletionHandler:
          after the fix, inactive: didReceiveRemoteNotification:fetchCompletionHandler: (observed)
          after the fix, not-running (system): didFinishLaunchingWithOptions: (observed), \
        then didReceiveRemoteNotification:fetchCompletionHandler: (observed)

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
  func `a finding that changes nothing is only counted`(
    payload: String,
    flags: String,
    count: Int
  ) {
    let expected = count == 0 ? "" : "1 finding: pushroute lint p.json\n"
    #expect(Self.run(payload, flags).errors == expected)
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
      run.errors.hasPrefix("p.json: warning: `content-available` alone needs push type background")
    )
    #expect(
      run.errors.hasSuffix(
        "  after the fix, suspended: didReceiveRemoteNotification:fetchCompletionHandler:\n"
      )
    )
  }

  @Test
  func `quiet tells nothing`() {
    #expect(Self.run(#"{"aps":{"content_available":1}}"#, "-q").errors.isEmpty)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
