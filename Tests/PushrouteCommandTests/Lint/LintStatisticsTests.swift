import Foundation
import PushrouteCommand
import Testing

struct LintStatisticsTests {
  private static let world = MemoryWorld(files: [
    "p/a.json": #"{"aps":{"alert":"Hi","content-available":0,"mutable-content":"1"}}"#,
    "p/b.json": #"{"aps":{"alert":"Hi","content-available":0}}"#,
    "p/c.json": "{\"aps\":{},,}",
    "lines": #"{"aps":{"alert":"Hi","content-available":0}}"# + "\n{\n"
      + #"{"aps":{"alert":"Hi","content-available":0}}"# + "\n" + #"{"aps":{"alert":"Hi"}}"# + "\n",
  ])

  @Test
  func `codes are counted, the most frequent first`() {
    let run = Run("lint p --statistics --ignore alert-and-content-available", in: Self.world)
    #expect(
      run.output == """
        2  info     content-available-value  --fix fixes 2
        1  error    json-syntax
        1  warning  mutable-content-type     --fix fixes 1

        """
    )
    #expect(run.code == .findings)
    #expect(
      Run("lint p/b.json --statistics --ignore content-available-value", in: Self.world).output
        == "no problems\n"
    )
  }

  @Test
  func `the counts are JSON, also of a stream`() throws {
    for call in ["lint p/b.json p/c.json", "lint --ndjson lines"] {
      let run = Run(call + " --statistics --json", in: Self.world)
      let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
      let entries = object?["statistics"] as? [[String: Any]] ?? []
      let codes = Set(entries.compactMap { $0["code"] as? String })
      #expect(codes == ["json-syntax", "content-available-value"])
      #expect(run.code == .findings)
    }
  }

  @Test
  func `a stream is counted as a whole`() {
    let run = Run("lint --ndjson lines --statistics", in: Self.world)
    #expect(
      run.output.split(separator: "\n") == [
        "2  info     content-available-value  --fix fixes 2", "1  error    json-syntax",
      ]
    )
  }

  @Test
  func `the lines of a stream are shown beside a change`() {
    let run = Run("lint --ndjson lines -f github", in: Self.world)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("::notice file=lines,line=1,col=42,title=content-") == true)
    #expect(
      lines.dropFirst().first?.hasPrefix("::error file=lines,line=2,col=2,title=json-") == true
    )
  }

  @Test(arguments: ["lines", "empty"])
  func `a stream leads to one log`(path: String) throws {
    var world = Self.world
    world.files["empty"] = ""
    let run = Run("lint --ndjson \(path) -f sarif", in: world)
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let runs = log?["runs"] as? [[String: Any]] ?? []
    let results = runs.first?["results"] as? [[String: Any]] ?? []
    #expect(results.count == (path == "lines" ? 3 : 0))
    let tool = runs.first?["tool"] as? [String: Any]
    let rules = (tool?["driver"] as? [String: Any])?["rules"] as? [[String: Any]] ?? []
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  private static let refusals: KeyValuePairs<String, String> = [
    "--statistics --fix": "--statistics and --fix cannot be combined: it counts what is found",
    "--statistics -f sarif":
      "--statistics and --format sarif cannot be combined: counts are printed as text or JSON",
  ]

  @Test(arguments: refusals)
  func `flags that are wrong end with 2`(flags: String, message: String) {
    let run = Run("lint p \(flags)", in: Self.world)
    #expect(run.errors == "pushroute: \(message)\n")
    #expect(run.code == .failure)
  }

  @Test
  func `cases that fail are shown beside a change`() {
    let cases =
      #"{"cases":[{"name":"a: b","payload":{"aps":{}},"situation":{"state":"active"},"#
      + #""expect":{"wake":"launched"}}]}"#
    let world = MemoryWorld(files: ["c.json": cases, "d.json": "{"])
    let run = Run("test c.json d.json -f github", in: world)
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("::error file=c.json,line=1,col=") == true)
    #expect(lines.first?.contains("title=a%3A b::wake: expected launched, got ") == true)
    #expect(lines.last?.hasPrefix("::error file=d.json,line=1,col=2,title=json-syntax::") == true)
  }
}
