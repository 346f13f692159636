import Foundation
import PushPayload
import PushTestSupport
import Testing

@testable import AppProfile

/// A construct of a text that hostile input repeats, as `Tests/constructs.json` lists them.
private struct Construct {
  /// What the construct does to a reader.
  enum Kind: String, CaseIterable { case deep, long, many }

  let reader: String
  let kind: Kind
  let name: String
  private let files: [JSONMember]

  init?(_ node: JSONNode) {
    guard let reader = node["reader"]?.string, let name = node["name"]?.string,
      let kind = node["kind"]?.string.flatMap({ Kind(rawValue: $0) }),
      let files = node["files"]?.members
    else { return nil }
    (self.reader, self.kind, self.name, self.files) = (reader, kind, name, files)
  }

  static let all: [Construct] = {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try? Data(contentsOf: tests.appendingPathComponent("constructs.json"))
    let root = data.flatMap { try? JSONDocument(reading: Array($0)).root }
    return (root?["constructs"]?.elements ?? []).compactMap { Construct($0) }
  }()

  /// Whether whole files are repeated.
  var isOfFiles: Bool { files.contains { $0.key.contains("{i}") } }

  /// The files with a number of repetitions.
  func sources(_ count: Int) -> [SourceFile] {
    files.flatMap { file in
      (0..<(file.key.contains("{i}") ? count : 1)).map { number in
        let parts = (file.node.elements ?? []).map { part in
          if let text = part.string { return Self.filled(text, number, count) }
          let text = part.elements?.first?.string ?? ""
          return (0..<count).map { Self.filled(text, $0, count) }.joined()
        }
        return SourceFile(Self.filled(file.key, number, count), parts.joined())
      }
    }
  }

  private static func filled(_ text: String, _ number: Int, _ count: Int) -> String {
    guard text.contains("{") else { return text }
    return text.replacingOccurrences(of: "{i}", with: "\(number)")
      .replacingOccurrences(of: "{j}", with: "\(number + 1)")
      .replacingOccurrences(of: "{n}", with: "\(count)")
  }
}

struct ConstructTests {
  @Test
  func `every reader has its deepest, its longest and its most repeated input`() {
    #expect(Construct.all.count > 150)
    for reading in Syntax.allCases {
      let kinds = Set(Construct.all.filter { $0.reader == "\(reading)" }.map { $0.kind.rawValue })
      for kind in Construct.Kind.allCases {
        let isFlat = kind == .deep && reading.limits.depth == 1
        #expect(isFlat || kinds.contains(kind.rawValue), "\(reading) \(kind)")
      }
      #expect(reading.limits.bytes <= 16 << 20 && reading.limits.depth <= 100)
    }
  }

  @Test
  func `no construct of an app ends the program`() {
    for construct in Sweep.of(Construct.all, oneIn: 3) {
      let most = Sweep.isWhole ? construct.kind == .many ? 100 : 10_000 : 110
      let count = construct.isOfFiles ? 20 : most
      let files = construct.sources(count)
      guard files.contains(where: { $0.path.hasSuffix(".swift") || $0.path.hasSuffix(".m") }) else {
        continue
      }
      _ = Profile(reading: files)
    }
  }

  @Test
  func `a limit that leaves targets out is said`() {
    let app = "@main class A: UIResponder, UIApplicationDelegate {}"
    let profile = Profile(reading: (0..<300).map { SourceFile("F\($0)/A.swift", app) })
    #expect(profile.targets.count == 200)
    #expect(profile.app?.unknown.last?.input == .targets)
  }

  @Test(arguments: [
    ("A.swift", String(repeating: "class A {\n", count: 70)),
    ("A.swift", "let a = " + String(repeating: "\"\\(", count: 70)),
    ("Info.plist", "<plist>" + String(repeating: "<array>", count: 110)),
    ("Info.plist", String(repeating: "(", count: 110)),
    ("Info.plist", "{" + String(repeating: "a = b;", count: 2_001) + "}"),
    (
      "A.xcodeproj/project.pbxproj",
      "{ rootObject = P; objects = {};" + String(repeating: "a = {", count: 110)
    ),
  ])
  func `a file that is not read to its end or depth is named`(path: String, text: String) {
    let app = SourceFile("App.swift", "@main class A: UIResponder, UIApplicationDelegate {}")
    let profile = Profile(reading: [app, SourceFile(path, text)])
    #expect(profile.unread.map { $0.file } == [path])
    #expect(Profile(reading: [app]).unread.isEmpty)
  }

  @Test
  func `ancestors that are not followed are said to be`() {
    let chain = (0..<40).map { "class C\($0): C\($0 + 1) {}\n" }.joined()
    let profile = Profile(reading: [SourceFile("A.swift", chain + "@main class A: C0 {}")])
    #expect(profile.app?.unknown.contains { $0.input == .types } == true)
  }

  @Test
  func `what lies behind a limit is passed over`() throws {
    let deep = String(repeating: "<array>", count: 60_000)
    let list = "<plist><dict><key>a</key>\(deep)"
    let node = try #require(XMLPropertyList.read(Array(list.utf8))?["a"])
    var depth = 1
    var next = node
    while let inner = next.elements.first { (next, depth) = (inner, depth + 1) }
    #expect(depth == Syntax.xmlPropertyList.limits.depth && next.value == .truncated)
    let mended =
      String(repeating: "<array>", count: 200) + String(repeating: "</array>", count: 200)
    let behind = "<dict><key>a</key>\(mended)<key>b</key><string>c</string></dict>"
    #expect(XMLPropertyList.read(Array(behind.utf8))?["b"]?.string == "c")
    let type = Code(Array(("T" + String(repeating: "?", count: 50_000)).utf8), .swift)
    var index = 0
    #expect(TypeName(type, at: &index).text == "T???")
    #expect(index == type.count)
  }

  @Test
  func `the text of a condition within very many names those nearest to it`() {
    let text = (0..<1_000).map { "#if A\($0)\n" }.joined() + "x"
    let code = Code(Array(text.utf8), .swift)
    let condition = code.condition(at: code.count - 1)
    #expect(condition?.hasPrefix("… (875 more) && A") == true)
    #expect(condition?.hasSuffix("A998 && A999") == true)
  }

  @Test
  func `the outermost range around an offset is found`() {
    let ranges = Intervals([(0..<10, "a"), (2..<5, "b"), (4..<8, "c"), (12..<13, "d")])
    #expect([0, 4, 9, 10, 12].map { ranges.value(at: $0) } == ["a", "a", "a", nil, "d"])
    #expect(Intervals([3..<5, 5..<7]).contains(6) && !Intervals([3..<5]).contains(5))
  }
}
