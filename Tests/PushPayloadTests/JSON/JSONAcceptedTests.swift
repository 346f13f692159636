import PushPayload
import Testing

struct JSONAcceptedTests {
  private static let nestedValues: [String] = [
    "[]", "{}", "[[]]", "[{}]", "{\"a\":{}}", "[[] ]", "[ ]", "{ }", " [1] ", "[1 ]", "[ 1]",
    "\t[1]", "\r\n[1]\r\n", "\n\n[]\n", "[1,2]", "[1 , 2]", "[1,\n2]", "[[[[[]]]]]",
    "[null,true,false]", "[[1],[2,[3]]]", "[{\"a\":1},{\"a\":1}]", "[1,null,null,null,2]",
    "true", "false", "null", "0", "-1", "\"\"", "\" \"", "\"a\"", " 7 ", "[\"a\"]\n",
  ]

  @Test(arguments: nestedValues)
  func `values nest and stand in white space`(text: String) throws {
    _ = try JSONDocument(reading: Array(text.utf8))
  }

  private static let objects: [String] = [
    "{\"\":0}", "{\"a\":\"b\"}", "{\"a\":[]}", "{\"a\":1,\"b\":2}", "{\"a\" : 1 , \"b\" : 2}",
    "{\n\"a\"\n:\n1\n}", "{\"a\":{\"b\":{\"c\":null}}}", "{\"\\u0061\":1}", "{\"a\\u0000b\":1}",
    "{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":1}", "{\"ключ\":1}", "{\"min\":-1.0e+28,\"max\":1.0e+28}",
    "{\"title\":\"\\u041f\\u043e\\u043b\"}", "{\"a\":[{\"b\":[{}]}]}", "{\"🍕\":\"🍕\"}",
  ]

  @Test(arguments: objects)
  func `objects take any string as key`(text: String) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.root.members?.isEmpty == false)
  }

  private static let numbers: KeyValuePairs<String, Double> = [
    "0": 0.0, "-0": 0, "0.0": 0,
    "1": 1, "-1": -1, "10": 10,
    "1.0": 1, "1e0": 1, "1E0": 1,
    "1e+0": 1, "1e-0": 1, "1E+2": 100,
    "0e1": 0, "0e+1": 0, "0.5": 0.5,
    "123.456e78": 123.456e78, "1e-2": 0.01,
    "-123.123": -123.123, "1e007": 1e7,
    "123456789012345678901234567890": 1.2345678901234568e29,
    "-0.000000000000000000000000000000000000000000000000000000000000000000000001": -1e-72,
  ]

  @Test(arguments: numbers)
  func `a number keeps its text and has a value`(text: String, double: Double) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    guard case .number(let number) = document.root.value else {
      Issue.record("not a number")
      return
    }
    #expect(number.text == text)
    #expect(number.double == double)
    #expect(document.root.number == double)
  }

  @Test(arguments: [
    (text: "1e400", double: Double.infinity), (text: "-1e400", double: -.infinity),
    (text: "1e-400", double: 0), (text: "0.4e00669999999999999999999999", double: .infinity),
    (text: "1e-10000000000000000000", double: 0), (text: "123123e100000", double: .infinity),
  ])
  func `a number out of range is accepted`(text: String, double: Double) throws {
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.root.number == double)
  }

  @Test func `a number may have 100 000 digits`() throws {
    let text = String(repeating: "9", count: 100_000)
    let document = try JSONDocument(reading: Array(text.utf8))
    #expect(document.root.number == .infinity)
  }
}
