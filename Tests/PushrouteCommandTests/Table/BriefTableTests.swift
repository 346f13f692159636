import Foundation
import PushPayload
import PushRules
import Testing

@testable import PushrouteCommand
@testable import RouteReport

/// A brief table has short names of methods, and of an action only what it runs.
struct BriefTableTests {
  @Test func `the six states have the callbacks that eval answers, each with its doubt`() throws {
    let root = try JSONDocument(reading: Array(Run("table six-states --json").output.utf8)).root
    let app = try #require(root["app"]?.string)
    let rows = Run("table six-states -f markdown").output.components(separatedBy: "\n")
      .filter { $0.hasPrefix("| ") }.dropFirst(2)
    let printed = rows.flatMap { $0.dropLast(2).components(separatedBy: " | ").dropFirst(2) }
    let cells = try #require(root["cells"]?.elements)
    #expect(cells.count == 12 * 4 && printed.count == cells.count)
    for (cell, text) in zip(cells, printed) {
      let place = try #require(cell["at"])
      let answer = try #require(try GridCellTests.Question([app], at: place).answer())
      let expected = try Self.callbacks(answer)
      // Notes and the doubt of what is handed over stand behind.
      let text = text.replacing(#/ \(\d\)|\\/#, with: "").replacing(#/\+[°*?]/#, with: "+")
      #expect(
        text == expected || ["n/a", "nothing"].contains(expected) && text.hasPrefix(expected)
      )
    }
  }

  /// What eval's answer runs last, in the short names of a brief table.
  private static func callbacks(_ answer: JSONNode) throws -> String {
    let acts = answer["userAction"]?["possible"] != nil
    let part = try #require(acts ? answer["userAction"] : answer["arrival"])
    if part["possible"]?.compactText == "false" { return "n/a" }
    let calls = try (part["calls"]?.elements ?? []).map { call in
      let method = try #require(DelegateMethod(call["method"]?.string ?? ""))
      let doubts = ["documented": "", "observed": "°", "inferred": "*", "contested": "?"]
      let hasPush = ["remoteNotificationKey", "notificationResponse"]
        .contains { call[$0]?.compactText == "true" }
      return method.shortName + (doubts[call["confidence"]?.string ?? ""] ?? "unknown")
        + (hasPush ? "+" : "")
    }
    return calls.isEmpty ? "nothing" : calls.joined(separator: ", ")
  }

  @Test func `every method has a short name of its own`() {
    #expect(Set(DelegateMethod.allCases.map(\.shortName)).count == DelegateMethod.allCases.count)
  }

  private static let tables: KeyValuePairs<String, [String]> = [
    "--rows state=active --columns launch=none,icon alert.json":
      ["state   arrives  then icon", "active  present  n/a (1)"],
    "--rows state=suspended --launch notification --only arrival":
      ["state      what runs", "suspended  nothing", "Stated: --launch notification"],
    "state-by-payload":
      [
        "What runs when a push arrives: the state of the app against what the payload",
        "Assumed: what is usual; --json lists it.",
      ],
  ]

  @Test(arguments: tables)
  func `any table can be brief`(call: String, lines: [String]) {
    let run = Run("table --brief " + call)
    #expect(run.errors.isEmpty)
    for line in lines { #expect(run.output.split(separator: "\n").contains { $0 == line }) }
  }
}
