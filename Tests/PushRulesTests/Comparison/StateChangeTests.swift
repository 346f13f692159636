import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// The rules behind the state that the app reads inside a callback.
struct StateChangeTests {
  /// Tapped and not, with and without scenes, and from every state of the app.
  private static let open: Set<Input> = [
    .userAction, .state, .lifecycle, .didReceive, .willFinishLaunching, .sceneWillConnect,
  ]
  private static let space = SituationSpace(
    like: Situation(
      state: .suspended,
      payload: PayloadTraits(alert: .string, contentAvailable: .one),
      implements: .both
    ),
    stating: Set(Input.allCases).subtracting(open)
  )

  @Test(arguments: [
    (left: Entry.only(10, 1), right: Entry.since(27)),
    (left: .state(.active), right: .state(.inactive)),
    (left: .state(.suspended), right: .state(.active)),
    (left: .lifecycle(.app), right: .lifecycle(.scene)),
  ])
  func `another state has other rules`(left: Entry, right: Entry) throws {
    let difference = try Difference(
      from: Self.space.with(left),
      to: Self.space.with(right),
      in: [.applicationState]
    )
    #expect(!difference.parts.isEmpty)
    for part in difference.parts {
      for change in part.changes {
        let one = try Route(part.left).rules(behind: change).map(\.id)
        let other = try Route(part.right).rules(behind: change).map(\.id)
        #expect(!one.isEmpty && !other.isEmpty && one != other, "\(change): \(one)")
      }
    }
  }
}
