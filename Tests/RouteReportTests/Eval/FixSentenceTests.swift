import DecisionTables
import PushPayload
import PushTestSupport
import Testing

@testable import PushRules
@testable import RouteReport

/// The grammar of every sentence about a fix.
struct FixSentenceTests {
  private static let verbs: Set<Substring> = [
    "add", "adopt", "ask", "build", "choose", "dismiss", "do", "give", "have", "implement", "leave",
    "let", "lock", "make", "open", "put", "register", "remove", "report", "run", "send", "set",
    "switch", "tap", "unlock", "use", "wait",
  ]

  @Test(arguments: Input.allCases)
  func `each step to another value makes a sentence, alone and with another step`(input: Input) {
    let steps = Self.steps(of: input)
    let other = Input.allCases[(Int(input.rawValue) + 1) % Input.allCases.count]
    for (step, situation) in steps {
      let two = Remedy(parts: [step, Self.steps(of: other)[0].step])
      for sender in [nil] + Provider.allCases.map(Optional.some) {
        for remedy in [Remedy(parts: [step]), two] {
          let sentence = remedy.sentence(in: situation, sentBy: sender)
          #expect(Self.flaw(in: sentence) == nil, "\(sentence)")
        }
      }
    }
    #expect(!steps.isEmpty)
  }

  @Test func `each method that does not run gets a sentence`() throws {
    var count = 0
    for situation in Situation.many {
      guard let route = try? Route(situation) else { continue }
      for missing in route.notCalled {
        guard let advice = MissingMethod(missing)?.advice else { continue }
        count += 1
        #expect(Self.flaw(in: advice) == nil, "\(advice)")
      }
      for method in Sweep.of(DelegateMethod.allCases, oneIn: 6) {
        guard case .remedies(let options) = try RemedySearch(for: [method], in: situation).outcome
        else { continue }
        for remedy in options.flatMap({ [$0.remedy] + $0.alternatives }) {
          let sentence = remedy.sentence(in: situation, sentBy: nil)
          #expect(Self.flaw(in: sentence) == nil, "\(sentence)")
        }
      }
    }
    #expect(count > 20)
  }

  @Test(arguments: [
    "Fix: add a category to aps", "fix: add a category to aps.", "Fix: category to aps.",
    "Fix: add a a category to aps.", "It would run with he app active.", "Fix: Add a category.",
    "Fix: add a category, and UIBackgroundModes.", "It would run on the simulator.",
    "Fix: add (a category to aps.", "Fix: send `badge with 1.", "Fix: add  a category.",
  ])
  func `a sentence with a flaw is found`(sentence: String) {
    #expect(Self.flaw(in: sentence) != nil)
  }

  /// All steps of an input, each with the situation before it.
  private static func steps(of input: Input) -> [(step: RemedyStep, situation: Situation)] {
    let places = 0..<Column(input).width
    return places.flatMap { old in
      var situation = Situation.on(.newest, .active, .empty, in: .both)
      situation.set(input, at: old)
      return places.filter { $0 != old }.map { new in
        let change = InputChange(input: input, place: new)
        let after = situation.applying([change])
        return (RemedyStep(change, from: situation, to: after), situation)
      }
    }
  }

  /// What is wrong with a sentence, or nil.
  private static func flaw(in sentence: String) -> String? {
    let words = sentence.split(separator: " ", omittingEmptySubsequences: false)
    if sentence.first?.isUppercase != true { return "no capital" }
    if !sentence.hasSuffix(".") || sentence.hasSuffix("..") { return "no full stop" }
    if words.contains("") { return "two blanks" }
    if zip(words, words.dropFirst()).contains(where: ==) { return "a doubled word" }
    let (open, closed) = (sentence.count { $0 == "(" }, sentence.count { $0 == ")" })
    if open != closed { return "a parenthesis" }
    if ["`", "\""].contains(where: { mark in sentence.count { $0 == mark } % 2 != 0 }) {
      return "a quotation mark"
    }
    if sentence == "It runs again once the user has opened the app." { return nil }
    if let place = sentence.split(separator: "It would run ").first, place != sentence[...] {
      return ["with the ", "on iOS "].contains(where: place.hasPrefix) ? nil : "no circumstance"
    }
    guard sentence.hasPrefix("Fix: ") else { return "no beginning" }
    let clauses = sentence.dropFirst("Fix: ".count).split(separator: ", and ")
    let first = clauses.map { $0.prefix { $0.isLetter } }
    return first.first { !verbs.contains($0) }.map { "no verb: " + $0 }
  }
}
