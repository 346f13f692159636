import Testing

@testable import PushPayload

/// Payloads that are JSON in strings, with the places of the file.
struct NestedJSONTests {
  private static let texts: KeyValuePairs<String, [String]> = [
    #"{"x":"{\"aps\":{\"badge\":\"3\"}}"}"#: ["1:27 badge-type"],
    "{\n \"x\": \"\\u007b\\n \\\"aps\\\": {\\\"badge\\\": \\\"3\\\"}}\"}": ["2:38 badge-type"],
    #"{"x":"{\"y\":\"{\\\"aps\\\":{\\\"badge\\\":true}}\"}"}"#: ["1:44 badge-type"],
    #"{"x":"{\"é\":\"\ud83c\udf55\",\"aps\":{\"badge\":[]}}"}"#: ["1:50 badge-type"],
  ]

  @Test(arguments: texts)
  func `findings in a string have the places of the text`(text: String, places: [String]) throws {
    #expect(try LintRun(text).places == places)
  }

  @Test func `nothing in a string is mended`() throws {
    let text =
      #"{"x":"{\"aps\":{\"alert\":\"A\",\"mutable-content\":true,\"contentAvailable\":1}}"}"#
    let run = try LintRun(text)
    #expect(run.codes.contains("unknown-aps-key"))
    #expect(run.mended == text)
  }

  @Test(arguments: [
    #"{"x":"aps"}"#, #"{"x":"{aps}"}"#, #"{"x":"[{\"aps\":{}}]"}"#, #"{"x":" {\"aps\":{}} y"}"#,
  ])
  func `other strings stay strings`(text: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(NestedJSON(document).root == document.root)
  }

  @Test func `a provider that takes text refuses an object`() throws {
    let text = #"{"default":"A","APNS":{"aps":{"alert":"A","badge":"1"}}}"#
    #expect(try LintRun(text).places == ["1:23 provider-text", "1:51 badge-type"])
  }
}
