import AppLifecycle
import PushPayload
import PushRules
import PushTestSupport
import Testing

@testable import DeviceLog
@testable import PushrouteCommand
@testable import RouteReport

struct LifecycleExperimentTests {
  private static let rules = LifecycleRule.all.filter { !$0.reason.disputes.isEmpty }
    .compactMap { ContestedRule($0.id) }

  /// The rules whose sides no order of callbacks distinguishes, and why.
  private static let inconclusive = [
    "prewarm.start": "only their times tell",
    "remove-in-switcher.active-scene-ipad": "names no callbacks",
    "remove-in-switcher.inactive-scene-ipad": "names no callbacks",
    "remove-in-switcher.background-windows": "the same callbacks here",
  ]

  private func log(_ callbacks: [Callback], after before: String = "") -> String {
    before
      + callbacks.map {
        "12:00:00.000 App[1:2] pushroute \($0.recorded) state=active thread=main\n"
      }.joined()
  }

  private func answer(_ rule: ContestedRule, _ log: String) -> String {
    let run = Run("explain x.log --experiment \(rule.id)", in: MemoryWorld(files: ["x.log": log]))
    return run.output.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `each contested rule has an experiment`() {
    let ids = LifecycleRule.all.filter { !$0.reason.disputes.isEmpty }.map(\.id)
    #expect(ids.count >= 38)
    #expect(Self.rules.map(\.id) == ids)
  }

  @Test(arguments: Sweep.of(rules.map(\.id), oneIn: 16))
  func `a log says which side the device took, or the page why none can`(id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let page = Run("rules --experiment \(id)")
    let words = page.output.split { $0.isWhitespace }.joined(separator: " ")
    let hasSteps = words.contains("steps 1. The app is in the state")
    #expect(page.code == .done && hasSteps != rule.isTooOld)
    guard rule.inconclusiveReason == nil else {
      let reason = try #require(Self.inconclusive[id], "\(rule.inconclusiveReason ?? "")")
      #expect(words.contains(reason), "\(page.output)")
      #expect(answer(rule, log(rule.calls)).contains("No callbacks tell the sides of \(id) apart."))
      return
    }
    #expect(Self.inconclusive[id] == nil && rule.calls != rule.others)
    // The app ran before: it was opened and is in the state of the first step.
    let before = "12:00:00.000 App[1:2] pushroute viewIsAppearing(_:) state=active thread=main\n"
    let (one, other) = ("side of the rule \(id)", "other side of \(id)")
    #expect(answer(rule, log(rule.calls, after: before)).contains(one), "\(page.output)")
    #expect(answer(rule, log(rule.others, after: before)).contains(other), "\(page.output)")
    #expect(answer(rule, "hello\n").contains("The log shows neither side of \(id)."))
  }

  @Test(arguments: Sweep.of(rules.map(\.id), oneIn: 16))
  func `the script of an experiment meets its rule`(id: String) throws {
    let rule = try #require(Self.rules.first { $0.id == id })
    let page = Run("rules --experiment \(id)").output.split { $0.isWhitespace }.map { String($0) }
    let start = try #require(page.firstIndex(of: "simulate"))
    let end = try #require(page[start...].firstIndex { ["payload", "recorder"].contains($0) })
    let world = MemoryWorld(files: ["push.json": rule.payload?.sample ?? "{}"])
    let run = Run(Array(page[start..<end]) + ["--json"], in: world)
    #expect(run.code == .done, "\(run.errors)")
    // A rule by which nothing runs is met where its move is made.
    let isSilent = id == "view-pop.no-layout"
    #expect(run.output.contains(isSilent ? "view-pop." : "\"\(id)\""), "\(run.output)")
    let methods = rule.calls.map { "\"method\": \"\($0.id)\"" }
    #expect(methods.allSatisfy { run.output.contains($0) }, "\(methods)")
  }

  @Test func `the experiment of both rules about an action after a force quit prints no line`() {
    for id in [
      "launch-cause.action-after-force-quit-before-10",
      "response-method.action-after-force-quit-before-10",
    ] {
      let rule = ContestedRule(id)
      #expect(rule?.others.isEmpty == true && rule?.calls.count == 2, "\(id)")
    }
  }
}
