import PushRules
import Testing

/// A set of values behaves as a `Set` of them does, and goes through them in their order.
struct ValueSetTests {
  private let methods = DelegateMethod.allCases

  /// Every set of the first five methods.
  private var samples: [[DelegateMethod]] {
    (0..<32).map { bits in methods.prefix(5).filter { bits & 1 << Int($0.rawValue) != 0 } }
  }

  @Test func `it holds what was put in, in the order of the enumeration`() {
    for values in samples {
      let set = ValueSet(values.reversed())
      #expect(Array(set) == values)
      #expect(set.count == values.count)
      #expect(set.isEmpty == values.isEmpty)
      for method in methods { #expect(set.contains(method) == values.contains(method)) }
    }
    #expect(Array(ValueSet<DelegateMethod>.all) == methods)
    #expect(Array(ValueSet(DelegateMethod.didReceive)) == [.didReceive])
  }

  @Test func `two of them combine as sets do`() {
    for one in samples {
      for other in samples {
        let (left, right) = (ValueSet(one), ValueSet(other))
        let (plainLeft, plainRight) = (Set(one), Set(other))
        #expect(Set(left.union(right)) == plainLeft.union(plainRight))
        #expect(Set(left.intersection(right)) == plainLeft.intersection(plainRight))
        #expect(Set(left.subtracting(right)) == plainLeft.subtracting(plainRight))
        #expect(
          Set(left.symmetricDifference(right)) == plainLeft.symmetricDifference(plainRight)
        )
        #expect(left.isSubset(of: right) == plainLeft.isSubset(of: plainRight))
        #expect((left == right) == (plainLeft == plainRight))
      }
    }
  }

  @Test func `a value can be added, looked for and taken away`() {
    var set = ValueSet<BackgroundMode>()
    #expect(set.insert(.voip).inserted)
    #expect(!set.insert(.voip).inserted)
    #expect(set.update(with: .voip) == .voip)
    #expect(set.update(with: .audio) == nil)
    #expect(Array(set) == [.voip, .audio])
    #expect(set.remove(.voip) == .voip)
    #expect(set.remove(.voip) == nil)
    #expect(set.filter { $0 == .audio } == [.audio])
  }
}
