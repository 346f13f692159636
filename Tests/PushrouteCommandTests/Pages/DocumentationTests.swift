import Foundation
import PushTestSupport
import Testing

@testable import PushrouteCommand

/// The pages of the documentation show what the program really prints.
struct DocumentationTests {
  private static let folder = "Sources/PushRules/PushRules.docc/"

  @Test(
    arguments: [
      "adding-a-rule.md", "changes-and-differences.md", "life-cycle.md",
      "lint-your-payloads.md", "read-your-devices-log.md", "reading-an-answer.md", "the-proof.md",
      "three-stories.md", "twenty-questions.md", "your-own-app.md", "your-own-cases.md",
    ]
  )
  func `every console block is what the command prints`(name: String) throws {
    var page = try Page(Project.text(Self.folder + name))
    let calls = page.blocks("console").compactMap(\.first)
    #expect(!calls.isEmpty)
    var world = MemoryWorld.project
    let cases = page.blocks("json").first { $0.contains { $0.contains("\"cases\"") } }
    world.files["cases.json"] = cases?.joined(separator: "\n")
    for call in calls {
      let words = call.split(separator: " ").map(String.init)
      let arguments = Array(words.drop { $0 != "pushroute" }.dropFirst())
      let run = Run(arguments, in: world)
      // A proof takes 0 ms in a world of values, and another time on every machine.
      let output = (run.errors + run.output).replacingOccurrences(of: "(0 ms)", with: "(… ms)")
      page.replaceBlock(startingWith: call, with: output)
    }
    try expectFile(page.text, at: Self.folder + name)
  }

  @Test func `a printed line leads to its code in two steps`() throws {
    let page = try Project.text(Self.folder + "developing-pushroute.md").split(separator: "\n")
    let rows = page.drop { !$0.hasPrefix("| command |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
    #expect(rows.count == 4)
    for row in rows {
      let cells = row.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }
        .map { String($0.element) }
      let (words, folder, file) = (cells[1], cells[2], cells[3])
      let run = Run(cells[0], in: .project)
      #expect(run.output.contains(words), "\(row)")
      let sources = Project.root.appendingPathComponent("Sources/" + folder)
      let found = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { path in
        let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
        return path.hasSuffix(".swift") && text?.contains(words) == true
      }
      #expect(found.map { URL(fileURLWithPath: $0).lastPathComponent } == [file], "\(row)")
    }
  }

  @Test func `an editor is pointed at the schemas that the page writes`() throws {
    let page = try Project.text("Sources/PushPayload/PushPayload.docc/schemas.md")
    let written = page.matches(of: /pushroute schema \w+ > (\S+)/).map { $0.1 }
    #expect(written.count == 4)
    #expect(Set(written) == Set(page.matches(of: /\w+\.schema\.json/).map { $0.output }))
  }

  @Test func `the words of answers are those of the help`() throws {
    let page = try Project.text(Self.folder + "reading-an-answer.md")
    for entry in HelpTopic.glossary.entries {
      #expect(page.contains("| \(entry.label) | ") || entry.label == "state", "\(entry.label)")
    }
  }

  @Test func `the code of the worked example stands in the test that runs it`() throws {
    let code = try Project.text("Tests/PushRulesTests/Proof/WorkedRuleTests.swift")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = try Page(Project.text(Self.folder + "adding-a-rule.md")).blocks("swift")
    #expect(blocks.count == 3)
    for line in blocks.joined() where !line.isEmpty {
      let line = line.trimmingCharacters(in: .whitespaces)
      #expect(code.contains { $0.hasSuffix(line) }, "\(line)")
    }
  }

  @Test func `the code of the worked input is that of the sources`() throws {
    let files = [
      "Inputs/Settings", "Rules/Entry+Words", "Situations/Situation", "Remedies/Remedy+Step",
      "Tables/Wake/BackgroundTimeTables",
    ]
    let part = "Tests/PushRulesTests/Tables/Part.swift"
    let paths = files.map { "Sources/PushRules/\($0).swift" } + [part]
    let code = try paths.flatMap { try Project.text($0).split(separator: "\n") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
    let blocks = try Page(Project.text(Self.folder + "adding-an-input.md")).blocks("swift")
    #expect(blocks.count == 7)
    for line in blocks.joined() where !line.isEmpty {
      #expect(code.contains(line.trimmingCharacters(in: .whitespaces)), "\(line)")
    }
  }

  @Test func `the code of the worked check is that of the sources`() throws {
    let folder = "Sources/PushPayload/"
    let code = try Project.text(folder + "Findings/Checks/AlertChecks.swift")
    let page = try Page(Project.text(folder + "PushPayload.docc/adding-a-check.md"))
    let block = try #require(page.blocks("swift").first)
    #expect(code.contains(block.map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")))
  }

  @Test func `the case of the worked example fails as long as the rule is missing`() throws {
    let page = try Page(Project.text(Self.folder + "adding-a-rule.md"))
    let file = try #require(page.blocks("json").first).joined(separator: "\n")
    let run = Run("test new.json", in: MemoryWorld(files: ["new.json": file]))
    #expect(run.code == .findings)
    #expect(run.output.contains("did-receive-fetch"))
    #expect(run.errors.isEmpty)
  }
}
