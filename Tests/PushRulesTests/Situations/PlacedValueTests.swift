import Testing

@testable import PushRules

struct PlacedValueTests {
  @Test
  func `a value stands at its place among all values of its type`() {
    check(AppState.self)
    check(Termination.self)
    check(UserAction.self)
    check(PushType.self)
    check(Priority.self)
    check(NotificationCenterDelegate.self)
  }

  private func check<Value: PlacedValue>(_ type: Value.Type) {
    for (place, value) in Value.allCases.enumerated() {
      #expect(value.place == place, "\(value)")
      #expect(value.bit == 1 << UInt64(place), "\(value)")
    }
  }
}
