import Foundation
import PushPayload
import PushRules
import PushTestSupport
import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

/// The README and the reference pages show real output, and code that compiles.
///
/// With `RECORD_SNAPSHOTS` in the environment the page is written anew, and the tests fail.
@Suite(.serialized)
struct ReadmeTests {
  private static let folder = "Sources/PushRules/PushRules.docc/"
  private static let tables = folder + "decision-tables.md"

  @Test func `every console block is what the command prints`() throws {
    var page = try Page(Project.text("README.md"))
    let calls = page.blocks("console").compactMap(\.first)
    #expect(calls.count >= 4)
    for call in calls {
      page.replaceBlock(startingWith: call, with: try output(of: call))
    }
    try check(page)
  }

  @Test func `the lines of the modules are those of the sources, to the hundred`() throws {
    var page = try Page(Project.text("README.md"))
    let sources = Project.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
    for module in modules where module != "pushroute" {
      let folder = sources.appendingPathComponent(module)
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
      guard !files.isEmpty else { continue }
      let count = try files.reduce(0) { count, file in
        try count + Data(contentsOf: folder.appendingPathComponent(file)).count { $0 == 0x0A }
      }
      let start = "- [`\(module)`](Sources/\(module)), "
      #expect(page.text.contains("\n" + start), "\(module)")
      page.replace(upTo: " lines: ", after: start, with: ((count + 50) / 100 * 100).grouped)
    }
    try check(page)
  }

  @Test func `the table of the methods is what the rules decide`() throws {
    var page = try Page(Project.text(Self.tables))
    page.replaceSection(after: "<!-- methods by version -->", with: MethodTable().markdown())
    try check(page, at: Self.tables)
  }

  @Test func `a decision table is what the command prints in Markdown`() throws {
    var page = try Page(Project.text(Self.tables))
    let calls = page.text.matches(of: #/<!-- (table: .+) -->/#).map { String($0.1) }
    #expect(calls.count == 2)
    for call in calls {
      let command = call.replacing(":", with: "")
      #expect(page.text.contains("pushroute " + command))
      let table = Run(command + " -f markdown").output
      page.replaceSection(after: "<!-- \(call) -->", with: "\n" + table + "\n")
    }
    try check(page, at: Self.tables)
  }

  @Test func `every command has a place in the README`() throws {
    let page = try Project.text("README.md")
    for command in CommandDescription.all {
      #expect(page.contains("pushroute \(command.name) "), "\(command.name)")
    }
  }

  @Test func `the figures of the proof are those of the tables`() throws {
    let graph = DecisionGraph.routing
    let figures = [
      " tables decide": UInt64(graph.tables.count), " situations exactly": graph.situationCount,
    ]
    var page = try Page(Project.text("README.md"))
    for (words, figure) in figures {
      page.replaceFigure(before: words, with: figure.grouped)
      #expect(page.text.contains(figure.grouped + words))
    }
    try check(page)
  }

  @Test func `the platforms of the documentation are those of the manifest`() throws {
    let page = try Project.text(Self.folder + "your-own-cases.md").replacing("\n", with: " ")
    let manifest = try Project.text("Package.swift")
    let tools = try #require(manifest.firstMatch(of: /swift-tools-version: (\S+)/)).1
    let platforms = manifest.matches(of: /\.(\w+OS)\(\.v(\d+)\)/).map { "\($0.1) \($0.2)" }
    let last = try #require(platforms.last)
    let words = platforms.dropLast().joined(separator: ", ") + " or " + last
    #expect(page.contains("needs Swift \(tools) and \(words)."))
  }

  /// Blocks that are whole files are compiled and run by `.ci/client`.
  @Test func `every other Swift block stands in code that is compiled`() throws {
    let tests = try Project.text("Tests/PushrouteCommandTests/Pages/ReadmeExampleTests.swift")
    let manifest = try Project.text(".ci/client/Package.swift")
      .replacingOccurrences(of: "../..", with: "../pushroute")
    let lines = (tests + manifest).components(separatedBy: "\n")
    let pages =
      ["README.md", "Sources/PushPayload/PushPayload.docc/PushPayload.md"]
      + ["PushRules", "your-own-cases", "install"].map { Self.folder + $0 + ".md" }
    let blocks = try pages.flatMap { try Page(Project.text($0)).blocks("swift") }
    let files = blocks.filter { $0.first?.hasPrefix("// ") == true }
    let names = ["ImplementedMethods", "PushTests", "PushTestCase"]
    #expect(files.compactMap(\.first) == names.map { "// \($0).swift" })
    for line in blocks.filter({ !files.contains($0) }).joined() where !line.isEmpty {
      let code = line.components(separatedBy: "  //")[0].trimmingCharacters(in: .whitespaces)
      #expect(lines.contains { $0.contains(code) }, "\(line)")
    }
  }

  /// Runs a line such as `$ swift run pushroute eval FILE`, with the files of the project and the
  /// case file that the page shows.
  private func output(of call: String) throws -> String {
    let words = call.split(separator: " ").map(String.init)
    let arguments = Array(words.drop { $0 != "pushroute" }.dropFirst())
    let run = Run(arguments, in: .project)
    return run.errors + run.output
  }

  @Test
  func `the configuration that the page shows is one`() throws {
    let page = try Page(Project.text(Self.folder + "lint-your-payloads.md"))
    let block = page.blocks("json").first { $0.contains { $0.contains("\"failSeverity\"") } }
    let text = try #require(block).joined(separator: "\n")
    let file = try JSONFile(InputFile(".pushroute.json", bytes: Array(text.utf8)))
    let configuration = try Configuration(file)
    #expect(configuration.exclude.count == 2)
    #expect(configuration.baseline == "known.json")
    #expect(Set(configuration.situation.keys) == [.backgroundModes, .system, .lifecycle])
  }

  private func check(_ page: Page, at path: String = "README.md") throws {
    guard page.text != page.original else { return }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] != nil {
      let file = Project.root.appendingPathComponent(path)
      try Data(page.text.utf8).write(to: file, options: .atomic)
    }
    Issue.record("\(path) is stale; RECORD_SNAPSHOTS=1 swift test writes it anew")
  }
}
