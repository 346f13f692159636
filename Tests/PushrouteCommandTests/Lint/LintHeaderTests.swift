import PushRules
import Questions
import RouteReport
import Testing

@testable import PushPayload
@testable import PushrouteCommand

struct LintHeaderTests {
  private static let lines = "POST /3/device/00 HTTP/2\nAPNs-Priority:  7 \r\n\r\napns-topic:a.b\n"

  private static let keptHeaders: [(text: String, values: [String], places: [String])] = [
    (text: lines, values: ["apns-priority: 7", "apns-topic: a.b"], places: ["2:17", "4:12"]),
    (
      text: #"{"Apns-Priority":5,"apns-topic":"a.b","x":[1]}"#,
      values: ["apns-priority: 5", "apns-topic: a.b", "x: [1]"],
      places: ["1:18", "1:33", "1:43"]
    ),
  ]

  @Test(arguments: keptHeaders)
  func `headers keep their values and places`(
    text: String,
    values: [String],
    places: [String]
  ) throws {
    let headers = try #require(try headers(text))
    let list = headers.headers
    #expect(list.map { $0.name + ": " + $0.value } == values)
    let found = try list.map { header in
      let range = try #require(header.range)
      return SourceText("headers.txt", Array(text.utf8)).region(of: range).start.description
    }
    #expect(found == places)
  }

  @Test(arguments: [
    "lint p --push-type missing": "content-available-push-type",
    "lint p --push-type background": "", "lint r.http": "header-unknown",
    "lint e.json": "header-unknown",
  ])
  func `a push type that is missing is no value, and a misspelt header is one everywhere`(
    call: String,
    code: String
  ) {
    let payload = #"{"aps":{"content-available":1}}"#
    let run = Run(
      call,
      in: MemoryWorld(files: [
        "p": payload, "r.http": "POST https://h/3/device/a\napns-prority: 5\n\n\(payload)",
        "e.json": #"{"headers":{"apns-prority":"5"},"payload":\#(payload)}"#,
      ])
    )
    #expect(run.output.contains("[\(code)]") == !code.isEmpty, "\(run.output)")
    #expect(!run.output.contains("push-type-value"), "\(run.output)")
  }

  @Test
  func `flags add to the file and have no place`() throws {
    let headers = try #require(
      try headers("apns-topic: a", "--topic", "a", "--push-type", "x", "--set", "collapse-id=c")
    )
    #expect(headers.headers.map(\.name) == ["apns-topic", "apns-push-type", "apns-collapse-id"])
    #expect(headers["apns-push-type"]?.range == nil)
  }

  @Test
  func `no header is no list`() throws {
    #expect(try headers(nil) == nil)
  }

  @Test
  func `a finding about a header of a file has no line, but the place in that file`() throws {
    let payload = Array(#"{"aps":{}}"#.utf8)
    let headers = try #require(try headers("apns-priority: 7"))
    let header = try #require(headers["apns-priority"])
    let finding = Finding(
      "content-available-type",
      .warning,
      "found 7",
      header: header
    )
    let text = SourceText("headers.txt", Array("apns-priority: 7".utf8))
    let report = LintReport([FileFindings("x.json", payload, [finding], headers: text)])
    #expect(
      report.text() == """
        x.json: warning: found 7 [content-available-type]
          at headers.txt:1:16
          | apns-priority: 7
          |                ^
        1 file: 1 warning

        """
    )
    #expect(report.json.text.contains("\"line\": null"))
    #expect(report.json.text.contains("\"source\": \"headers.txt\",\n            \"line\": 1,"))
    #expect(report.github.contains("file=x.json,title="))
    #expect(report.sarif(version: "1").text.contains("\"relatedLocations\": ["))
  }

  @Test
  func `a file of headers that cannot be read ends with 2`() {
    var world = MemoryWorld.usual
    world.files["h.txt"] = "apns-priority"
    let run = Run("lint alert.json --headers h.txt", in: world)
    #expect(run.errors.hasPrefix("h.txt:1:1: error: found a line without a colon"))
    #expect(run.code == .failure)
  }

  private func headers(_ text: String?, _ flags: String...) throws -> RequestHeaderList? {
    let arguments = try ParsedArguments(flags, for: .lint)
    guard let text else { return try RequestHeaderList(arguments, nil) }
    return try RequestHeaderList(arguments, RequestHeaderList(file(text)))
  }

  private func file(_ text: String) throws -> InputFile {
    var world = MemoryWorld()
    world.files["headers.txt"] = text
    return try InputFile("headers.txt", in: Console(world))
  }
}
