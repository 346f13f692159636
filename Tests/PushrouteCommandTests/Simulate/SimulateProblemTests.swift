import PushRules
import RouteReport
import Testing

@testable import AppLifecycle
@testable import PushrouteCommand

struct SimulateProblemTests {
  private let impossible = ImpossibleEvent(
    event: "call-accept",
    state: LifecycleState(process: .active, overlay: .notificationCenter),
    reason: "no call rings",
    possible: [
      LifecycleEvent.tapIcon, .openURL, .openUniversalLink, .backgroundFetch, .home, .openOtherApp,
    ].map(\.name)
  )
  private let possible =
    "  possible here: tap-icon, open-url, open-universal-link, background-fetch,\n"
    + "                 home, open-other-app"

  @Test
  func `an event of a file that cannot happen is reported at its place`() throws {
    let text = "{\"events\":[\"home\",\n  \"call-accept\"]}"
    let script = try Script.loaded("s.json", in: ["s.json": text])
    #expect(
      script.error(.impossibleEvent(impossible, index: 1)).messages.map(\.text) == [
        """
        s.json:2:3: error: `call-accept` cannot happen while the app is active, Notification \
        Center open: no call rings
          |   "call-accept"]}
          |   ^
        \(possible)
        """
      ]
    )
  }

  @Test
  func `an event of the command line that cannot happen is reported by its number`() throws {
    let script = try Script.loaded("home call-accept --state active")
    #expect(
      script.error(.impossibleEvent(impossible, index: 1)).messages.map(\.text) == [
        """
        pushroute: event 2: `call-accept` cannot happen while the app is active, Notification \
        Center open: no call rings
        \(possible)
        """
      ]
    )
  }

  @Test
  func `a start that cannot be is reported where it is said`() throws {
    let problem = ScenarioProblem.impossibleStart(reason: "it cannot be")
    let message = "state` suspended: no script can start there: it cannot be"
    let files = ["s.json": #"{"state":"suspended","events":[]}"#]
    let script = try Script.loaded("s.json", in: files)
    #expect(
      script.error(problem).messages.first?.text.hasPrefix("s.json:1:10: error: `\(message)")
        == true
    )
    #expect(
      try Script.loaded("home").error(problem).messages.map(\.text) == [
        "pushroute: --state not-running: no script can start there: it cannot be"
      ]
    )
  }

  @Test
  func `a contradiction is reported as eval tells it`() throws {
    let situation = Situation(system: .iOS(3), state: .suspended, payload: PayloadTraits())
    let contradiction = try #require(situation.contradiction)
    let script = try Script.loaded("home --state active")
    let told = script.error(.contradiction(contradiction)).messages.first
    #expect(
      told?.text.hasPrefix("pushroute: --state active: this situation cannot exist: Before") == true
    )
  }

  private static let states: KeyValuePairs<LifecycleState, String> = [
    LifecycleState(process: .notRunning, termination: .crash): "not-running (crash)",
    LifecycleState(process: .prewarmed): "prewarmed",
    LifecycleState(process: .inactive, overlay: .unnamed): "inactive",
    LifecycleState(process: .inactive, overlay: .switcher): "inactive, the switcher open",
    LifecycleState(process: .suspended, screen: .lockedElsewhere): "suspended, the device locked",
  ]

  @Test(arguments: states)
  func `a state has words`(state: LifecycleState, words: String) {
    #expect(state.words == words)
  }
}
