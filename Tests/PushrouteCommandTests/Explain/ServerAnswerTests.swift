import Evidence
import PushTestSupport
import Testing

@testable import DeviceLog
@testable import PushrouteCommand

/// What APNs and senders answer, in each spelling, and what only looks like it.
struct ServerAnswerTests {
  private static let token = "00fc13adff785122b4ad28809a3420982341241421348097878e577c991de8f0"

  private func words(_ call: String, _ log: String = "") -> String {
    let run = Run(call, in: MemoryWorld(files: ["x.log": log]))
    return (run.output + run.errors).split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `each spelling of each row is known in a log, by rules and by help, with its source`()
  {
    for (row, answer) in zip(ServerAnswer.rows, ServerAnswer.all) {
      #expect(answer.citations.allSatisfy { Citation($0) != nil }, "\(row)")
      for name in row.fields[0].split(separator: ",") {
        let text = name.drop { $0 == " " || $0 == "?" }
        let found = ["reason: \(text)", String(text)].map { line in
          ServerAnswer.all(in: line.utf8).contains { $0.name == answer.name }
        }
        #expect(found[0] && found[1] != name.contains("?"), "\(text)")
      }
      for call in ["rules", "help"] where !answer.name.contains(" ") {
        let page = words("\(call) \(answer.name)")
        for part in [answer.meaning, answer.change, "fault", "retry", "citations"] {
          #expect(page.contains(part), "\(page)")
        }
      }
    }
  }

  @Test(arguments: ["bad_device_token", "badDeviceToken", "BAD_DEVICE_TOKEN"])
  func `capitals and underscores do not matter`(name: String) {
    #expect(ServerAnswer.all(in: "response: :\(name)".utf8).map(\.name) == ["BadDeviceToken"])
  }

  // The logs of servers, each in its form: gorush, node-apn, Pushy, Laravel, Rails, go-apns.
  private static let logs: [(log: String, cause: String, isStopped: Bool)] = [
    (#"{"reason":"BadDeviceToken"}"#, "BadDeviceToken (APNs 400): ", true),
    ("410 Unregistered", "Unregistered (APNs 410): ", false),
    ("ERRO[2026/04/11] | failed-push | ios [\(token)] | Error: BadTopic", "BadTopic (", false),
    ("[ { device: '\(token)',\n response: { reason: 'Forbidden' } } ]", "Forbidden (APNs", false),
    ("rejected by the APNs gateway: [InvalidProviderToken]", "InvalidProviderToken (APNs", false),
    (
      #"[2026-02-06 10:00:00] production.ERROR: Auth error from APNS or Web Push Service {"user"#
        + #"Id":"\#(token)","exception":"[object] (Kreait\\Firebase)"#,
      "THIRD_PARTY_AUTH_ERROR (FCM)", false
    ),
    ("[App] Unable to deliver, error 410 (Unregistered) for \(token)", "Unregistered (APNs", false),
    ("403 7D3660BF-14a8-11e5-b60b-1697f925ec7b Forbidden", "Forbidden (APNs", false),
    (#"{"error":{"details":[{"errorCode":"UNREGISTERED"}]}}"#, "UNREGISTERED (FCM): ", false),
    (#"{":status":"200","apns-id":"792ebfb6-9292-472a-8487-a449"}"#, "apns 200 (APNs)", true),
  ]

  @Test(arguments: logs.indices)
  func `the log of a server is explained, and nothing of it is printed`(index: Int) {
    let (log, cause, isStopped) = Self.logs[index]
    for flags in ["", " -v", " --json"] {
      let text = words("explain x.log" + flags, log)
      #expect(text.contains(cause), "\(text)")
      #expect(!text.contains(Self.token) && !text.contains("792ebfb6"))
    }
    let text = words("explain x.log", log)
    #expect(text.contains("Before iOS calls anything") == isStopped, "\(log)")
  }

  @Test(arguments: [
    "[7D3660BF-14a8-11e5-b60b-1697f925ec7b] 403 Forbidden", "GET /x 503 Service Unavailable",
    "Server Shutdown complete",
    "SIP client unregistered", "PayloadTooLargeError: request entity too large",
    "push of branch main took 200 ms", "bad device, token missing", "case badDeviceToken",
    "if reason == BadDeviceToken {", "BadDeviceToken means that the token is of the sandbox.",
    "apsd[9]: push connection unregistered", "const reason = error.apns\nswitch (apns.BadTopic) {",
    "App[1:2] Error Domain=NSCocoaErrorDomain Code=260 \"3000 files\"",
  ])
  func `what only looks like an answer is none`(line: String) {
    #expect(words("explain x.log", line).contains(" 0 known"), "\(line)")
  }

  @Test func `a missing entitlement is known in any language, and from any writer`() {
    let lines = [
      "ERROR: no token: Error Domain=NSCocoaErrorDomain Code=3000 \"falta la clave\"",
      "  localizedDescription: 'no valid \\'aps-environment\\' entitlement string found for x',",
      #"{"code":"3000","message":"x","domain":"NSCocoaErrorDomain"}"#,
      "App[1:2] didFailToRegisterForRemoteNotificationsWithError: NSCocoaErrorDomain error 3000",
    ]
    for line in lines {
      #expect(words("explain x.log", line).contains("lacks the entitlement aps-env"), "\(line)")
    }
  }

  @Test func `an answer is known once, may be typed, and leads to what stops a push`() {
    let twice = words("explain x.log", "apns BadTopic\napns 400 BadTopic\n")
    #expect(twice.contains("2 lines, 2 known"))
    let unknown = Run(["explain", #"{"token":"\#(Self.token)","reason":"Gone"}"#])
    #expect(unknown.output.hasPrefix("answer: 1 line, 0 known") && unknown.errors.isEmpty)
    for call in ["explain 410 Unregistered", "explain \(Self.token)BadTopic,BadDeviceToken"] {
      let text = words(call)
      #expect(text.hasPrefix("answer: 1 line, 1 known"), "\(text)")
      #expect(!text.contains(Self.token))
    }
    let first: [(log: String, gate: String)] = [
      ("SpringBoard[46] <Warning>: High Priority Push: a.b - App killed\n", "force quit no silent"),
      ("apns BadDeviceToken\n", "token of the"), ("apns 200\n", "permission never"),
    ]
    for (log, gate) in first {
      #expect(words("explain x.log", log).contains("Before iOS calls anything " + gate), "\(log)")
    }
  }
}
