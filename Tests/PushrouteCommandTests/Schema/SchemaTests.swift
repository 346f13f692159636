import PushPayload
import RouteReport
import Testing

@testable import PushrouteCommand

struct SchemaTests {
  @Test(arguments: SchemaName.allCases)
  func `a schema prints under its name`(name: SchemaName) throws {
    let run = Run("schema " + name.rawValue)
    #expect(run.errors.isEmpty)
    let root = try JSONDocument(reading: Array(run.output.utf8)).root
    #expect(root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    #expect(root["title"]?.string == name.title)
    #expect(Run("schema").output.contains("  " + name.rawValue + " "))
  }

  @Test func `the schema of payloads knows every key with its version`() throws {
    let text = Run("schema payload").output
    let aps = try JSONDocument(reading: Array(text.utf8)).root["$defs"]?["aps"]?["properties"]
    for key in PayloadKey.aps { #expect(aps?[key.name]?["description"] != nil, "\(key.name)") }
    let level = aps?["interruption-level"]
    #expect(level?["description"]?.string == "How it may interrupt. From iOS 15.")
    #expect(level?["enum"]?.elements?.count == 4)
    #expect(level?["default"]?.string == "active")
  }

  private static let misfits: [(text: String, schema: SchemaName, miss: String)] = [
    (#"{"line":0,"findings":[]}"#, .lintLine, "$.line misses minimum"),
    (#"{"line":1,"findings":[],"more":1}"#, .lintLine, "$: unknown member more"),
    (#"{"line":1}"#, .lintLine, "misses required"),
    (#"{"schemaVersion":1,"statistics":[]}"#, .lintStatistics, "$.schemaVersion misses const"),
    (#"{"schemaVersion":2,"statistics":[{}]}"#, .lintStatistics, "$.statistics[0] misses required"),
  ]

  @Test(arguments: misfits)
  func `what a schema does not describe is noticed`(
    text: String,
    schema: SchemaName,
    miss: String
  ) throws {
    let value = try JSONDocument(reading: Array(text.utf8)).root
    let root = try JSONDocument(reading: Array(Run("schema \(schema.rawValue)").output.utf8)).root
    let error = #expect(throws: SchemaViolation.self) {
      try SchemaViolation.check(value, against: root)
    }
    #expect(error?.description.contains(miss) == true, "\(error?.description ?? "")")
  }

  private static let mistakes: [(call: String, message: String)] = [
    ("schema paylod", "pushroute: there is no schema `paylod`; did you mean payload?"),
    ("schema lint eval", "eval"),
  ]

  @Test(arguments: mistakes)
  func `a mistake names the nearest schema`(call: String, message: String) {
    let run = Run(call)
    #expect(run.code == .failure)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
