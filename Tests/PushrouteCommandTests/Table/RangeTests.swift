import Foundation
import Questions
import Testing

@testable import PushrouteCommand
@testable import RouteReport

struct RangeTests {
  private static let ranges: [(text: String, versions: [String])] = [
    (text: "13..18", versions: ["13", "14", "15", "16", "17", "18"]),
    (text: "17..27", versions: ["17", "18", "26", "27"]),
    (text: "10.0..12", versions: ["10.0", "10", "11", "12"]),
    (text: "9..10.1", versions: ["9", "10.1"]),
  ]

  @Test(arguments: ranges)
  func `a range names the versions between`(text: String, versions: [String]) throws {
    #expect(try VersionRange(text, of: "--ios")?.versions == versions)
    let rows = Run("table --rows ios=\(text) --columns state=active -f markdown").output
    let lines = rows.split(separator: "\n").filter { $0.hasPrefix("| ") }
    #expect(lines.dropFirst(2).map { String($0.split(separator: " ")[1]) } == versions)
    #expect(Run("table --ios \(text) --columns state=active -f markdown").output == rows)
  }

  @Test func `more than two versions are compared step by step`() {
    let run = Run("diff --ios 9..12 alert.json --state suspended --launch notification")
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(run.output.contains("iOS 9 → iOS 10\n"))
    let same = "iOS 11 → iOS 12: the answer is the same in all of these situations.\n"
    #expect(run.output.contains(same))
    #expect(run.output.components(separatedBy: "Everywhere").count == 2)
    let three = Run("diff --ios 9 --ios 10 --ios 11 alert.json --state suspended --json").output
    #expect(three.contains("\"comparisons\": ["))
    #expect(three.components(separatedBy: "\"combinations\"").count == 3)
  }

  @Test func `the usual situations come first, and all on request`() {
    let usual = Run("diff scenes alert.json --state suspended")
    #expect(usual.output.contains("Held fixed (--all varies these): "))
    let all = Run("diff scenes alert.json --state suspended --all --limit 1")
    #expect(!all.output.contains("Held fixed") && all.code == .done)
    #expect(!usual.output.contains("%") && !all.output.contains("%"))
  }

  private static let names: [(name: String, beginning: String)] = [
    (name: "x.json", beginning: "[\n  {"), (name: "x.md", beginning: "**iOS 27**"),
    (name: "X.MD", beginning: "**iOS 27**"), (name: "x.txt", beginning: "iOS 27\n"),
    (name: "x", beginning: "iOS 27\n"), (name: "json", beginning: "iOS 27\n"),
  ]

  @Test(arguments: names)
  func `the name of the output says its format`(name: String, beginning: String) {
    let run = Run("eval alert.json -o " + name)
    #expect(run.written[name]?.hasPrefix(beginning) == true)
    #expect(Run("eval alert.json -f case -o \(name)").written[name]?.hasPrefix("{\n") == true)
  }
}
