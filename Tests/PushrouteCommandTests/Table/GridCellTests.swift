import PushPayload
import PushRules
import PushTestSupport
import Questions
import RouteReport
import Testing

@testable import PushrouteCommand

struct GridCellTests {
  private static let calls: [String] = TablePreset.names + chosen

  private static let chosen: [String] = [
    "--columns payload",
    "--rows ios --columns launch,payload=alert+category --state suspended",
    "--rows push-type --columns priority --state background --payload content-available",
    "--rows implements --columns notification-center-delegate --state active",
    "--rows lifecycle=app,scene,sdk=26,27 --columns launch --state not-running",
    "--rows background-modes=none,voip+remote-notification --columns low-power --state suspended",
    "--rows first-unlock --columns terminated-by,background-app-refresh",
    "--rows authorization --columns payload=alert,sound,badge,empty --state active --ios 12",
  ]

  @Test(arguments: Sweep.of(calls, oneIn: 2))
  func `every cell is what eval answers`(call: String) throws {
    let table = Run("table \(call) --json")
    #expect(table.errors.isEmpty)
    let root = try JSONDocument(reading: Array(table.output.utf8)).root
    let app: [Substring] = (root["app"]?.string ?? "").split(separator: " ")
    var stated: [String] = root["stated"]?.elements?.compactMap(\.string) ?? []
    for index in stride(from: 0, to: app.count, by: 2) {
      stated.append("\(app[index]) \(app[index + 1])")
    }
    let cells = root["cells"]?.elements ?? []
    #expect(!cells.isEmpty)
    for cell in Sweep.of(cells, oneIn: 25) {
      let question = try Question(stated, at: #require(cell["at"]))
      let answer = try question.answer()
      let members = ["arrival", "userAction", "finalState", "situation"]
      for member in members where cell["arrival"] != nil {
        let expected = try #require(answer?[member])
        #expect(cell[member]?.compactText == expected.compactText)
      }
      if cell["arrival"] == nil {
        #expect(cell["impossible"]?["because"]?.string?.isEmpty == false)
        #expect(answer?["impossible"] != nil || answer == nil)
      }
    }
  }

  /// What a cell of a table asks, put to eval.
  struct Question {
    private var flags: [String] = []
    private var payload = "alert"

    init(_ stated: [String], at: JSONNode) throws {
      for word in stated {
        let parts = word.split(separator: " ").map { String($0) }
        if parts[0] == "--payload" { payload = parts[1] } else { flags += parts }
      }
      for member in at.members ?? [] {
        let value = try #require(member.node.string)
        switch member.key {
        case "payload": payload = value
        case _ where value == "unstated": break
        default:
          let flag = try #require(Situation.members.first { $0.name == member.key }).flag
          flags += ["--" + flag, value.split(separator: "+").joined(separator: ",")]
        }
      }
    }

    /// The answer of eval, or nil if it refuses the situation.
    func answer() throws -> JSONNode? {
      var world = MemoryWorld()
      world.files["payload.json"] = try PayloadKind(payload, of: "payload").payload
        .traits.sample
      let run = Run(["eval", "payload.json", "--json"] + flags, in: world)
      guard run.code == .done else { return nil }
      return try JSONDocument(reading: Array(run.output.utf8)).root
    }
  }

  @Test
  func `a kind of payload says of itself what such a payload says`() throws {
    for index in 0..<64 {
      let words = PayloadKind.Part.allCases.enumerated().filter { index & 1 << $0.offset != 0 }
      let name = words.map(\.element.rawValue).joined(separator: "+")
      let kind = try PayloadKind(name.isEmpty ? PayloadKind.empty : name, of: "--payload")
      let payload = try Payload(kind.payload.traits.sample)
      #expect(payload.traits == kind.payload.traits)
      #expect(payload.byteCount == kind.payload.byteCount)
    }
  }
}
