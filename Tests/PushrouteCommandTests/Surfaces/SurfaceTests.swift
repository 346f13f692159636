import Foundation
import PushRules
import PushTestSupport
import Questions
import Testing

/// One question has one answer, wherever it is asked.
struct SurfaceTests {
  private typealias Members = SurfaceQuestion.Members

  /// What runs in a phase, by id; nil if there is no answer for the phase.
  private static func calls(_ phase: String, of answer: Members?) -> [String]? {
    let calls = (answer?[phase] as? Members)?["calls"] as? [Members]
    return calls?.map { $0["method"] as? String ?? "" }
  }

  private static let phases = ["arrival", "userAction"]

  @Test func `row, line, cell, case and page answer as eval does`() throws {
    var random = SeededRandom(seed: 51)
    var answered = 0
    for _ in 0..<Sweep.count(4_000) {
      let question = SurfaceQuestion(using: &random)
      let answer = question.answer
      let page = try PageEngine.ask(
        [
          "question": "page", "payload": ["source": "p.json", "text": question.payload],
          "situation": question.situation,
        ]
      )
      let shown = page["answer"] as? Members
      guard let answer else {
        let isRefused = shown == nil || shown?["impossible"] != nil || question.app != nil
        #expect(isRefused, "\(question.description)")
        continue
      }
      answered += 1
      // The page knows no app.
      let others: [(name: String, answer: Members?)] = [
        ("row", question.row), ("cell", question.cell),
        ("page", question.app == nil ? shown : answer),
      ]
      for other in others {
        for phase in Self.phases {
          let (one, two) = (Self.calls(phase, of: answer), Self.calls(phase, of: other.answer))
          #expect(one == two, "\(other.name) of \(question.description)")
        }
      }
      #expect(question.passesTest, "\(question.description)")
      let line = question.headline
      let names = Self.phases.flatMap { Self.calls($0, of: answer) ?? [] }
        .compactMap { id in DelegateMethod.allCases.first { $0.id == id }?.name }
      #expect(names.allSatisfy { line.contains($0) }, "\(line) of \(question.description)")
      #expect(!names.isEmpty || line.contains("nothing"), "\(line) of \(question.description)")
    }
    #expect(answered > Sweep.count(1_000))
  }

  @Test func `each side of a difference is what its example answers`() throws {
    var random = SeededRandom(seed: 52)
    var compared = 0
    for _ in 0..<Sweep.count(1_000) {
      let question = SurfaceQuestion(using: &random)
      for difference in question.differences {
        let example = difference["example"] as? Members
        for (side, end) in [("left", "from"), ("right", "to")] {
          let asked = example?[side] as? Members
          let answer =
            try PageEngine.ask(
              [
                "question": "page", "payload": ["text": asked?["payload"] ?? ""],
                "situation": asked?["situation"] ?? [:] as Members,
              ]
            )["answer"] as? Members
          for change in difference["changes"] as? [Members] ?? [] {
            guard let method = change["method"] as? String, let runs = change[end] as? Bool else {
              continue
            }
            let phase = change["part"] as? String == "arrival" ? "arrival" : "userAction"
            compared += 1
            let calls = Self.calls(phase, of: answer) ?? []
            #expect(calls.contains(method) == runs, "\(side) of \(question.description)")
          }
        }
      }
    }
    #expect(compared > Sweep.count(1_000))
  }

  @Test func `an alternative to what is assumed is what stating it gives`() throws {
    var random = SeededRandom(seed: 53)
    var compared = 0
    for _ in 0..<Sweep.count(2_000) {
      let question = SurfaceQuestion(using: &random)
      let answer = question.answer
      for assumption in answer?["assumptions"] as? [Members] ?? [] {
        let name = (assumption["input"] as? String ?? "").split(separator: ".").map { String($0) }
        guard let member = Situation.members.first(where: { $0.name == name[0] }) else { continue }
        for other in assumption["otherwise"] as? [Members] ?? [] {
          var value = other["value"] as? String ?? "none"
          if let isPresent = other["value"] as? Bool, name.count == 2 {
            let situation = answer?["situation"] as? Members
            var list = situation?[name[0]] as? [String] ?? []
            list.removeAll { $0 == name[1] || $0 == "did-finish-launching" }
            if isPresent { list.append(name[1]) }
            value = list.isEmpty ? "none" : list.joined(separator: ",")
          }
          guard let stated = question.stating(member, value).answer else { continue }
          compared += 1
          let arrival = stated["arrival"] as? Members
          let text = "\(member.name)=\(value) of \(question.description)"
          #expect(other["arrival"] as? [String] == Self.calls("arrival", of: stated), "\(text)")
          #expect(
            other["userAction"] as? [String] == Self.calls("userAction", of: stated),
            "\(text)"
          )
          #expect(other["wake"] as? String == arrival?["wake"] as? String, "\(text)")
          let shown = arrival?["presentation"] as? String
          #expect(other["presentation"] as? String == shown, "\(text)")
        }
      }
    }
    #expect(compared > Sweep.count(2_000))
  }
}
