import PushRules
import Testing

@testable import PushPayload

struct CheckTests {
  @Test(arguments: Check.all.map(\.code))
  func `the bad sample gives the finding and nothing else`(code: String) throws {
    let check = try #require(Check.all.first { $0.code == code })
    let run = try LintRun(check.bad)
    #expect(run.codes == [code], "\(run.listed.map(\.message))")
    #expect(run.listed.map(\.severity) == [check.about.severity])
  }

  @Test(arguments: Check.all.map(\.code))
  func `the good sample gives no complaint`(code: String) throws {
    let check = try #require(Check.all.first { $0.code == code })
    let run = try LintRun(check.good)
    #expect(!run.codes.contains(code))
    #expect(run.complaints.isEmpty, "\(run.listed.map(\.message))")
  }

  @Test(arguments: Check.all.map(\.code))
  func `the fix of the bad sample mends it`(code: String) throws {
    let check = try #require(Check.all.first { $0.code == code })
    let run = try LintRun(check.bad)
    guard run.listed.contains(where: { $0.fix != nil }) else { return }
    var mended = check.bad
    mended.payload = run.mended
    #expect(try LintRun(mended).complaints.isEmpty, "\(run.mended)")
  }

  @Test func `codes are unique, and words with hyphens`() throws {
    #expect(Set(Check.all.map(\.code)).count == Check.all.count)
    for check in Check.all {
      #expect(try /[a-z]+(-[a-z]+)*/.wholeMatch(in: check.code) != nil, "\(check.code)")
    }
  }

  @Test func `statements are one sentence, and reasons are sentences`() {
    #expect(Set(Check.all.map(\.about.statement)).count == Check.all.count)
    for check in Check.all {
      #expect(
        check.about.statement.count <= 150 && check.about.reason.count <= 250,
        "\(check.code)"
      )
      #expect(
        check.about.statement.hasSuffix(".")
          && (check.about.reason.hasSuffix(".") || check.about.reason.contains(". [")),
        "\(check.code)"
      )
      #expect(!check.about.statement.dropLast().contains(". "), "\(check.code)")
    }
  }

  @Test func `every check cites something`() {
    for check in Check.all { #expect(!check.about.citations.isEmpty, "\(check.code)") }
  }

  @Test func `a message is a short clause that names its subject first`() throws {
    for check in Check.all {
      for finding in try LintRun(check.bad).listed {
        #expect(!finding.message.hasPrefix("found "), "\(finding.message)")
        #expect(!finding.message.hasSuffix("."), "\(finding.message)")
        let parts = finding.message.split { ";:".contains($0) }
        let longest = parts.map { $0.split(separator: " ").count }.max() ?? 0
        #expect(longest <= 25, "\(finding.message)")
      }
    }
  }

  @Test func `a check says nothing about versions that it does not concern`() throws {
    let releases = (3...18).map { SystemVersion.iOS($0, 0) } + [.iOS(26, 0), .iOS(17, 1)]
    for check in Check.all {
      let (first, last) = (check.about.since ?? .iOS(3, 0), check.about.until)
      let others = releases.filter { $0 < first || last ?? $0 < $0 }
      for system in others {
        #expect(try !LintRun(check.bad.on(system)).codes.contains(check.code), "\(check.code)")
      }
    }
  }
}

struct LintScopeTests {
  private static let samples = Check.all.flatMap { [$0.bad, $0.good] }

  @Test func `the checks with an effect on routes are those of the scope for routes`() {
    let all = Lint.Scope.everything.checksOfPayloads
    let routes = Lint.Scope.routes.checksOfPayloads
    #expect(routes.map(\.code) == all.filter { $0.effect != .noRoute }.map(\.code))
  }

  @Test func `what may change a route is found without the other checks`() throws {
    var count = 0
    for sample in Self.samples {
      let document = try JSONDocument(reading: Array(sample.payload.utf8))
      let messages = ProviderMessage.all(recognizedIn: document)
      func found(_ scope: Lint.Scope) -> [Finding] {
        Lint(
          document,
          kind: sample.file,
          headers: sample.requestHeaders,
          system: sample.system,
          messages: messages,
          scope: scope
        ).findings.listed
      }
      let routes = found(.routes)
      let all = found(.everything).filter { finding in
        let check = Check.all.first { $0.code == finding.code }
        return Lint.Scope.routes.contains(finding, of: check?.effect ?? .noRoute)
      }
      #expect(routes == all, "\(sample.payload)")
      count += routes.count
    }
    #expect(count > 20)
  }
}
