import PushTestSupport
import PushrouteCommand
import Questions
import Testing

struct LintTests {
  static let codes = "--select content-available-type,mutable-content-value,json-syntax,too-large"

  private static let findings: [(name: String, flags: String)] = [
    (name: "lint.txt", flags: ""),
    (name: "lint.json", flags: "--json"),
    (name: "lint.sarif", flags: "-f sarif"),
    (name: "lint-github.txt", flags: "-f github"),
    (name: "lint.xml", flags: "-f junit"),
    (name: "lint-color.txt", flags: "--color always"),
  ]

  @Test(arguments: findings)
  func `the findings are printed as recorded`(name: String, flags: String) throws {
    let run = Run("lint payloads large.json \(Self.codes) \(flags)", in: .lint)
    #expect(run.code == .findings)
    #expect(run.errors.isEmpty)
    try expectSnapshot(run.output, named: name)
  }

  @Test
  func `a sound payload has no finding`() {
    let run = Run("lint alert.json", in: .usual)
    #expect(run.output.hasPrefix("1 file: "))
    #expect(!run.output.contains("error"))
    #expect(run.code == .done)
  }

  @Test
  func `a folder is read in order, without what is no push or of another kind`() {
    let run = Run("lint payloads/ \(Self.codes) --json", in: .lint)
    let sources = run.output.split(separator: "\n").filter { $0.contains("\"source\": ") }
    #expect(
      sources.map { String($0) } == [
        "      \"source\": \"payloads/B.json\",",
        "      \"source\": \"payloads/a/z.json\",",
        "      \"source\": \"payloads/b.apns\",",
        "      \"source\": \"payloads/ok.json\",",
      ]
    )
  }

  @Test
  func `a file that is named twice is read once`() {
    #expect(Run("lint alert.json alert.json").output.hasPrefix("1 file: "))
  }

  @Test
  func `a folder without payloads is worth a warning`() {
    var world = MemoryWorld()
    world.files["docs/readme.txt"] = ""
    let run = Run("lint docs", in: world)
    #expect(run.errors == "docs: warning: no .json or .apns file in this folder\n")
    #expect(run.output == "0 files: nothing was checked\n")
    #expect(run.code == .done)
    #expect(Run("lint docs -q", in: world).errors.isEmpty)
  }

  @Test
  func `what cannot be read ends with 2, after the others`() {
    var world = MemoryWorld.lint
    world.lockedFolders = ["payloads/locked"]
    let run = Run("lint nowhere.json payloads \(Self.codes)", in: world)
    #expect(
      run.errors == "payloads/locked: error: permission denied\n"
        + "nowhere.json: error: no such file\n"
    )
    #expect(
      run.output.hasSuffix("8 files, 6 payloads: 3 errors, 1 warning, 1 note; --fix fixes 2\n")
    )
    #expect(run.code == .failure)
    let log = Run("lint nowhere.json -f sarif", in: world).output
    #expect(log.contains("\"executionSuccessful\": false"))
  }

  private static let inputs: [(flags: String, source: String)] = [
    (flags: "--stdin-filename a.json", source: "a.json"),
    (flags: "-", source: "-"),
  ]

  @Test(arguments: inputs)
  func `standard input has a name`(flags: String, source: String) {
    var world = MemoryWorld()
    world.input = "{"
    let run = Run("lint " + flags, in: world)
    #expect(run.output.hasPrefix("\(source):1:2: error: "))
    #expect(run.code == .findings)
  }

  @Test(arguments: ["text.json", "empty.json", "latin1.json", "deep.json"])
  func `a file that is not JSON has one finding`(path: String) {
    let run = Run("lint \(path) --json")
    #expect(run.output.split(separator: "\n").count { $0.contains("\"code\": ") } == 1)
    #expect(run.output.contains("\"code\": \"json-syntax\""))
    #expect(run.code == .findings)
  }
}

extension MemoryWorld {
  /// A folder with payloads that have findings of each kind, and what is left out.
  static let lint = MemoryWorld(
    files: [
      "payloads/B.json": "{\n  \"aps\": {\n    \"alert\": \"Hi\",\n"
        + "    \"content-available\": \"1\",\n    \"mutable-content\": 0\n  }\n}\n",
      "payloads/a/z.json": #"{"aps":{"alert":"Hi"]}"#,
      "payloads/b.apns": #"{"Simulator Target Bundle":"a.b","aps":{"alert":"Hi"}}"#,
      "payloads/ok.json": #"{"aps":{"alert":"Hi"}}"#,
      "payloads/.hidden.json": "{",
      "payloads/.build/x.json": "{",
      "payloads/readme.md": "{",
    ],
    bytes: ["large.json": [UInt8](repeating: UInt8(ascii: " "), count: 16 * 1024 * 1024 + 1)]
  )
}
