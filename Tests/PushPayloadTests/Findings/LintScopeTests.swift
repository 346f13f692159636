import PushRules
import Testing

@testable import PushPayload

struct LintScopeTests {
  private static let samples = Check.all.flatMap { [$0.bad, $0.good] }

  @Test func `what may change a route is found without the other checks`() throws {
    var count = 0
    for sample in Self.samples {
      let document = try JSONDocument(reading: Array(sample.payload.utf8))
      let message = ProviderMessage(recognizedIn: document)
      func found(_ scope: Lint.Scope) -> [Diagnostic] {
        Lint(
          document,
          kind: sample.file,
          headers: sample.requestHeaders,
          system: sample.system,
          message: message,
          scope: scope
        ).diagnostics
      }
      let routes = found(.routes)
      #expect(routes == found(.everything).filter(Lint.Scope.routes.contains), "\(sample.payload)")
      count += routes.count
    }
    #expect(count > 20)
  }

  @Test func `a check with a meaning is one of those of routes`() {
    let codes = Check.ofRoutes.map(\.code)
    for check in Check.all where check.meaning != nil { #expect(codes.contains(check.code)) }
  }
}
