import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

/// What every input must be able to do.
struct InputTests {
  /// The places of all values of an input.
  private func places(of input: Input) -> Range<Int> { 0..<Column(input).width }

  @Test(arguments: Input.allCases)
  func `a value that is written is read, and no other input changes`(input: Input) {
    var random = SeededRandom(seed: 3)
    for place in places(of: input) {
      var target = Region.random(&random)
      var situation = Situation.on(.newest, .active, .alert, in: .both)
      for other in Input.allCases { situation.set(other, at: target[other].trailingZeroBitCount) }
      situation.set(input, at: place)
      target[input] = UInt64(bit: place)
      #expect(situation.region == target)
    }
  }

  @Test(arguments: Input.allCases)
  func `each value has a name of its own, and so has the input`(input: Input) {
    let values = input.description.column.values
    #expect(values.count == Column(input).width && Set(values).count == values.count)
    #expect(values.allSatisfy { !$0.isEmpty })
    #expect(Input.allCases.count { $0.name == input.name } == 1)
    #expect(Input.allCases.count { $0.description.jsonName == input.description.jsonName } == 1)
  }

  @Test(arguments: Input.allCases)
  func `each step to another value is a clause, and shows in JSON`(input: Input) {
    let description = input.description
    for old in places(of: input) {
      var one = Situation.on(.newest, .active, .empty, in: .both)
      one.set(input, at: old)
      for new in places(of: input) where new != old {
        let instruction = description.instruction(new, old).clause
        #expect(instruction.first?.isLowercase == true, "\(instruction)")
        #expect(!instruction.hasSuffix("."), "\(instruction)")
        var other = one
        other.set(input, at: new)
        #expect(!description.changedMembers(one, other).isEmpty, "\(instruction)")
      }
    }
  }

  @Test(arguments: Input.allCases)
  func `some values make a phrase`(input: Input) {
    let all = Array(places(of: input))
    let parts = all.indices.flatMap { end in (0...end).map { Array(all[$0...end]) } }
    for accepted in parts where accepted.count < all.count {
      let words = Region.any.keeping(accepted.reduce(0) { $0 | UInt64(bit: $1) }, of: Column(input))
      #expect(Schema.push.words(for: words) != "always")
      #expect(input.description.clause(accepted)?.isEmpty != true, "\(accepted)")
    }
  }

  @Test(arguments: Answer.allCases)
  func `each answer of a table has a name of its own`(answer: Answer) {
    let values = answer.description.values
    #expect(values.count == Column(answer).width && Set(values).count == values.count)
  }

  @Test func `a value is found by its name`() {
    check(UserAction.self)
    check(PushType.self)
    check(Priority.self)
    check(NotificationCenterDelegate.self)
    check(Termination.self)
    check(Authorization.self)
    check(Lifecycle.self)
    check(DeviceSetting.self)
    check(FirstUnlock.self)
    check(BackgroundMode.self)
  }

  private func check<Value: ColumnValue>(_ type: Value.Type) {
    for (place, value) in Value.allCases.enumerated() {
      #expect(Value(name: value.name) == value)
      #expect(value.place == place && Value(place: place) == value)
    }
    #expect(Value(name: "") == nil)
  }
}
