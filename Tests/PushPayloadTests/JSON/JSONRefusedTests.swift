import PushPayload
import Testing

struct JSONRefusedTests {
  private func column(of text: String) -> Int? {
    do throws(JSONError) {
      _ = try JSONDocument(reading: Array(text.utf8))
      return nil
    } catch {
      #expect(error.code == "json-syntax")
      #expect(error.position.line == 1)
      return error.position.column
    }
  }

  private static let brokenArrayLiteral: KeyValuePairs<String, Int> = [
    "[1 true]": 4, "[a]": 2, "[\"\": 1]": 4,
    "[\"\"],": 5, "[,1]": 2, "[1,,2]": 4,
    "[\"x\",,]": 6, "[\"x\"]]": 6, "[\"\",]": 4,
    "[\"x\"": 5, "[x": 2, "[3[4]]": 3,
    "[1:2]": 3, "[,]": 2, "[-]": 3,
    "[   , \"\"]": 5, "[1,]": 3, "[1,,]": 4,
    "[\"a": 4, "[*]": 2, "[1": 3,
    "[1,": 4, "[{}": 4, "[": 2,
    "]": 1, "[]]": 3, "[1}": 3,
    "[1] x": 5, "[1]#": 4, "[][]": 3,
    "<.>": 1, "[<null>]": 2, "abc": 1,
    "[fals]": 2, "[nul]": 2, "[tru]": 2,
    "[True]": 2, "[truex]": 2, "[null1]": 2,
    "aå": 1, "å": 1, "[å]": 2,
    "[\u{2060}]": 2, "\u{2060}": 1, "[\u{C}]": 2,
    "[\u{A0}1]": 2, "[1\u{0}]": 3, "/**/": 1,
    "1]": 2, "*": 1, "[1]//": 4,
  ]

  @Test(arguments: brokenArrayLiteral)
  func `a broken array or literal is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenObjects: KeyValuePairs<String, Int> = [
    "{\"x\", null}": 5, "{\"x\"::\"b\"}": 6,
    "{🇨🇭}": 2, "{\"a\":\"a\" 123}": 10,
    "{key: 'value'}": 2, "{\"a\" b}": 6,
    "{:\"b\"}": 2,
    "{\"a\"}": 5, "{\"a\":": 6, "{\"a\"": 5,
    "{1:1}": 2, "{9999E9999:1}": 2,
    "{null:null}": 2,
    "{\"id\":0,,,,,}": 9, "{'a':0}": 2,
    "{\"id\":0,}": 8, "{\"a\":\"b\"}/**/": 10,
    "{\"a\":\"b\"}/**//": 10, "{\"a\":\"b\"}//": 10,
    "{\"a\":\"b\"}/": 10, "{\"a\":\"b\",,\"c\":\"d\"}": 10,
    "{a: \"b\"}": 2, "{\"a\":\"a": 8,
    "{ \"foo\" : \"bar\", \"a\" }": 22, "{\"a\":\"b\"}#": 10,
    "{": 2, "}": 1, "{]": 2,
    "{,": 2,
    "{[": 2, "{\"a": 4, "{'a'": 2,
    "{\"a\":1]": 7, "{\"a\"=1}": 5,
    "{\"a\":1;\"b\":2}": 7,
    "{\"a\":1 \"b\":2}": 8, "{\"a\":/*c*/\"b\"}": 6,
    "{\"a\": true} \"x\"": 13, "{\"a\":,}": 6,
    "{\"a\":}": 6, "{\"a\":1,b:2}": 8, "{,}": 2,
    "{\"a\":\"b\"}}": 10, "{\"a\":1,": 8, "{{}}": 2,
    "{“a”:1}": 2, "{\"a\":‘b’}": 6,
    "{\"a\":1\\}": 7,
  ]

  @Test(arguments: brokenObjects)
  func `a broken object is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenNumbers: KeyValuePairs<String, Int> = [
    "01": 1, "-01": 2, "-012": 2,
    "012": 1, "00": 1, "+1": 1,
    "++1234": 1, "+Inf": 1, "-": 2,
    "--2.": 2, "-1.0.": 5, "-2.": 4,
    "-NaN": 2, "-Infinity": 2, "- 1": 2,
    "-foo": 2, ".-1": 1, ".5": 1,
    ".2e-3": 1, "0.1.2": 4, "0.3e+": 6,
    "0.3e": 5, "0.e1": 3, "0E+": 4,
    "0E": 3, "0e": 3, "0e+": 4,
    "1.": 3, "1.0e+": 6, "1.0e-": 6,
    "1.0e": 5, "1 000.0": 3, "1eE2": 3,
    "2.e3": 3, "2.e+3": 3, "9.e+": 3,
    "Inf": 1, "NaN": 1, "Infinity": 1,
    "１": 1, "1+2": 2, "0x1": 1,
    "0X42": 1, "-0x1": 2, "1ea": 3,
    "1.2a-3": 4, "1_000": 2, "1,5": 2,
    "1.8011670033376514H-308": 19, "-.5": 2,
    "1e1.5": 4,
  ]

  @Test(arguments: brokenNumbers)
  func `a broken number is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenStrings: KeyValuePairs<String, Int> = [
    #""\"#: 3, #""\x00""#: 3, #""\\\""#: 6,
    #""\🌀""#: 3, #""\a""#: 3, #""\u00A""#: 7,
    #""\uD834\uDd""#: 12, #""\uD800\u""#: 10,
    #""\uD800\u1""#: 11, #""\uD800\u1x""#: 11,
    #""\u""#: 4, #""\uqqqq""#: 4, #""\U0041""#: 3,
    #""\u{41}""#: 4, #""\'""#: 3, #""\0""#: 3,
    #"\n"#: 1, "\"": 2, "'single'": 1,
    "abc\"": 1, "\"a\u{0}a\"": 3, "\"\t\"": 2,
    "\"new\nline\"": 5, "\"new\rline\"": 5,
    "\"\u{1F}\"": 2, "\"x\"x": 4, "\"\"\"": 3,
    "“x”": 1, #"["\u00"#: 7, #"["\"#: 4,
  ]

  @Test(arguments: brokenStrings)
  func `a broken string is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  @Test func `every control character is refused in a string`() {
    for byte in UInt8(0)..<0x20 {
      #expect(throws: JSONError.self) { try JSONDocument(reading: [0x22, byte, 0x22]) }
    }
  }

  @Test func `every cut of a payload is refused`() throws {
    let text = #"{"aps":{"alert":{"title":"\u0041 é"},"badge":1e0,"x":[true,null,-0.5]}}"#
    let bytes = Array(text.utf8)
    _ = try JSONDocument(reading: bytes)
    for count in bytes.indices {
      #expect(throws: JSONError.self) { try JSONDocument(reading: Array(bytes[..<count])) }
    }
  }
}
