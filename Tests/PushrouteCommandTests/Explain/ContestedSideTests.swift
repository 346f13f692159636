import AppLifecycle
import PushPayload
import PushRules
import PushTestSupport
import Testing

@testable import DeviceLog
@testable import PushrouteCommand
@testable import RouteReport

struct ContestedSideTests {
  private static let ids = RuleCatalogue(of: .routing).rules.filter { $0.dispute != nil }.map(\.id)

  private func lines(_ methods: [Callback]) -> [LogEvent] {
    methods.map { LogEvent(line: 1, LoggedName([$0])) }
  }

  @Test func `the log of an experiment says which side the device took`() throws {
    #expect(Self.ids.count >= 36)
    var tellingCount = 0
    for id in Sweep.of(Self.ids, oneIn: 25) {
      let experiment = try #require(ContestedRule(id), "\(id)")
      let (calls, others) = (experiment.calls, experiment.others)
      let side = LogSide(experiment, shownBy: lines(calls), hasPush: true).side
      #expect(side == (calls == others ? .alike : .rule), "\(id)")
      let other = LogSide(experiment, shownBy: lines(others), hasPush: true).side
      #expect(other == (calls == others ? .alike : .other), "\(id)")
      guard calls != others else { continue }
      #expect(LogSide(experiment, shownBy: [], hasPush: false).side == .neither, "\(id)")
      tellingCount += 1
      let odd = LogSide(experiment, shownBy: lines(calls + others + others + calls), hasPush: true)
      #expect(odd.side == .neither, "\(id)")
    }
    #expect(tellingCount > Sweep.count(20), "\(tellingCount)")
  }

  @Test func `the page of an experiment has both sides`() {
    let page = Run("rules --experiment call-time.first-unlock")
    #expect(page.code == .done && page.output.contains("if the other side is right"))
    #expect(Run("rules --json --experiment call-time.first-unlock").code == .done)
  }

  @Test(arguments: ["", "hello world\n", "App[1:2] applicationDidBecomeActive:\n"])
  func `a log without the push shows no side`(text: String) {
    let world = MemoryWorld(files: ["x.log": text])
    let run = Run("explain x.log --experiment content-available.undocumented", in: world)
    #expect(run.output.contains("The log shows neither side"), "\(run.output)\(run.errors)")
  }

  @Test(arguments: Sweep.of(ids, oneIn: 25))
  func `the situation of an experiment asks its rule`(id: String) throws {
    let page = Run("rules --experiment \(id)").output.split { $0.isWhitespace }
    let start = try #require(page.firstIndex(of: "push.json"))
    let flags = page[(start + 1)...].prefix { $0 != "payload" }.map { String($0) }
    let experiment = try #require(Experiment(of: id))
    let world = MemoryWorld(files: ["push.json": experiment.route.situation.payload.sample])
    let run = Run(["eval", "push.json"] + flags + ["-v"], in: world)
    #expect(run.output.contains(id), "\(flags): \(run.output)\(run.errors)")
  }

  @Test func `a log in colour, and the states of Flutter, are checked against a trace`() {
    let text = "\u{1B}[31mAppLifecycleState.inactive\u{1B}[0m\nflutter: AppLifecycleState.paused\n"
    let world = MemoryWorld(files: ["x.log": text])
    let call = "home --state active --lifecycle app"
    #expect(Run("simulate \(call) --check x.log", in: world).code == .done)
    let colours = MemoryWorld(files: [
      "x.log": "\u{1B}[1mapplicationWillResignActive(_:)\u{1B}[0m\n"
    ])
    #expect(Run("explain x.log", in: colours).output.contains("1 known"))
  }

  @Test(arguments: ["rules", "explain x.log"])
  func `a rule that is not contested has no experiment`(command: String) {
    let run = Run(command + " --experiment wake.resumed")
    #expect(run.code == .failure && run.errors.contains("(contested)"), "\(run.errors)")
  }
}
