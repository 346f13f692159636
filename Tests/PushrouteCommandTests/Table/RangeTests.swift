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
    let rows = Run("table --rows ios=\(text) --columns state=active -f csv").output
    let firstColumn = rows.split(separator: "\n").map { String($0.prefix { $0 != "," }) }
    #expect(firstColumn.dropFirst().elementsEqual(versions))
    #expect(Run("table --ios \(text) --columns state=active -f csv").output == rows)
  }

  @Test func `more than two versions are compared step by step`() {
    let run = Run("diff ios=9..12 alert.json --state suspended --launch notification")
    #expect(run.code == .done && run.errors.isEmpty)
    #expect(run.output.contains("iOS 9 → iOS 10\n"))
    #expect(run.output.contains("iOS 11 → iOS 12: the answer is the same in all situations.\n"))
    #expect(run.output.components(separatedBy: "Everywhere").count == 2)
    #expect(
      Run("diff --ios 9..12 alert.json --state suspended --launch notification").output
        == run.output
    )
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

  @Test(arguments: [
    "table state-by-payload", "table --rows ios=9..12,state --columns launch",
    "table --rows state", "table era-by-tap",
  ])
  func `a table is a picture in which no texts overlap`(call: String) throws {
    let run = Run(call + " -o table.svg")
    #expect(run.code == .done && run.output.isEmpty)
    let svg = try #require(run.written["table.svg"])
    #expect(svg.hasPrefix("<svg ") && svg == Run(call + " -f svg").output)
    #expect(svg.components(separatedBy: "<text ").count > 10)
  }

  private static let names: [(name: String, beginning: String)] = [
    (name: "x.json", beginning: "[\n  {"), (name: "x.md", beginning: "**iOS 27**"),
    (name: "X.CSV", beginning: "payload,ios,"), (name: "x.txt", beginning: "iOS 27\n"),
    (name: "x", beginning: "iOS 27\n"), (name: "json", beginning: "iOS 27\n"),
  ]

  @Test(arguments: names)
  func `the name of the output says its format`(name: String, beginning: String) {
    let run = Run("eval alert.json -o " + name)
    #expect(run.written[name]?.hasPrefix(beginning) == true)
    #expect(Run("eval alert.json -f csv -o \(name)").written[name]?.hasPrefix("payload,") == true)
  }
}
