import PushRules
import Testing

@testable import PushrouteCommand
@testable import RouteReport

struct ContestedSideTests {
  private static let ids = RuleCatalogue(of: .routing).rules.filter { $0.dispute != nil }.map(\.id)

  private func lines(_ methods: [DelegateMethod]) -> [LogEvent] {
    methods.map { LogEvent(line: 1, time: nil, nil, [$0.id]) }
  }

  @Test func `the log of an experiment says which side the device took`() throws {
    #expect(Self.ids.count >= 45)
    var tellingCount = 0
    for id in Self.ids {
      let experiment = try #require(Experiment(of: id), "\(id)")
      let (calls, others) = (experiment.route.calls.map(\.method), experiment.otherMethods)
      let side = LogSide(experiment, shownBy: lines(calls)).side
      #expect(side == (calls == others ? .alike : .rule), "\(id)")
      let other = LogSide(experiment, shownBy: lines(others)).side
      #expect(other == (calls == others ? .alike : .other), "\(id)")
      guard calls != others else { continue }
      tellingCount += 1
      let odd = LogSide(experiment, shownBy: lines(calls + others + others + calls))
      #expect(odd.side == .neither, "\(id)")
    }
    #expect(tellingCount > 20, "\(tellingCount)")
  }

  @Test func `the lines of the recorder tell the sides apart`() throws {
    let experiment = try #require(Experiment(of: "call-time.simulator"))
    var world = MemoryWorld.usual
    for (methods, side) in [
      (experiment.route.calls.map(\.method), "side of the rule call-time.simulator:"),
      (experiment.otherMethods, "other side of call-time.simulator:"),
    ] {
      world.files["x.log"] = methods.map {
        "App[1:2] pushroute \($0.signature) state=background thread=main\n"
      }.joined()
      let run = Run("explain x.log --experiment call-time.simulator", in: world)
      let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
      #expect(words.contains("The device took the " + side), "\(run.output)")
    }
    let page = Run("rules --experiment call-time.simulator")
    #expect(page.code == .done && page.output.contains("if the other side is right"))
    #expect(Run("rules --json --experiment call-time.simulator").code == .done)
  }

  @Test(arguments: ["rules", "explain x.log"])
  func `a rule that is not contested has no experiment`(command: String) {
    let run = Run(command + " --experiment wake.resumed")
    #expect(run.code == .failure && run.errors.contains("contested are"), "\(run.errors)")
  }
}
