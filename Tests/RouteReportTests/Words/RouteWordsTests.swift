import PushRules
import Testing

@testable import RouteReport

struct RouteWordsTests {
  private static func situation(_ state: AppState, _ change: (inout Situation) -> Void) -> Situation
  {
    var situation = Situation(state: state, payload: PayloadTraits(alert: .string))
    change(&situation)
    return situation
  }

  @Test(arguments: [
    (
      situation: situation(.active) {
        $0.userAction = .notification
        $0.system = .iOS(9)
      },
      line:
        "when the push arrives didReceiveRemoteNotification:fetchCompletionHandler: · when the user acts not possible · wake running · presentation none"
    ),
    (
      situation: situation(.active) {
        $0.pushType = .background
        $0.system = .iOS(17)
      },
      line:
        "when the push arrives nothing (inferred) · wake running · presentation none (observed)"
    ),
    (
      situation: situation(.inactive) {
        $0.implements = [.willPresent]
        $0.notificationCenterDelegate = .set
      },
      line:
        "when the push arrives willPresentNotification: (observed) · wake running (observed)"
        + " · presentation will-present (observed)"
    ),
  ])
  func `a line says how sure each part is`(situation: Situation, line: String) throws {
    #expect(try Route(situation).line(with: []) == line)
  }

  @Test func `a line tells the state that a change is about, and no other`() throws {
    let situation = Self.situation(.notRunning(.system)) {
      $0.system = .iOS(9)
      $0.userAction = .icon
      $0.implements = [.willFinishLaunching, .didFinishLaunching]
    }
    let change = AnswerChange.state(
      .willFinishLaunching,
      .response,
      from: .inactive,
      to: .background
    )
    let line = try Route(situation).line(with: [change])
    #expect(
      line.contains("when the user acts willFinishLaunchingWithOptions: reads inactive, ")
    )
  }
}
