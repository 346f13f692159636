import RouteReport
import Testing

/// What names a finding from run to run: fingerprints in SARIF, names of tests in JUnit.
struct FindingIdentityTests {
  private static let moves: [(file: String, before: String, after: String)] = [
    (
      file: "a.json",
      before: #"{"aps":{"badge":"1","alert":"Hi"}}"#,
      after: "\n\n{\n  \"aps\": {\n    \"alert\": \"Hello\",\n    \"badge\": \"2\"\n  }\n}\n"
    ),
    (
      file: "a.jsonc",
      before: #"{"aps":{"badge":"1",}} // one"#,
      after: "// more\n{\"aps\": {\n\"badge\":\"1\"}}"
    ),
    (file: "a.json", before: "{\n  \"aps\": ]\n}", after: "\n{\n\"aps\":{},\n\n  \"aps\": ]\n}"),
    (
      file: "a.md",
      before: "```json\n{\"aps\":{\"badge\":\"1\"}}\n```\n",
      after: "# Title\n\n```json\n{\"aps\":{\"badge\":\"1\"}}\n```\n"
    ),
  ]

  @Test(arguments: moves)
  func `a finding keeps its names when it moves`(file: String, before: String, after: String) {
    let (old, new) = (names(file, before), names(file, after))
    #expect(old == new)
    #expect(old.fingerprints.count == 1)
    #expect(old.fingerprints != names("b/" + file, before).fingerprints)
  }

  @Test
  func `findings that are alike are numbered`() {
    let block = "```json\n{\"aps\":{\"badge\":\"1\"}}\n```\n"
    let names = names("a.md", block + block)
    #expect(names.tests == ["badge-type", "badge-type (2)"])
    let (first, second) = (names.fingerprints[0], names.fingerprints[1])
    #expect(first.hasSuffix(":1") && second.hasSuffix(":2"))
    #expect(first.dropLast() == second.dropLast())
  }

  @Test
  func `a test is named by the keys that lead to its place`() {
    let payload = #"[{"aps":{"badge":"1"}},{"aps":{"badge":"1"}}]"#
    let names = names("a.json", payload)
    #expect(names.tests == ["badge-type /0/aps/badge", "badge-type /1/aps/badge"])
    #expect(Set(names.fingerprints).count == 2)
    let lines = fingerprints(
      "lint --ndjson lines -f sarif",
      "lines",
      "{\"aps\":{\"badge\":\"1\"}}\n"
    )
    let twice = "{\"aps\":{\"badge\":\"1\"}}\n{\"aps\":{\"badge\":\"1\"}}\n"
    let both = fingerprints("lint --ndjson lines -f sarif", "lines", twice)
    #expect(both.count == 2 && both[0] != both[1] && [both[0]] == lines)
  }

  private func names(
    _ file: String,
    _ text: String
  ) -> (fingerprints: [String], tests: [String]) {
    let codes = "--select badge-type,json-syntax"
    let xml = Run("lint \(file) -f junit \(codes)", in: MemoryWorld(files: [file: text])).output
    let tests = xml.matches(of: /<testcase name="([^"]+)"/).map { String($0.1) }
    return (fingerprints("lint \(file) -f sarif \(codes)", file, text), tests)
  }

  private func fingerprints(_ call: String, _ file: String, _ text: String) -> [String] {
    let log = Run(call, in: MemoryWorld(files: [file: text])).output
    return log.matches(of: /"pushroute\/v1": ?"([^"]+)"/).map { String($0.1) }
  }
}
