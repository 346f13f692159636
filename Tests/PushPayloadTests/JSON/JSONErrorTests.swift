import PushPayload
import Testing

struct JSONErrorTests {
  private static let slips: [(text: String, message: String)] = [
    (
      text: "{\"a\":1,}",
      message: "found a comma after the last member, expected no comma before `}`"
    ),
    (text: "[1,]", message: "found a comma after the last element, expected no comma before `]`"),
    (text: "{'a':1}", message: "found a single quote, expected the double quote `\"`"),
    (text: "{“a”:1}", message: "found the curly quote `“`, expected the straight quote `\"`"),
    (text: "[1 // one\n]", message: "found a comment, expected none, for JSON has no comments"),
    (text: "# push\n{}", message: "found a comment, expected none, for JSON has no comments"),
    (
      text: "{\"a\":1 \"b\":2}",
      message: "found two members without a comma between them, expected one here"
    ),
    (
      text: "[1 2]",
      message: "found two elements without a comma between them, expected one here"
    ),
    (
      text: "[1 -2]",
      message: "found two elements without a comma between them, expected one here"
    ),
    (
      text: "[[]\n{}]",
      message: "found two elements without a comma between them, expected one here"
    ),
    (text: "{aps:{}}", message: "found `aps`, expected a key in double quotes"),
    (text: "{\"a\":1,b:2}", message: "found `b`, expected a key in double quotes"),
    (text: "{\"a\":True}", message: "found `True`, expected `true`"),
    (text: "[NO]", message: "found `NO`, expected `false`"),
    (text: "[tru]", message: "found `tru`, expected `true`"),
    (text: "[nulll]", message: "found `nulll`, expected `null`"),
    (text: "[None]", message: "found `None`, expected `null`"),
    (text: "[undefined]", message: "found `undefined`, expected `null`"),
    (text: "[NaN]", message: "found `NaN`, expected a number, for JSON cannot write this one"),
    (
      text: "[hello]", message: "found `hello`, expected a value, such as a string in double quotes"
    ),
    (text: "{} x", message: "found `x`, expected nothing after the JSON value"),
    (text: "{\"a\" 1}", message: "found `1`, expected a colon after the key"),
    (text: "{\"a\":1a}", message: "found `a`, expected a comma or `}`"),
    (text: "{;", message: "found `;`, expected a key in double quotes or `}`"),
    (text: "[1/2]", message: "found `/`, expected a comma or `]`"),
    (text: "{\"a\":", message: "found the end of the file, expected a value"),
    (
      text: "{\"a\":[\n 1",
      message: "found the end of the file, expected `]` to close the array that begins at 1:6"
    ),
    (
      text: "{\"a\":{}",
      message: "found the end of the file, expected `}` to close the object that begins at 1:1"
    ),
  ]

  @Test(arguments: slips)
  func `a slip of structure is named`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: Array(text.utf8)) }
    #expect(error?.message == message)
  }

  private static let slipsInValues: [(text: String, message: String)] = [
    (
      text: "\n\"ab",
      message: "found the end of the file, expected `\"` to close the string that begins at 2:1"
    ),
    (text: "\"a\nb\"", message: "found a line break in a string, expected `\\n` or a closing `\"`"),
    (text: "\"\t\"", message: "found a tab character in a string, expected `\\t`"),
    (
      text: "\"\u{1B}\"",
      message: "found the control character `\\u{1b}` in a string, expected `\\u001b`"
    ),
    (
      text: #""\q""#,
      message: "found `q` after a backslash, "
        + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`"
    ),
    (
      text: #""\"#,
      message: "found the end of the file after a backslash, "
        + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`"
    ),
    (text: #""\u00g0""#, message: "found `g` after `\\u`, expected four hexadecimal digits"),
    (text: "[+1]", message: "found a plus sign before a number, expected the number without it"),
    (text: "[.5]", message: "found a number that begins with a point, expected a digit before it"),
    (text: "[01]", message: "found a number that begins with 0, expected no digit behind that 0"),
    (text: "[0x1F]", message: "found a hexadecimal number, expected a decimal one"),
    (
      text: "[-]", message: "found no digit after the minus sign of a number, expected at least one"
    ),
    (text: "[1.]", message: "found no digit after the point of a number, expected at least one"),
    (
      text: "[1e]",
      message: "found no digit after the exponent sign of a number, expected at least one"
    ),
  ]

  @Test(arguments: slipsInValues)
  func `a slip in a string or number is named`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: Array(text.utf8)) }
    #expect(error?.message == message)
  }

  @Test
  func `bytes that are not UTF-8 are refused wherever they stand`() {
    for text in [[0xFF], [0x5B, 0xFF], [0x7B, 0xFF], [0x22, 0x5C, 0xFF]] as [[UInt8]] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: text) }
      #expect(error?.offset == text.count - 1)
      #expect(error?.message.hasPrefix("found the byte 0xff") == true)
    }
  }

  @Test
  func `a message shows no invisible character and no endless word`() {
    let word = String(repeating: "x", count: 1000)
    for (text, found) in [
      ("[\u{202E}]", "`\\u{202e}`"), ("[\u{1B}]", "`\\u{1b}`"), ("[\u{A0}]", "`\\u{a0}`"),
      ("[\(word)]", "`\(String(repeating: "x", count: 40))…`"),
    ] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: Array(text.utf8)) }
      #expect(error?.message.hasPrefix("found \(found), expected a value") == true)
    }
  }
}
