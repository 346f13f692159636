import PushTestSupport
import Testing

@testable import PushPayload

struct RepairTests {
  private static func repair(_ text: String) throws -> (repair: JSONRepair?, text: String?) {
    let bytes = Array(text.utf8)
    let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    let repair = JSONRepair(error, in: bytes)
    let mended = repair?.fix.map { String(decoding: Fix.apply([$0], to: bytes), as: UTF8.self) }
    return (repair, mended)
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
    "{“a”:“b”c”}", "{'a':True,}", "[1,] x", "{\"a\":1,", "['\\q',]", "['\\",
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
    #expect(try Self.repair(text).repair?.fix == nil)
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
    #expect(try Self.repair(text).repair?.message.hasPrefix(remark) == true)
  }

  @Test(arguments: ["", "[True]", "[1", "{]", "[01]", "[\"\\q\"]", "\u{FEFF}"])
  func `other slips are not known`(text: String) throws {
    #expect(try Self.repair(text).repair == nil)
  }

  @Test func `the title says what is done`() throws {
    let title = try Self.repair("{'a':1, 'b':[1,],\n}").repair?.fix?.title
    #expect(title == "remove 2 commas, write straight double quotes for 2 strings")
  }

  @Test func `bytes that are not UTF-8 and long texts are no trouble`() throws {
    for bytes in [[0x5B, 0x27, 0xFF], [0x5B, 0x27, 0xE2, 0x80], [0x5B, 0x27, 0xFF, 0x27, 0x5D]] {
      let bytes = bytes.map { UInt8($0) }
      let error = try #require(throws: JSONError.self) { try JSONDocument(reading: bytes) }
      #expect(JSONRepair(error, in: bytes)?.fix == nil)
    }
    let long = try Self.repair("[" + String(repeating: "1,", count: 40_000) + "]")
    #expect(long.repair?.message.isEmpty == false && long.text == nil)
  }

  @Test func `random slips lead to JSON or to no fix`() throws {
    var random = SeededRandom(seed: 20_240_611)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"a\"", "'b'", "“c”", "1", " ", "\n", "// x\n", "/*y*/",
      "# z\n",
      "‘", "\"", "'", "”", "\\", "é",
    ]
    for _ in 0..<20_000 {
      let count = Int.random(in: 1...14, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(("[" + text + "]").utf8)
      do {
        _ = try JSONDocument(reading: bytes)
      } catch {
        guard let fix = JSONRepair(error, in: bytes)?.fix else { continue }
        let mended = Fix.apply([fix], to: bytes)
        #expect((try? JSONDocument(reading: mended)) != nil, "\(text)")
      }
    }
  }
}
