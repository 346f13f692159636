import PushRules
import Questions
import RouteReport
import Testing

struct SwiftTestTests {
  @Test
  func `every word of an enumeration gives the name of its case`() {
    let pairs: [(word: String, name: String)] =
      PushType.allCases.map { ($0.name, "\($0)") } + Priority.allCases.map { ($0.name, "\($0)") }
      + DelegateMethod.allCases.map { ($0.id, "\($0)") }
      + BackgroundMode.allCases.map { ($0.name, "\($0)") }
      + CategoryOption.allCases.map { ($0.name, "\($0)") }
      + Authorization.allCases.map { ($0.name, "\($0)") }
      + UserAction.allCases.map { ($0.name, "\($0)") }
      + Termination.allCases.map { ($0.name, "\($0)") }
      + AppEnvironment.allCases.map { ($0.name, "\($0)") }
      + Meanwhile.allCases.map { ($0.name, "\($0)") }
      + FirstUnlock.allCases.map { ($0.name, "\($0)") }
      + AppScene.allCases.map { ($0.name, "\($0)") }
      + FinalState.allCases.map { ($0.name, "\($0)") }
      + DeviceSetting.allCases.map { ($0.name, "\($0)") }
    for pair in pairs { #expect(pair.word.swiftCase == pair.name) }
  }

  @Test
  func `a test states what was stated, and the version`() {
    let situation = Situation(
      state: .notRunning(.user),
      userAction: .notification,
      payload: PayloadTraits(alert: .string),
      backgroundModes: [],
      pushType: .liveActivity,
      priority: .five
    )
    let answer = RouteAnswer(
      to: situation,
      payload: PayloadSummary(InputPayload("x", byteCount: 2, traits: situation.payload)),
      assumed: ["ios", "implements", "sdk", "lifecycle", "notificationCenterDelegate"]
        + ["backgroundAppRefresh", "lowPowerMode", "authorization", "firstUnlock"]
        + ["environment", "scene", "meanwhile", "categoryOptions", "pushRegistry", "alertStyles"]
        + ["pushToTalkChannel", "budget", "voipPushes", "actionAuthentication"]
        + ["locationAuthorization"]
    )
    let text = answer.swiftTest(of: "{\"a\":\"\"\"\"#x##y\"}\n")
    #expect(text.contains("###\"\"\"\n    {\"a\":\"\"\"\"#x##y\"}\n    \"\"\"###\n"))
    #expect(text.contains("Payload(text, pushType: .liveActivity)\n"))
    #expect(text.contains("state: .notRunning(.user),\n    userAction: .notification,\n"))
    #expect(
      text.contains("backgroundModes: [],\n    pushType: .liveActivity,\n    priority: .five\n")
    )
    #expect(!text.contains("implements"))
  }
}
