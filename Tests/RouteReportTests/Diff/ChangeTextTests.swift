import Foundation
import PushRules
import PushTestSupport
import Questions
import Testing

@testable import RouteReport

struct ChangeTextTests {
  private static let smallestChanges: [(situation: Situation, text: String)] = [
    (
      situation: Situation.waiting.with(\.payload, PayloadTraits(alert: .string)),
      text: #"add "content-available": 1 to aps"#
    ),
    (
      situation: .waiting.with(\.backgroundModes, []),
      text: "add remote-notification to UIBackgroundModes"
    ),
    (
      situation: .waiting.with(\.implements, []),
      text: "implement didReceiveRemoteNotification:fetchCompletionHandler:"
    ),
    (
      situation: .waiting.with(\.backgroundAppRefresh, .off),
      text: "switch Background App Refresh on"
    ),
    (situation: .waiting.with(\.lowPowerMode, .on), text: "switch Low Power Mode off"),
    (situation: .waiting.with(\.state, .notRunning(.user)), text: "have the user open the app"),
    (
      situation: .waiting.with(\.payload, PayloadTraits(contentAvailable: .zero)),
      text: "give content-available the value 1"
    ),
    (
      situation: .waiting.with(\.payload, PayloadTraits(contentAvailable: .misplaced)),
      text: #"put "content-available": 1 into aps (the key is outside aps or misspelt)"#
    ),
  ]

  @Test(arguments: smallestChanges)
  func `the smallest change is an instruction`(situation: Situation, text: String) throws {
    let missing = try Route(situation).notCalled.first { $0.method == .didReceiveFetch }
    #expect(try #require(missing?.remedy).instructions == [text])
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
      let payload = PayloadSummary(InputPayload("x", byteCount: 2, traits: situation.payload))
      let answer = RouteAnswer(to: situation, payload: payload, assumed: [])
      #expect(answer.json.text.hasSuffix("}\n"))
    }
  }
}

extension Situation {
  /// An app that a silent push resumes.
  fileprivate static let waiting = Situation(
    state: .suspended,
    payload: PayloadTraits(contentAvailable: .one)
  )

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

struct JSONChangeTests {
  @Test
  func `steps about the same list carry its value after all of them`() throws {
    let situation = Situation.on(.newest, .active, .silent, in: .both)
    let route = try Route(situation)
    let old = try #require(route.notCalled.first { $0.method == .didReceive })
    #expect(old.remedy?.steps.isEmpty == false)
    let payload = PayloadSummary(InputPayload("x", byteCount: 2, traits: situation.payload))
    let text = RouteAnswer(to: situation, payload: payload, assumed: []).json.text
    let lists = text.split(separator: "\"member\": \"implements\"").dropFirst()
    for list in lists {
      #expect(list.prefix { $0 != "]" }.contains("did-receive"))
    }
    #expect(!lists.isEmpty)
  }

  private static let changes: [(situation: Situation, lines: String)] = [
    (
      situation: Situation.waiting.with(\.backgroundModes, [.voip]),
      lines: #"""
                "member": "backgroundModes",
                "value": [
                  "remote-notification",
                  "voip"
                ],
                "text": "add remote-notification to UIBackgroundModes"
      """#
    ),
    (
      situation: .waiting.with(\.backgroundAppRefresh, .off),
      lines: #"""
                "member": "backgroundAppRefresh",
                "value": "on",
                "text": "switch Background App Refresh on"
      """#
    ),
    (
      situation: Situation(state: .suspended, payload: PayloadTraits()),
      lines: #"""
                "member": "payload.traits.contentAvailable",
                "value": true,
                "text": "add \"content-available\": 1 to aps"
      """#
    ),
    (
      situation: Situation(
        system: .iOS(6),
        state: .notRunning(.system),
        payload: PayloadTraits(contentAvailable: .one),
        implements: .both
      ),
      lines: #"""
                "member": "ios",
                "value": "7",
                "text": "run iOS 7 or later"
      """#
    ),
  ]

  @Test(arguments: changes)
  func `a change names the member and its new value`(situation: Situation, lines: String) {
    let payload = PayloadSummary(InputPayload("x", byteCount: 2, traits: situation.payload))
    let text = RouteAnswer(to: situation, payload: payload, assumed: []).json.text
    #expect(flat(text).contains(flat(lines)))
  }

  private func flat(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }
}

extension JSONChangeTests {
  /// The members that a change may name: those of the situation, and the payload's traits.
  private static let members: Set<String> = [
    "ios", "state", "terminatedBy", "userAction", "implements", "notificationCenterDelegate",
    "lifecycle", "sdk", "backgroundModes", "backgroundAppRefresh", "lowPowerMode",
    "authorization", "firstUnlock", "environment", "scene", "meanwhile", "categoryOptions",
    "pushType",
    "priority", "payload.traits.alert", "payload.traits.event",
    "payload.traits.sound", "payload.traits.badge", "payload.traits.contentAvailable",
    "payload.traits.mutableContent", "payload.traits.category",
  ]

  @Test
  func `a change names members of the answer, each once`() throws {
    var named: Set<String> = []
    for situation in Situation.many {
      guard let route = try? Route(situation) else { continue }
      for missing in route.notCalled {
        let change = missing.changedMembers(in: situation)
        #expect(Set(change).count == change.count, "\(change)")
        named.formUnion(change)
      }
    }
    #expect(named.isSubset(of: Self.members), "\(named.subtracting(Self.members))")
    #expect(named.count > 8)
  }
}

extension NotCalled {
  /// The members of the situation that the change names.
  fileprivate func changedMembers(in situation: Situation) -> [String] {
    remedy?.changes(in: situation, sentBy: nil).map(\.member) ?? []
  }
}
