import Foundation
import PushRules
import PushTestSupport
import Questions
import Testing

@testable import RouteReport

struct JSONChangeTests {
  @Test
  func `steps about the same list carry its value after all of them`() throws {
    let situation = Situation.on(.newest, .active, .silent, in: .both)
    let route = try Route(situation)
    let old = try #require(route.notCalled.first { $0.method == .didReceive })
    #expect(old.remedy?.steps.isEmpty == false)
    let payload = PayloadSummary(source: "x", byteCount: 2, traits: situation.payload)
    let text = RouteAnswer(to: situation, payload: payload, assumed: []).json.text
    let lists = text.split(separator: "\"member\": \"implements\"").dropFirst()
    for list in lists {
      #expect(list.prefix { $0 != "]" }.contains("did-receive"))
    }
    #expect(!lists.isEmpty)
  }

  private static let changes: [(situation: Situation, lines: String)] = [
    (
      situation: Situation(
        state: .suspended,
        payload: PayloadTraits(contentAvailable: .one),
        backgroundModes: [.voip]
      ),
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
      situation: Situation(
        state: .suspended,
        payload: PayloadTraits(contentAvailable: .one),
        backgroundAppRefresh: .off
      ),
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
    let payload = PayloadSummary(source: "x", byteCount: 2, traits: situation.payload)
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
