import DeviceLog
import Foundation
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// Whatever a row of the grammar reads stays on the machine.
struct LogPrivacyTests {
  private static let secrets: [LogPhrase.Kind: [String]] = [
    .number: ["867530999"], .word: ["Zanzibarquokka"], .id: ["Quokka-5EC2E7", "deadbeefcafe5ec2"],
    .topic: ["quokka.5ec2e7cafe", "5EC2E7CAFE5EC2E7CAFE5EC2E7CAFE"],
    .activity: ["quokka.5ec2e7cafe:5EC2E7"], .mode: ["quokka-zanzibar"],
    .method: ["application:performFetchWithCompletionHandler:"],
  ]
  private static let free = "quokka@5ec2e7.cafe \u{201C}Zanzibarquokka\u{201D}"

  /// What a row behind other words of its line follows.
  private static let lines: [String: String] = [
    "SpringBoard": "Received incoming message on topic a.b at priority 5 ",
    "dasd": "COMPLETED com.apple.pushLaunch.a.b:1 ",
  ]

  /// The line of a row with secrets in all its positions.
  private static func lines(of phrase: LogPhrase) -> [String] {
    (0..<2).map { choice in
      let words = phrase.parts.map { part in
        switch part {
        case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
        case .anything: free
        case .read(let kind): secrets[kind].map { $0[choice % $0.count] } ?? ""
        }
      }
      let end = " [{[zanzibarQuokka]: Required:867530999.00}] quokka@5ec2e7.cafe"
      let process = phrase.process == "the app" ? "Quokka" : phrase.process
      let before = phrase.place == .behind ? lines[phrase.process] ?? "" : ""
      return "Sep 30 09:00:16 Quokka-5EC2E7-phone \(process)(Quokka)[55] <Notice>: "
        + before + words.joined() + end
    }
  }

  private static func leaks(_ run: Run) -> [String] {
    let text = (run.output + run.errors).lowercased()
    return ["quokka", "5ec2e7", "867530999", "cafe", "deadbeef"].filter { text.contains($0) }
  }

  @Test func `no secret of any position of any row is printed`() {
    var known = 0
    let phrases = Sweep.of(LogPhrase.all, oneIn: 30)
    for phrase in phrases {
      let world = MemoryWorld(files: [
        "x.log": Self.lines(of: phrase).joined(separator: "\n")
          + "\nQuokka[1:2] applicationDidBecomeActive: " + Self.free + "\n",
        "p.json": #"{"aps":{"alert":"quokka","content-available":1},"5ec2e7":"cafe"}"#,
      ])
      for call in [
        "explain x.log", "explain x.log -v", "explain x.log --json", "explain x.log p.json",
        "explain x.log --experiment push.resumes", "explain x.log p.json --json",
      ] {
        let run = Run(call, in: world)
        #expect(Self.leaks(run).isEmpty, "\(phrase.pattern): \(Self.leaks(run)) \(run.output)")
        #expect(run.code == .done, "\(run.errors)")
        if run.output.contains("3 known") { known += 1 }
      }
    }
    #expect(known > phrases.count, "the lines are known by their rows")
  }

  @Test func `the message about two devices, and that about a missing file, name no secret`() {
    let lines = LogPhrase.all.flatMap { Self.lines(of: $0) }
    let other = lines.map { $0.replacingOccurrences(of: "5EC2E7-phone", with: "5EC2E7-watch") }
    let world = MemoryWorld(files: ["x.log": (lines + other).joined(separator: "\n")])
    let run = Run("explain x.log", in: world)
    #expect(run.code == .failure && Self.leaks(run).isEmpty, "\(run.errors)")
  }

  @Test func `what is known is printed`() {
    let world = MemoryWorld(files: [
      "x.log": """
      [a.b] Received remote notification request 7D36-60BF [ hasAlertContent: 1, hasSound: 0 \
      hasBadge: 0 hasContentAvailable: 0 hasMutableContent: 0 pushType: Alert]
      {name: ApplicationPolicy, policyWeight: 5.0, response: {Decision: Must Not Proceed, \
      Rationale: [{[pushDisallowed]: Required:1}]}}

      """
    ])
    let run = Run("explain x.log", in: world)
    for word in ["push 7D36-60BF", "push type Alert", "ApplicationPolicy", "pushDisallowed"] {
      #expect(run.output.contains(word), "\(run.output)")
    }
  }
}
