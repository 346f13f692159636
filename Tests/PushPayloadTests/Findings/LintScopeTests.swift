import PushRules
import Testing

@testable import PushPayload

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
