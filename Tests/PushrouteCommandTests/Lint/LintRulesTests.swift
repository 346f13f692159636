import PushPayload
import RouteReport
import Testing

@testable import PushrouteCommand

struct LintRulesTests {
  @Test(arguments: LintCode.all.map(\.code))
  func `every code is explained`(code: String) {
    let run = Run("rules " + code)
    #expect(run.output.hasPrefix(code + "\n  "))
    #expect(run.output.contains("\n  why "))
    #expect(run.errors.isEmpty)
    let json = Run("rules --json " + code).output
    #expect(json.contains("\"id\": \"\(code)\""))
    #expect(json.contains("\"reason\": "))
  }

  @Test
  func `an explanation shows the samples and the sources`() {
    let text = Run("rules content-available-type").output
    #expect(text.contains("\n  bad\n    {\"aps\":{\"content-available\":\"1\"}}\n  good\n"))
    #expect(text.contains("\n  citations\n    A-295  "))
  }

  @Test
  func `a misspelt code is answered with the nearest`() {
    let run = Run("rules json-sintax")
    #expect(run.errors == "pushroute: there is no rule `json-sintax`; did you mean json-syntax?\n")
  }

  @Test
  func `the help lists all codes`() {
    let text = Run("help checks").output
    for code in LintCode.all {
      #expect(text.contains("\n  \(code.code) (\(code.severity.name))\n"))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
