internal import DecisionTables
internal import PushRules
internal import PushrouteCommand

extension BenchmarkCase {
  /// The tables alone.
  static let decisions = [
    BenchmarkCase("decision", in: .nanoseconds) {
      let regions = SampleSituations().regions
      return Stopwatch.nanoseconds(per: 100 * regions.count) { decide(regions, times: 100) }
    },
    BenchmarkCase("decision from a situation", in: .nanoseconds) {
      let situations = SampleSituations().situations
      return Stopwatch.nanoseconds(per: 100 * situations.count) {
        decide(situations, times: 100)
      }
    },
    BenchmarkCase("route", in: .nanoseconds) {
      let situations = SampleSituations().situations
      return try Stopwatch.nanoseconds(per: situations.count) {
        for situation in situations { Stopwatch.keep(try Route(situation).calls.count) }
      }
    },
    BenchmarkCase("route with reasons", in: .nanoseconds) {
      let situations = SampleSituations().situations
      return try Stopwatch.nanoseconds(per: situations.count) {
        for situation in situations { Stopwatch.keep(try Route(situation).notCalled.count) }
      }
    },
    BenchmarkCase("decision looked up", in: .nanoseconds) {
      var random = SeededRandom(seed: 3)
      let traits = (0..<SampleSituations.count).map { _ in PayloadTraits.random(&random) }
      var router = TraitRouter(Situation(state: .suspended, payload: traits[0])) { decision in
        decision.wake == .resumed ? 1 : 2
      }
      return Stopwatch.nanoseconds(per: 1000 * traits.count) {
        for _ in 0..<1000 { for traits in traits { Stopwatch.keep(router.answer(for: traits)) } }
      }
    },
    BenchmarkCase("blocks of memory for a decision", in: .allocations) {
      let regions = SampleSituations().regions
      return try allocations(per: 100 * regions.count) { decide(regions, times: 100) }
    },
    BenchmarkCase("blocks of memory for one from a situation", in: .allocations) {
      let situations = SampleSituations().situations
      return try allocations(per: 100 * situations.count) { decide(situations, times: 100) }
    },
  ]

  private static func decide(_ regions: [Region], times: Int) {
    for _ in 0..<times { for region in regions { keep(Decision(region)) } }
  }

  private static func decide(_ situations: [Situation], times: Int) {
    for _ in 0..<times { for situation in situations { keep(Decision(situation)) } }
  }

  /// Takes a decision so that the compiler cannot leave out the work behind it.
  @inline(never) @_optimize(none)
  private static func keep(_ decision: Decision) {}

  /// Counts the memory blocks per item, after a first run.
  private static func allocations(per count: Int, _ body: () -> Void) throws -> [Double] {
    body()
    let start = allocation_count()
    var blocks: [[Int]] = []
    for size in 1...100 { blocks.append(Array(repeating: size, count: size)) }
    Stopwatch.keep(blocks.count)
    guard allocation_count() - start >= 100 else { throw JobError.failed("counting blocks") }
    return (0..<3).map { _ in
      let before = allocation_count()
      body()
      return Double(allocation_count() - before) / Double(count)
    }
  }
}
