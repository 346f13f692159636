import DecisionTables
import PushTestSupport
import Testing

@testable import PushRules

struct DifferenceTests {
  private static let everything = Set(AnswerPart.allCases)

  private static func system(_ version: SystemVersion) -> Entry {
    Entry(Column(.system), UInt64(bit: version.breakpoint))
  }

  /// Two sides that differ in one column.
  struct Sides: CustomStringConvertible {
    let description: String
    let left: Region
    let right: Region

    init(_ description: String, _ left: Region, _ right: Region) {
      (self.description, self.left, self.right) = (description, left, right)
    }
  }

  static let sides =
    NamedDifference.words.map { question in
      let sides = question.sides(of: .all)
      return Sides(question.id, sides.left.region, sides.right.region)
    } + [
      Sides("iOS 9 and 17", Region(system(.iOS(9))), Region(system(.iOS(17)))),
      Sides("iOS 12 and 13", Region(system(.iOS(12))), Region(system(.iOS(13)))),
      Sides("iOS 3 and 27", Region(system(.iOS(3))), Region(system(.iOS(27)))),
      Sides("active", Region(.state(.active)), Region(.state(.suspended))),
      Sides("a tap", Region(.userAction(nil)), Region(.userAction(.notification))),
      Sides(
        "iOS 9 and did-receive, iOS 17 and did-receive-fetch",
        Region(system(.iOS(9)), .implements(.didReceive), .lacks(.didReceiveFetch)),
        Region(system(.iOS(17)), .lacks(.didReceive), .implements(.didReceiveFetch))
      ),
    ]

  /// The changes of the regions of a difference that hold a situation.
  private func changes(in difference: Difference, at situation: Region) -> Set<AnswerChange> {
    Set(difference.parts.filter { $0.region.contains(situation) }.flatMap(\.changes))
  }

  /// Compares a situation on both sides with the difference; nil if it cannot exist.
  private func check(
    _ situation: Region,
    _ difference: Difference,
    in compared: Set<AnswerPart>
  ) -> Bool? {
    var right = situation
    for input in difference.inputs { right[input] = difference.right.region[input] }
    guard let one = difference.left.situation(at: situation).answer,
      let two = difference.right.situation(at: right).answer
    else { return nil }
    let expected = one.changes(to: two, in: compared)
    let found = changes(in: difference, at: situation)
    #expect(found == expected, "\(situation)")
    return found == expected
  }

  /// One question over the whole space; in a whole sweep all.
  @Test(arguments: Sweep.isWhole ? sides : sides.filter { $0.description == "scenes" })
  func `the regions of the whole space are right`(sides: Sides) throws {
    let compared = Sweep.isWhole ? Self.everything : AnswerPart.usual
    let left = SituationSpace.all.with(sides.left)
    let right = SituationSpace.all.with(sides.right)
    let difference = try Difference(from: left, to: right, in: compared)
    compareRandomSituations(difference, in: compared)
    try checkWitnesses(of: difference, in: compared)
    let both = difference.situationCount
    let possible = try [left, right].map { try WhenCalled([], of: $0).situationCount }
    #expect(both + (difference.leftOnly?.count ?? 0) == possible[0])
    #expect(both + (difference.rightOnly?.count ?? 0) == possible[1])
    #expect(difference.tallies.allSatisfy { $0.count <= difference.differingCount })
  }

  /// All questions of a whole sweep share its situations.
  private static let drawn = Sweep.isWhole ? Sample.count / sides.count : Sample.count

  private func compareRandomSituations(_ difference: Difference, in compared: Set<AnswerPart>) {
    var random = SeededRandom(seed: 83)
    var count = 0
    for number in 0..<Self.drawn {
      let part = difference.parts[number % difference.parts.count]
      var situation = Region.random(in: number.isMultiple(of: 2) ? .any : part.region, &random)
      for input in difference.inputs { situation[input] = difference.left.region[input] }
      guard let isRight = check(situation, difference, in: compared) else { continue }
      if !isRight { return }
      count += 1
    }
    #expect(count > Self.drawn / 20)
  }

  private func checkWitnesses(of difference: Difference, in compared: Set<AnswerPart>) throws {
    for part in difference.parts {
      let left = try Route(part.left)
      let right = try Route(part.right)
      #expect(part.region.contains(part.left.region))
      let changes = ComparedAnswer(route: left)
        .changes(to: ComparedAnswer(route: right), in: compared)
      #expect(changes.isSuperset(of: part.changes), "\(part.left)")
      for change in part.changes {
        let isGained = if case .gained = change { true } else { false }
        #expect(!(isGained ? right : left).rules(behind: change).isEmpty, "\(change)")
      }
    }
  }

  /// A difference over a small random space in which something can exist on both sides.
  private func difference(of sides: Sides, _ random: inout SeededRandom) -> Difference {
    while true {
      let space = SituationSpace.all.with(.random(upTo: Sample.spaceSize, &random))
      let found = try? Difference(from: space.with(sides.left), to: space.with(sides.right))
      if let found { return found }
    }
  }

  @Test(arguments: Sweep.of(Array(sides.indices), oneIn: 3))
  func `every situation of a small space differs as its regions do`(index: Int) throws {
    let sides = Self.sides[index]
    var random = SeededRandom(seed: UInt64(100 + index))
    for _ in 0..<Sample.spaceCount {
      let difference = difference(of: sides, &random)
      var differing: UInt64 = 0
      var possible: UInt64 = 0
      for situation in difference.common.situations {
        guard let isRight = check(situation, difference, in: AnswerPart.usual) else { continue }
        if !isRight { return }
        possible += 1
        if !changes(in: difference, at: situation).isEmpty { differing += 1 }
      }
      #expect(difference.situationCount == possible)
      #expect(difference.differingCount == differing)
    }
  }

  @Test func `sides that cannot exist together are refused with the rule`() throws {
    let left = SituationSpace.all.with(.state(.suspended))
    #expect(throws: Contradiction.self) {
      try Difference(from: left.with(Self.system(.iOS(3))), to: left.with(Self.system(.iOS(9))))
    }
  }

  @Test(arguments: Sweep.of(DelegateMethod.allCases, oneIn: 5))
  func `implementing a method makes it run`(method: DelegateMethod) throws {
    let sides = try #require(NamedDifference(method.id)).sides(of: .all)
    var search = try DifferenceSearch(sides.left, sides.right)
    let changes = search.changes(in: AnswerPart.usual).map(\.change)
    let gains = Phase.allCases.map { AnswerChange.gained(method, $0) }
    #expect(gains.contains { changes.contains($0) })
  }
}
