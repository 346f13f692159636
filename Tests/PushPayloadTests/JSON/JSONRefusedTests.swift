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

  private static let brokenArrayLiteral: [(text: String, column: Int)] = [
    (text: "[1 true]", column: 4), (text: "[a]", column: 2), (text: "[\"\": 1]", column: 4),
    (text: "[\"\"],", column: 5), (text: "[,1]", column: 2), (text: "[1,,2]", column: 4),
    (text: "[\"x\",,]", column: 6), (text: "[\"x\"]]", column: 6), (text: "[\"\",]", column: 4),
    (text: "[\"x\"", column: 5), (text: "[x", column: 2), (text: "[3[4]]", column: 3),
    (text: "[1:2]", column: 3), (text: "[,]", column: 2), (text: "[-]", column: 3),
    (text: "[   , \"\"]", column: 5), (text: "[1,]", column: 3), (text: "[1,,]", column: 4),
    (text: "[\"a", column: 4), (text: "[*]", column: 2), (text: "[1", column: 3),
    (text: "[1,", column: 4), (text: "[{}", column: 4), (text: "[", column: 2),
    (text: "]", column: 1), (text: "[]]", column: 3), (text: "[1}", column: 3),
    (text: "[1] x", column: 5), (text: "[1]#", column: 4), (text: "[][]", column: 3),
    (text: "<.>", column: 1), (text: "[<null>]", column: 2), (text: "abc", column: 1),
    (text: "[fals]", column: 2), (text: "[nul]", column: 2), (text: "[tru]", column: 2),
    (text: "[True]", column: 2), (text: "[truex]", column: 2), (text: "[null1]", column: 2),
    (text: "aå", column: 1), (text: "å", column: 1), (text: "[å]", column: 2),
    (text: "[\u{2060}]", column: 2), (text: "\u{2060}", column: 1), (text: "[\u{C}]", column: 2),
    (text: "[\u{A0}1]", column: 2), (text: "[1\u{0}]", column: 3), (text: "/**/", column: 1),
    (text: "1]", column: 2), (text: "*", column: 1), (text: "[1]//", column: 4),
  ]

  @Test(arguments: brokenArrayLiteral)
  func `a broken array or literal is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenObjects: [(text: String, column: Int)] = [
    (text: "{\"x\", null}", column: 5), (text: "{\"x\"::\"b\"}", column: 6),
    (text: "{🇨🇭}", column: 2), (text: "{\"a\":\"a\" 123}", column: 10),
    (text: "{key: 'value'}", column: 2), (text: "{\"a\" b}", column: 6),
    (text: "{:\"b\"}", column: 2),
    (text: "{\"a\"}", column: 5), (text: "{\"a\":", column: 6), (text: "{\"a\"", column: 5),
    (text: "{1:1}", column: 2), (text: "{9999E9999:1}", column: 2),
    (text: "{null:null}", column: 2),
    (text: "{\"id\":0,,,,,}", column: 9), (text: "{'a':0}", column: 2),
    (text: "{\"id\":0,}", column: 8), (text: "{\"a\":\"b\"}/**/", column: 10),
    (text: "{\"a\":\"b\"}/**//", column: 10), (text: "{\"a\":\"b\"}//", column: 10),
    (text: "{\"a\":\"b\"}/", column: 10), (text: "{\"a\":\"b\",,\"c\":\"d\"}", column: 10),
    (text: "{a: \"b\"}", column: 2), (text: "{\"a\":\"a", column: 8),
    (text: "{ \"foo\" : \"bar\", \"a\" }", column: 22), (text: "{\"a\":\"b\"}#", column: 10),
    (text: "{", column: 2), (text: "}", column: 1), (text: "{]", column: 2),
    (text: "{,", column: 2),
    (text: "{[", column: 2), (text: "{\"a", column: 4), (text: "{'a'", column: 2),
    (text: "{\"a\":1]", column: 7), (text: "{\"a\"=1}", column: 5),
    (text: "{\"a\":1;\"b\":2}", column: 7),
    (text: "{\"a\":1 \"b\":2}", column: 8), (text: "{\"a\":/*c*/\"b\"}", column: 6),
    (text: "{\"a\": true} \"x\"", column: 13), (text: "{\"a\":,}", column: 6),
    (text: "{\"a\":}", column: 6), (text: "{\"a\":1,b:2}", column: 8), (text: "{,}", column: 2),
    (text: "{\"a\":\"b\"}}", column: 10), (text: "{\"a\":1,", column: 8), (text: "{{}}", column: 2),
    (text: "{“a”:1}", column: 2), (text: "{\"a\":‘b’}", column: 6),
    (text: "{\"a\":1\\}", column: 7),
  ]

  @Test(arguments: brokenObjects)
  func `a broken object is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenNumbers: [(text: String, column: Int)] = [
    (text: "01", column: 1), (text: "-01", column: 2), (text: "-012", column: 2),
    (text: "012", column: 1), (text: "00", column: 1), (text: "+1", column: 1),
    (text: "++1234", column: 1), (text: "+Inf", column: 1), (text: "-", column: 2),
    (text: "--2.", column: 2), (text: "-1.0.", column: 5), (text: "-2.", column: 4),
    (text: "-NaN", column: 2), (text: "-Infinity", column: 2), (text: "- 1", column: 2),
    (text: "-foo", column: 2), (text: ".-1", column: 1), (text: ".5", column: 1),
    (text: ".2e-3", column: 1), (text: "0.1.2", column: 4), (text: "0.3e+", column: 6),
    (text: "0.3e", column: 5), (text: "0.e1", column: 3), (text: "0E+", column: 4),
    (text: "0E", column: 3), (text: "0e", column: 3), (text: "0e+", column: 4),
    (text: "1.", column: 3), (text: "1.0e+", column: 6), (text: "1.0e-", column: 6),
    (text: "1.0e", column: 5), (text: "1 000.0", column: 3), (text: "1eE2", column: 3),
    (text: "2.e3", column: 3), (text: "2.e+3", column: 3), (text: "9.e+", column: 3),
    (text: "Inf", column: 1), (text: "NaN", column: 1), (text: "Infinity", column: 1),
    (text: "１", column: 1), (text: "1+2", column: 2), (text: "0x1", column: 1),
    (text: "0X42", column: 1), (text: "-0x1", column: 2), (text: "1ea", column: 3),
    (text: "1.2a-3", column: 4), (text: "1_000", column: 2), (text: "1,5", column: 2),
    (text: "1.8011670033376514H-308", column: 19), (text: "-.5", column: 2),
    (text: "1e1.5", column: 4),
  ]

  @Test(arguments: brokenNumbers)
  func `a broken number is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  private static let brokenStrings: [(text: String, column: Int)] = [
    (text: #""\"#, column: 3), (text: #""\x00""#, column: 3), (text: #""\\\""#, column: 6),
    (text: #""\🌀""#, column: 3), (text: #""\a""#, column: 3), (text: #""\u00A""#, column: 7),
    (text: #""\uD834\uDd""#, column: 12), (text: #""\uD800\u""#, column: 10),
    (text: #""\uD800\u1""#, column: 11), (text: #""\uD800\u1x""#, column: 11),
    (text: #""\u""#, column: 4), (text: #""\uqqqq""#, column: 4), (text: #""\U0041""#, column: 3),
    (text: #""\u{41}""#, column: 4), (text: #""\'""#, column: 3), (text: #""\0""#, column: 3),
    (text: #"\n"#, column: 1), (text: "\"", column: 2), (text: "'single'", column: 1),
    (text: "abc\"", column: 1), (text: "\"a\u{0}a\"", column: 3), (text: "\"\t\"", column: 2),
    (text: "\"new\nline\"", column: 5), (text: "\"new\rline\"", column: 5),
    (text: "\"\u{1F}\"", column: 2), (text: "\"x\"x", column: 4), (text: "\"\"\"", column: 3),
    (text: "“x”", column: 1), (text: #"["\u00"#, column: 7), (text: #"["\"#, column: 4),
  ]

  @Test(arguments: brokenStrings)
  func `a broken string is refused`(text: String, column: Int) {
    #expect(self.column(of: text) == column)
  }

  @Test
  func `every control character is refused in a string`() {
    for byte in UInt8(0)..<0x20 {
      #expect(throws: JSONError.self) { try JSONDocument(reading: [0x22, byte, 0x22]) }
    }
  }

  @Test
  func `every cut of a payload is refused`() throws {
    let text = #"{"aps":{"alert":{"title":"\u0041 é"},"badge":1e0,"x":[true,null,-0.5]}}"#
    let bytes = Array(text.utf8)
    _ = try JSONDocument(reading: bytes)
    for count in bytes.indices {
      #expect(throws: JSONError.self) { try JSONDocument(reading: Array(bytes[..<count])) }
    }
  }
}
