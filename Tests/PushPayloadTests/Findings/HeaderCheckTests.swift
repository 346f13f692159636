import PushRules
import Testing

@testable import PushPayload

struct HeaderCheckTests {
  private static let checks = Check.headers + Check.liveActivity + Check.sizes + Check.writing

  /// The version of iOS that a sample is about, where it is not the newest.
  private static func system(of check: Check) -> SystemVersion {
    switch check.code {
    case "push-type-new": .iOS(18, 0)
    case "live-activity-start-system": .iOS(17, 1)
    default: .newest
    }
  }

  private static func lint(_ sample: Check.Sample, _ check: Check) throws -> [Diagnostic] {
    let document = try JSONDocument(reading: Array(sample.payload.utf8))
    let lint = Lint(
      document,
      kind: sample.file,
      headers: sample.requestHeaders,
      system: system(of: check)
    )
    return lint.diagnostics
  }

  @Test(arguments: checks.map(\.code))
  func `the bad sample has exactly this finding`(code: String) throws {
    let check = try #require(Self.checks.first { $0.code == code })
    let found = try Self.lint(check.bad, check)
    #expect(Set(found.map(\.code)) == [code], "\(found.map(\.message))")
  }

  @Test(arguments: checks.map(\.code))
  func `the good sample is quiet`(code: String) throws {
    let check = try #require(Self.checks.first { $0.code == code })
    #expect(try Self.lint(check.good, check).map(\.message) == [])
  }

  @Test
  func `codes are unique and everything cited is in the catalogue`() {
    #expect(Set(Self.checks.map(\.code)).count == Self.checks.count)
    for check in Self.checks {
      #expect(!check.citations.isEmpty)
      for id in check.citations { #expect(Citation(id) != nil, "\(id) of \(check.code)") }
    }
  }

  @Test
  func `a statement is a sentence and a message is a clause`() throws {
    for check in Self.checks {
      #expect(check.statement.hasSuffix(".") && check.reason.hasSuffix("."))
      for found in try Self.lint(check.bad, check) {
        #expect(found.message.hasPrefix("found ") && found.message.contains("expected "))
        #expect(!found.message.hasSuffix("."))
      }
    }
  }

  @Test
  func `every fix leads to JSON without the finding`() throws {
    for check in Self.checks {
      let bytes = Array(check.bad.payload.utf8)
      let fixes = try Self.lint(check.bad, check).compactMap(\.fix)
      guard !fixes.isEmpty else { continue }
      let document = try JSONDocument(reading: Fix.apply(fixes, to: bytes))
      let left = Lint(document, headers: check.bad.requestHeaders).diagnostics
      #expect(left.map(\.message) == [], "\(check.code)")
    }
  }
}
