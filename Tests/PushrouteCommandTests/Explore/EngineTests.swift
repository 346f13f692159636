import ExploreEngine
import Foundation
import RouteReport
import Testing

/// The engine of the page, compiled for this machine and asked as the page asks it.
enum PageEngine {
  /// The answer to a question in JSON, which begins with its length in four bytes.
  static func ask(_ question: [String: Any]) throws -> [String: Any] {
    let request = try [UInt8](JSONSerialization.data(withJSONObject: question))
    let memory = unsafe request.withUnsafeBufferPointer {
      unsafe answer($0.baseAddress, UInt32($0.count))
    }
    defer { unsafe deallocate(memory) }
    let count = unsafe UInt32(littleEndian: memory.load(as: UInt32.self))
    let parsed = try JSONSerialization.jsonObject(
      with: unsafe Data(bytes: memory + 4, count: Int(count))
    )
    return try #require(parsed as? [String: Any])
  }
}

struct EngineTests {
  private func ask(_ question: [String: Any]) throws -> NSDictionary {
    try PageEngine.ask(question) as NSDictionary
  }

  private func dictionary(_ text: Data) throws -> NSDictionary {
    try #require(JSONSerialization.jsonObject(with: text) as? NSDictionary)
  }

  private func printed(_ call: String, in world: MemoryWorld = .usual) throws -> NSDictionary {
    try dictionary(Data(Run(call, in: world).output.utf8))
  }

  @Test func `the engine answers by the rules of the program`() throws {
    let program = RuleFingerprint()
    let expected: NSDictionary = [
      "rules": program.rules, "lifecycle": program.lifecycle, "checks": program.checks,
    ]
    #expect(try ask(["question": "fingerprint"]) == expected)
  }

  @Test func `an answer is that of eval, without what the page words itself`() throws {
    let payload = ["source": "both.json", "text": MemoryWorld.usual.files["both.json"] ?? ""]
    let situation = ["state": "suspended", "userAction": "notification"]
    let page = try ask(["question": "page", "payload": payload, "situation": situation])
    var expected = try #require(
      printed("eval both.json --state suspended --launch notification --json") as? [String: Any]
    )
    for member in ["notCalled", "assumptions", "findings"] { expected[member] = nil }
    #expect(page["answer"] as? NSDictionary == expected as NSDictionary)
  }

  @Test func `a rule and a script are those of rules and simulate`() throws {
    let rule = try printed("rules wake.resumed --json")["explanations"] as? [NSDictionary]
    #expect(try ask(["question": "rule", "id": "wake.resumed"]) == rule?.first)
    let scenario: [String: Any] = ["state": "active", "events": ["home", "tap-icon"]]
    let trace = try printed("simulate home tap-icon --state active --json")
    #expect(try ask(["question": "simulate", "scenario": scenario]) == trace)
  }
}
