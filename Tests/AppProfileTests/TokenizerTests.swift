import AppProfile
import Foundation
import PushTestSupport
import Testing

struct TokenizerTests {
  private static let swift: [(text: String, code: [String])] = [
    (text: "a /* b /* c */ d */ e // f", code: ["a", "e"]),
    (
      text: #"x = "a \(b + "c \(d)") e" + f"#,
      code: ["x", "=", #""a \(b + "c \(d)") e""#, "+", "f"]
    ),
    (text: ##"#"a " \(b) "# c"##, code: [##"#"a " \(b) "#"##, "c"]),
    (text: ##"#"\#(a("b")) c"# d"##, code: [##"#"\#(a("b")) c"#"##, "d"]),
    (text: "\"\"\"\n\"a\" }\n\"\"\" b", code: ["\"\"\"\n\"a\" }\n\"\"\"", "b"]),
    (text: "\"open\nb", code: ["\"open", "b"]),
    (text: "a / b / c", code: ["a", "/", "b", "/", "c"]),
    (text: "f(/[\"{]+/, x)", code: ["f", "(", "/[\"{]+/", ",", "x", ")"]),
    (text: "let r = #/a \"/\n/# b", code: ["let", "r", "=", "#/a \"/", "/", "#", "b"]),
    (text: "let r = #/\na\"b\n/# c", code: ["let", "r", "=", "#/\na\"b\n/#", "c"]),
    (
      text: "reduce(1, /) + (1)/2",
      code: ["reduce", "(", "1", ",", "/", ")", "+", "(", "1", ")", "/", "2"]
    ),
    (text: "#if DEBUG // x\nb\n#endif", code: ["#if DEBUG ", "b", "#endif"]),
    (text: "#selector(a)", code: ["#", "selector", "(", "a", ")"]),
    (text: ##"#"""# + #""a""#"##, code: [##"#"""#"##, "+", ##"#""a""#"##]),
    (text: "func `a b`() { $0 }", code: ["func", "`a b`", "(", ")", "{", "$0", "}"]),
    (text: "1_000.5e-3...0x1.8p+2", code: ["1_000.5e-3", ".", ".", ".", "0x1.8p+2"]),
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
