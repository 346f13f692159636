import Testing

@testable import PushPayload

struct JSONTextTests {
  private static let values: KeyValuePairs<String, String> = [
    " { \"a\" : [ 1.50 , -0e2 , true , null ] , \"b\" : { } } ":
      #"{"a":[1.50,-0e2,true,null],"b":{}}"#,
    #""\u0041\/\"\\\n\u0001\u00e9""#: #""A/\"\\\n\u0001é""#,
    "[]": "[]",
  ]

  @Test(arguments: values)
  func `a value is written without white space`(text: String, compact: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.root.compactText == compact)
    let again = try JSONDocument(reading: Array(compact.utf8))
    #expect(again.root.compactText == compact)
  }
}
