import PushTestSupport
import Testing

@testable import PushPayload

struct RepairTests {
  /// The fixes of a text, and the text with them.
  private static func repair(_ text: String) throws -> (fixes: [Fix], text: String?) {
    let bytes = Array(text.utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    let found = Lint.findings(in: bytes, error, kind: .payload) { _ in Findings([]) }
    let mended = String(decoding: Fix.apply(found.fixes, to: bytes), as: UTF8.self)
    return (found.fixes, found.fixes.isEmpty ? nil : mended)
  }

  private static let slips: KeyValuePairs<String, String> = [
    #"{"a":1,}"#: #"{"a":1}"#,
    "[1,\n]": "[1\n]",
    #"{"a":[1,],"b":{"c":2 , },}"#: #"{"a":[1],"b":{"c":2  }}"#,
    #"{"a":"x,}",}"#: #"{"a":"x,}"}"#,
    "{'a':'b'}": #"{"a":"b"}"#,
    #"{'a':'say "hi"'}"#: #"{"a":"say \"hi\""}"#,
    #"{'a':'it\'s \n \"ok\" \u00e9'}"#: #"{"a":"it's \n \"ok\" \u00e9"}"#,
    #"{'a':"it's “so”"}"#: #"{"a":"it's “so”"}"#,
    "{“aps”:{“alert”:“Hi ‘you’”}}": #"{"aps":{"alert":"Hi ‘you’"}}"#,
    "{‘a’:„b“}": #"{"a":"b"}"#,
    "{\"a\":1\n\"b\":2}": "{\"a\":1,\n\"b\":2}",
    #"{"a":"x" "b":2}"#: #"{"a":"x", "b":2}"#,
    "[\"a\"\n\"b\",\n]": "[\"a\",\n\"b\"\n]",
    "{'a':1 \"b\": [‘c’,],\n}": "{\"a\":1, \"b\": [\"c\"]\n}",
    "\u{FEFF}{'a':1,}": "\u{FEFF}{\"a\":1}",
    "{a:True, b-c: None,}": "{\"a\":true, \"b-c\": null}",
    #"{"aps":{"alert":"x","badge":1,}\#n"k":2}"#: #"{"aps":{"alert":"x","badge":1},\#n"k":2}"#,
  ]

  @Test(arguments: slips)
  func `a slip is mended and nothing else`(text: String, mended: String) throws {
    let found = try Self.repair(text)
    #expect(found.text == mended)
    _ = try JSONDocument(reading: Array((found.text ?? "").utf8))
  }

  private static let doubtful: [String] = [
    #"["a" "b"]"#, "[1 2]", #"["say ""hi"" now"]"#, #"{"a":"say ""hi":1}"#,
    #"{"a":"b","c":'it's'}"#,
    "{'a':'b", "{'a':'b\nc'}", "[1,#fff]", "{\"a\":1 /* x", "[1/*x*/2]", #"["a" 'b']"#,
    "{“a”:“b”c”}", "{'a':Yes,}", "[1,] x", "{\"a\":1,", "['\\q',]", "['\\",
  ]

  @Test(arguments: doubtful)
  func `whatever is in doubt is left alone`(text: String) throws {
    #expect(try Self.repair(text).text == nil)
  }

  private static let comments: [String] = [
    "{\"a\":1, // one\n}", "// push\n{\"a\":1,}", "{} // end", "{/* one */\"a\":/**/1}",
    "# push\n{}",
    "{\"a\":1, # one\n\"b\":2}", "{\"a\":1 // one\n \"b\":2}", "{'a':1 /* x */, \"b\":[2,]}",
  ]

  @Test(arguments: comments)
  func `a comment is never deleted`(text: String) throws {
    #expect(try Self.repair(text).fixes.isEmpty)
  }

  private static let remarks: KeyValuePairs<String, String> = [
    "[1,]": "Apple's own reader lets a trailing comma pass on the simulator",
    "[1 // x\n]": "a note has to stand outside",
    "['a']": "JavaScript and Python",
    "[“a”]": "word processors",
    "[1 2]": "the comma belongs behind",
  ]

  @Test(arguments: remarks)
  func `every slip has its remark`(text: String, remark: String) throws {
    #expect(LenientText(Array(text.utf8)).slips.first?.kind.remark.hasPrefix(remark) == true)
  }

  private static let notations: KeyValuePairs<String, String?> = [
    "{ aps = { alert = \"A b\"; badge = 2; title = 3; }; \"k\" = ( 1, x y ); }":
      #"{"aps":{"alert":"A b","badge":2,"title":"3"},"k":[1,"x y"]}"#,
    "[AnyHashable(\"k\"): a, b, AnyHashable(\"aps\"): {\n \"content-available\" = 1;\n}]":
      #"{"k":"a, b","aps":{"content-available":1}}"#,
    "[\"aps\": [\"alert\": \"Hi \\(n)\", \"badge\": count, \"sound\": nil], \"ids\": [1, 2,], \"x\": [:]]":
      #"{"aps":{"alert":"Hi {{}}","badge":"{{}}","sound":null},"ids":[1,2],"x":{}}"#,
    "@{@\"aps\": @{@\"alert\": @\"Hi\", @\"badge\": @1}}": #"{"aps":{"alert":"Hi","badge":1}}"#,
    "['aps' => ['alert' => 'it\\'s', 'badge' => 1]]": #"{"aps":{"alert":"it's","badge":1}}"#,
    #"{\"aps\":{\"alert\":\"a\\\"b\"}}"#: #"{"aps":{"alert":"a\"b"}}"#,
    "{'aps': {'alert': 'x', 'mutable-content': True}}":
      #"{"aps":{"alert":"x","mutable-content":true}}"#,
    "{\"aps\":{\"alert\":\"a\", ...}, …, \"b\": ..., \"c\": [1, ...] ...}":
      #"{"aps":{"alert":"a"},"b":"{{}}","c":[1]}"#,
    "{\"aps\":{\"alert\":[1": #"{"aps":{"alert":[1]}}"#, "{\"aps\":{}}} }": #"{"aps":{}}"#,
    "{ aps: { alert?: string; } }": nil, "f(aps: 1)": nil, "{\"aps\":{\"alert\" \"x\"}}": nil,
  ]

  @Test(arguments: notations)
  func `what programs write is read as JSON`(text: String, json: String?) {
    #expect(LenientText(Array(text.utf8)).document?.root.compactText == json)
  }

  @Test(arguments: ["", "[Yes]", "{]", "[01]", "[\"\\q\"]", "\u{FEFF}"])
  func `other slips are not known`(text: String) throws {
    #expect(LenientText(Array(text.utf8)).slips.isEmpty)
  }

  @Test func `each place has a fix that says what it does`() throws {
    let titles = try Self.repair("{'a':1, 'b':[1,],\n}").fixes.map(\.title)
    let quotes = "write straight double quotes"
    #expect(titles == [quotes, quotes, "remove the comma", "remove the comma"])
  }

  @Test func `bytes that are not UTF-8 and long texts are no trouble`() throws {
    for bytes in [[0x5B, 0x27, 0xFF], [0x5B, 0x27, 0xE2, 0x80], [0x5B, 0x27, 0xFF, 0x27, 0x5D]] {
      let bytes = bytes.map { UInt8($0) }
      #expect(LenientText(bytes).document == nil)
    }
    let long = try Self.repair("[" + String(repeating: "1,", count: 40_000) + "]")
    #expect(long.text == nil)
  }

  @Test func `random slips lead to JSON or to no fix`() throws {
    var random = SeededRandom(seed: 20_240_611)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "'b'", "“c”", "1", " ", "\n", "// x\n", "/*y*/",
      "# z\n",
      "‘", "\"", "'", "”", "\\", "é",
    ]
    for _ in 0..<Sweep.count(20_000) {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(("[" + text + "]").utf8)
      do {
        _ = try JSONDocument(reading: bytes)
      } catch {
        let fixes = Lint.findings(in: bytes, error, kind: .payload) { _ in Findings([]) }.fixes
        guard !fixes.isEmpty else { continue }
        let mended = Fix.apply(fixes, to: bytes)
        #expect((try? JSONDocument(reading: mended)) != nil, "\(text)")
      }
    }
  }
}
