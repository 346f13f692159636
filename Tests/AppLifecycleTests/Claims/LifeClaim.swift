import Evidence
import PushRules
import Testing

@testable import AppLifecycle

/// A claim of the first texts, with checks of the engine's answer; `SeedClaim` has its verdict.
struct LifeClaim: Sendable, CustomTestStringConvertible {
  /// The number: the text and the place in it.
  let id: String
  /// Its statement, in short.
  let says: String
  let checks: [ClaimCheck]

  var testDescription: String { id + ": " + says }

  static let all: [LifeClaim] = text0 + text1 + text2 + text3 + text4

  /// Reads claims, each with its checks beneath it.
  static func read(_ text: String) -> [LifeClaim] {
    TraceText.items(text).map { item in
      let checks = TraceText.items(item.lines.joined(separator: "\n"))
      let id = item.fields[0]
      return LifeClaim(id: id, says: item.fields[1], checks: checks.map { ClaimCheck($0, of: id) })
    }
  }
}

/// Every claim of the first texts about what happens has checks; `PageClaimTests` tests the others.
struct LifeClaimTests {
  @Test(arguments: LifeClaim.all)
  func `a claim about what happens is answered`(claim: LifeClaim) throws {
    #expect(!claim.checks.isEmpty)
    for check in claim.checks {
      for failure in try check.failures() { Issue.record("\(claim.id): \(failure)") }
    }
  }

  @Test func `every claim about what happens is there once`() {
    #expect(LifeClaim.all.map(\.id) == SeedClaim.all.filter { $0.concern == .model }.map(\.id))
    let held = LifeClaim.all.filter { claim in
      claim.checks.contains { if case .holds = $0 { true } else { false } }
    }
    #expect(Set(held.map(\.id)) == Set(LifeClaim.properties.keys))
  }
}
