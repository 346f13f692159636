import PushRules
import PushTestSupport
import Testing

@testable import AppLifecycle

struct KnownTraceTests {
  @Test(arguments: KnownTrace.all)
  func `a known trace comes out on every version of its range`(trace: KnownTrace) {
    for disagreement in trace.play.sampled.disagreements {
      Issue.record("\(trace.name): \(disagreement)")
    }
  }

  @Test(arguments: KnownTrace.all.filter { !$0.ids.isEmpty })
  func `what plays a trace cites what states it`(trace: KnownTrace) throws {
    for id in trace.ids where id.hasPrefix("T-") || trace.confidence != nil {
      #expect(try trace.play.systems.contains { try trace.play.citations(on: $0).contains(id) })
    }
  }

  @Test(arguments: KnownTrace.all.filter { $0.confidence != nil })
  func `a trace is as sure as its ruling, and a contested one names the other side`(
    trace: KnownTrace
  ) throws {
    for system in trace.play.sampled.systems {
      let reasons = try trace.reasons(on: system)
      let confidence = reasons.map(\.confidence).max()
      // L-42: what was observed elsewhere is inferred.
      let isElsewhere = trace.confidence == .observed && confidence == .inferred
      #expect(confidence == trace.confidence || isElsewhere, "iOS \(system)")
      guard trace.confidence == .contested else { continue }
      let disputes = reasons.flatMap(\.disputes)
      #expect(!disputes.isEmpty, "iOS \(system)")
      #expect(disputes.allSatisfy { !$0.otherSide.isEmpty && !$0.experiment.isEmpty })
    }
  }

  @Test(arguments: KnownTrace.noted)
  func `what no calls can show stands in a note or a reason`(trace: KnownTrace) throws {
    for system in trace.play.systems {
      let notes = try trace.play.steps(on: system).flatMap(\.notes).filter {
        trace.play.notes.contains($0.id)
      }
      #expect(notes.count >= trace.play.notes.count, "iOS \(system)")
      let cited =
        trace.play.notes.isEmpty
        ? try trace.play.citations(on: system) : Set(notes.flatMap(\.citations))
      #expect(cited.isSuperset(of: trace.ids), "iOS \(system)")
    }
  }

  @Test func `every row of the reference and every ruling has a trace`() {
    let named = Set((KnownTrace.all + KnownTrace.noted).flatMap(\.ids))
    let rows = [
      "T-L": 13, "T-H": 2, "T-R": 5, "T-A": 3, "T-I": 7, "T-N": 5, "T-LK": 5, "T-K": 11, "T-E": 6,
      "T-S": 13,
    ]
    var ids = Set(rows.flatMap { letters, count in (1...count).map { "\(letters)\($0)" } })
    ids.formUnion(["T-H0", "T-K1b", "T-K1c", "T-K5b", "T-M1", "T-B1", "T-S5b"])
    ids.formUnion((1...47).map { $0 < 10 ? "L-0\($0)" : "L-\($0)" })
    // T-L2 is no row; L-09, L-12 and L-42 have tests of their own.
    #expect(ids.subtracting(named) == ["T-L2", "L-09", "L-12", "L-42"])
  }

  @Test func `ranges run over the versions at which rules change`() {
    let tested = Set(KnownTrace.all.flatMap(\.play.systems))
    #expect(tested.isSuperset(of: [.iOS(10, 0), .iOS(10, 1), .iOS(8, 2), .iOS(13, 3)]))
    let play = Play(["7-9 10.1-11 26-", "active"], ["home"])
    #expect(
      play.systems == [
        .iOS(7, 0), .iOS(8, 0), .iOS(8, 2), .iOS(9, 0), .iOS(10, 1), .iOS(11, 0), .iOS(26, 0),
        .iOS(26, 4), .iOS(27, 0),
      ]
    )
  }

  @Test func `what comes out otherwise is found`() {
    let wrong = Play(["12", "active"], ["home -> will-resign-active = active"])
    #expect(
      wrong.disagreements == [
        "iOS 12.0: after home the app is suspended, not active",
        "iOS 12.0: home leads to \"will-resign-active@a did-enter-background@b\", "
          + "not \"will-resign-active\"",
      ]
    )
    let refused = Play(["12", "active"], ["home cannot: no"])
    #expect(refused.disagreements == ["iOS 12.0: home can happen"])
  }
}

extension Play {
  /// The same on the first and the last of its systems, or on all where everything is tried.
  fileprivate var sampled: Play {
    let ends = Array(systems.prefix(1) + systems.dropFirst().suffix(1))
    return Sweep.isWhole ? self : with(\.systems, ends)
  }
}
