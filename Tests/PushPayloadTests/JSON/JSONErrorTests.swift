import PushPayload
import Testing

struct JSONErrorTests {
  private static let slips: KeyValuePairs<String, String> = [
    "{\"a\":1,}": "found a comma after the last member, expected no comma before `}`",
    "[1,]": "found a comma after the last element, expected no comma before `]`",
    "{'a':1}": "found a single quote, expected the double quote `\"`",
    "{“a”:1}": "found the curly quote `“`, expected the straight quote `\"`",
    "[1 // one\n]": "found a comment, expected none, for JSON has no comments",
    "# push\n{}": "found a comment, expected none, for JSON has no comments",
    "{\"a\":1 \"b\":2}": "found two members without a comma between them, expected one here",
    "[1 2]": "found two elements without a comma between them, expected one here",
    "[1 -2]": "found two elements without a comma between them, expected one here",
    "[[]\n{}]": "found two elements without a comma between them, expected one here",
    "{aps:{}}": "found `aps`, expected a key in double quotes",
    "{\"a\":1,b:2}": "found `b`, expected a key in double quotes",
    "{\"a\":True}": "found `True`, expected `true`",
    "[NO]": "found `NO`, expected `false`",
    "[tru]": "found `tru`, expected `true`",
    "[nulll]": "found `nulll`, expected `null`",
    "[None]": "found `None`, expected `null`",
    "[undefined]": "found `undefined`, expected `null`",
    "[NaN]": "found `NaN`, expected a number, for JSON cannot write this one",
    "[hello]": "found `hello`, expected a value, such as a string in double quotes",
    "{} x": "found `x`, expected nothing after the JSON value",
    "{\"a\" 1}": "found `1`, expected a colon after the key",
    "{\"a\":1a}": "found `a`, expected a comma or `}`",
    "{;": "found `;`, expected a key in double quotes or `}`",
    "[1/2]": "found `/`, expected a comma or `]`",
    "{\"a\":": "found the end of the file, expected a value",
    "{\"a\":[\n 1": "found the end of the file, expected `]` to close the array that begins at 1:6",
    "{\"a\":{}": "found the end of the file, expected `}` to close the object that begins at 1:1",
  ]

  @Test(arguments: slips)
  func `a slip of structure is named`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: Array(text.utf8)) }
    #expect(error?.message == message)
  }

  private static let slipsInValues: KeyValuePairs<String, String> = [
    "\n\"ab": "found the end of the file, expected `\"` to close the string that begins at 2:1",
    "\"a\nb\"": "found a line break in a string, expected `\\n` or a closing `\"`",
    "\"\t\"": "found a tab character in a string, expected `\\t`",
    "\"\u{1B}\"": "found the control character `\\u{1b}` in a string, expected `\\u001b`",
    #""\q""#: "found `q` after a backslash, "
      + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`",
    #""\"#: "found the end of the file after a backslash, "
      + "expected one of `\"`, `\\`, `/`, `b`, `f`, `n`, `r`, `t` and `u`",
    #""\u00g0""#: "found `g` after `\\u`, expected four hexadecimal digits",
    "[+1]": "found a plus sign before a number, expected the number without it",
    "[.5]": "found a number that begins with a point, expected a digit before it",
    "[01]": "found a number that begins with 0, expected no digit behind that 0",
    "[0x1F]": "found a hexadecimal number, expected a decimal one",
    "[-]": "found no digit after the minus sign of a number, expected at least one",
    "[1.]": "found no digit after the point of a number, expected at least one",
    "[1e]": "found no digit after the exponent sign of a number, expected at least one",
  ]

  @Test(arguments: slipsInValues)
  func `a slip in a string or number is named`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: Array(text.utf8)) }
    #expect(error?.message == message)
  }

  @Test func `bytes that are not UTF-8 are refused wherever they stand`() {
    for text in [[0xFF], [0x5B, 0xFF], [0x7B, 0xFF], [0x22, 0x5C, 0xFF]] as [[UInt8]] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: text) }
      #expect(error?.offset == text.count - 1)
      #expect(error?.message.hasPrefix("found the byte 0xff") == true)
    }
  }

  @Test func `a message shows no invisible character and no endless word`() {
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
