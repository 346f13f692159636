import AppProfile
import Foundation
import PushTestSupport
import Testing

struct TokenizerTests {
  private static let swift: KeyValuePairs<String, [String]> = [
    "a /* b /* c */ d */ e // f": ["a", "e"],
    #"x = "a \(b + "c \(d)") e" + f"#: ["x", "=", #""a \(b + "c \(d)") e""#, "+", "f"],
    ##"#"a " \(b) "# c"##: [##"#"a " \(b) "#"##, "c"],
    ##"#"\#(a("b")) c"# d"##: [##"#"\#(a("b")) c"#"##, "d"],
    "\"\"\"\n\"a\" }\n\"\"\" b": ["\"\"\"\n\"a\" }\n\"\"\"", "b"],
    "\"open\nb": ["\"open", "b"],
    "a / b / c": ["a", "/", "b", "/", "c"],
    "f(/[\"{]+/, x)": ["f", "(", "/[\"{]+/", ",", "x", ")"],
    "let r = #/a \"/\n/# b": ["let", "r", "=", "#/a \"/", "/", "#", "b"],
    "let r = #/\na\"b\n/# c": ["let", "r", "=", "#/\na\"b\n/#", "c"],
    "reduce(1, /) + (1)/2": ["reduce", "(", "1", ",", "/", ")", "+", "(", "1", ")", "/", "2"],
    "#if DEBUG // x\nb\n#endif": ["#if DEBUG ", "b", "#endif"],
    "#selector(a)": ["#", "selector", "(", "a", ")"],
    ##"#"""# + #""a""#"##: [##"#"""#"##, "+", ##"#""a""#"##],
    "func `a b`() { $0 }": ["func", "`a b`", "(", ")", "{", "$0", "}"],
    "1_000.5e-3...0x1.8p+2": ["1_000.5e-3", ".", ".", ".", "0x1.8p+2"],
  ]

  @Test(arguments: swift)
  func `Swift has the tokens`(text: String, code: [String]) {
    let bytes = Array(text.utf8)
    let tokens = SwiftTokenizer.tokens(of: bytes).filter { $0.isCode }
    #expect(tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == code)
  }

  private static let objectiveC: [(text: String, code: [String])] = [
    (text: "a /* b /* c */ d", code: ["a", "d"]),
    (text: "a // b \\\nc\nd", code: ["a", "d"]),
    (text: #"@"a \" {" 'c' '"' b"#, code: ["@", #""a \" {""#, "'c'", "'\"'", "b"]),
    (text: "#define A \"//\" \\\n { b\nc", code: ["#define A \"//\" \\\n { b", "c"]),
    (text: "#import <a.h> // b\nc # d", code: ["#import <a.h> ", "c", "#", "d"]),
    (text: "R\"x(a\" )\" )x\" b", code: ["R\"x(a\" )\" )x\"", "b"]),
    (text: "\"open\nb", code: ["\"open", "b"]),
  ]

  @Test(arguments: objectiveC)
  func `Objective-C has the tokens`(text: String, code: [String]) {
    let bytes = Array(text.utf8)
    let tokens = ObjectiveCTokenizer.tokens(of: bytes).filter { $0.isCode }
    #expect(tokens.map { String(decoding: bytes[$0.range], as: UTF8.self) } == code)
  }

  /// Whether tokens cover a text without a gap.
  private static func cover(_ tokens: [Token], _ bytes: [UInt8]) -> Bool {
    let starts = [0] + tokens.map(\.end)
    return zip(tokens, starts).allSatisfy { $0.start == $1 && $0.end > $0.start }
      && starts.last == bytes.count
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The Swift files of the project, with their contents.
  private static func ownFiles() -> [(path: String, bytes: [UInt8])] {
    ["Sources", "Tests"].flatMap { folder in
      let top = root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(atPath: top.path)
      return (files?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
        .compactMap { path in
          (try? Data(contentsOf: top.appendingPathComponent(path))).map { (path, Array($0)) }
        }
    }
  }

  @Test
  func `the tokens of each file of this project are its bytes`() {
    let files = Self.ownFiles()
    #expect(files.count > 700)
    for (path, bytes) in Sweep.of(files, oneIn: 20) {
      #expect(Self.cover(SwiftTokenizer.tokens(of: bytes), bytes), "\(path)")
      #expect(Self.cover(ObjectiveCTokenizer.tokens(of: bytes), bytes), "\(path)")
    }
  }

  @Test
  func `whatever is broken has tokens that are its bytes, and a profile`() throws {
    var random = SeededRandom(seed: 21)
    let pieces = [
      "\"", "\"\"\"", "#\"", "\"#", "\\(", "(", ")", "/*", "*/", "//", "/", "`", "{", "}", "\n",
      "#if A",
      "\n#else\n", "\n#endif\n", "class A: B", "func f(", "@main ", "@implementation A", "@end",
      "- (void)a:(b)c", "\\", "'", "R\"x(", "é", "\u{0}", "delegate = ", "UIApplicationMain(",
      "UNUserNotificationCenter.current().delegate", ",", ":", "<", ">", "^{", "[", "]",
    ]
    for _ in 0..<Sweep.count(2_000) {
      let text = (0..<Int.random(in: 1..<40, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let bytes = Array(text.utf8)
      #expect(Self.cover(SwiftTokenizer.tokens(of: bytes), bytes), "\(text)")
      #expect(Self.cover(ObjectiveCTokenizer.tokens(of: bytes), bytes), "\(text)")
      _ = Profile(reading: [SourceFile("a.swift", bytes), SourceFile("a.m", bytes)])
    }
  }
}
