import PushRules
import PushTestSupport
import Questions
import RouteReport
import Testing

struct ChangeTextTests {
  private static let smallestChanges:
    [(situation: Situation, method: DelegateMethod, texts: [String])] = [
      (
        situation: Situation(state: .suspended, payload: PayloadTraits(alert: .string)),
        method: DelegateMethod.didReceiveFetch,
        texts: [#"add "content-available": 1 to aps"#]
      ),
      (
        situation: Situation(
          state: .suspended,
          payload: PayloadTraits(contentAvailable: .one),
          backgroundModes: []
        ),
        method: .didReceiveFetch,
        texts: ["add remote-notification to UIBackgroundModes"]
      ),
      (
        situation: Situation(
          state: .suspended,
          payload: PayloadTraits(contentAvailable: .one),
          implements: []
        ),
        method: .didReceiveFetch,
        texts: ["implement didReceiveRemoteNotification:fetchCompletionHandler:"]
      ),
      (
        situation: Situation(
          state: .suspended,
          payload: PayloadTraits(contentAvailable: .one),
          backgroundAppRefresh: .off
        ),
        method: .didReceiveFetch,
        texts: ["switch Background App Refresh on"]
      ),
      (
        situation: Situation(
          state: .suspended,
          payload: PayloadTraits(contentAvailable: .one),
          lowPowerMode: .on
        ),
        method: .didReceiveFetch,
        texts: ["switch Low Power Mode off"]
      ),
      (
        situation: Situation(
          state: .notRunning(.user),
          payload: PayloadTraits(contentAvailable: .one)
        ),
        method: .didReceiveFetch,
        texts: ["have the user open the app"]
      ),
      (
        situation: Situation(state: .suspended, payload: PayloadTraits(contentAvailable: .zero)),
        method: .didReceiveFetch,
        texts: ["give content-available the value 1"]
      ),
      (
        situation: Situation(
          state: .suspended,
          payload: PayloadTraits(contentAvailable: .misplaced)
        ),
        method: .didReceiveFetch,
        texts: [#"put "content-available": 1 into aps (the key is outside aps or misspelt)"#]
      ),
    ]

  @Test(arguments: smallestChanges)
  func `the smallest change is an instruction`(
    situation: Situation,
    method: DelegateMethod,
    texts: [String]
  ) throws {
    let missing = try Route(situation).notCalled.first { $0.method == method }
    #expect(try #require(missing?.remedy).instructions == texts)
  }

  /// No instruction may be only a name.
  @Test
  func `every change has words and members`() throws {
    for situation in Situation.many {
      guard let route = try? Route(situation) else { continue }
      for missing in route.notCalled {
        let remedy = missing.remedy
        #expect(remedy?.instructions.contains { $0.contains("have iOS") } != true)
        #expect(remedy?.instructions.count == remedy?.steps.count)
        #expect(!missing.reason.isEmpty)
      }
      let payload = PayloadSummary(source: "x", byteCount: 2, traits: situation.payload)
      let answer = RouteAnswer(to: situation, payload: payload, assumed: [])
      #expect(answer.json.text.hasSuffix("}\n"))
    }
  }
}

extension Situation {
  /// A few situations that differ in most inputs.
  static var many: [Situation] {
    let payloads = [
      PayloadTraits(), PayloadTraits(badge: .present), PayloadTraits(sound: .present),
      PayloadTraits(alert: .string, contentAvailable: .misplaced, category: .present),
      PayloadTraits(alert: .dictionary, contentAvailable: .one, mutableContent: .one),
    ]
    let systems: [SystemVersion] = [.iOS(5), .iOS(8), .iOS(10, 0), .iOS(12), .newest]
    let actions: [UserAction?] = [nil, .icon, .notification, .action, .dismiss]
    return AppState.allCases.enumerated().map { index, state in
      Situation(
        system: systems[index % systems.count],
        state: state,
        userAction: actions[(index + 2) % actions.count],
        payload: payloads[(index * 3) % payloads.count],
        implements: index.isMultiple(of: 3) ? Set(DelegateMethod.allCases) : .both,
        lowPowerMode: index.isMultiple(of: 2) ? .on : .off,
        authorization: Authorization.allCases[index % 4]
      )
    }
  }
}
