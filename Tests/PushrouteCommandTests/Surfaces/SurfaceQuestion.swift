import Foundation
import PushPayload
import PushRules
import PushTestSupport
import Questions

@testable import PushrouteCommand

/// A question at random, which every surface can be asked.
struct SurfaceQuestion {
  let kind: String
  let payload: String
  /// The flags but `--state`, each with its value.
  private(set) var flags: [(member: SituationMember, value: String)]
  let state: String
  /// The source of the app that it is about, or nil if it is about none.
  let app: String?

  private static let states = [
    "active", "inactive", "background", "suspended", "not-running", "killed",
  ]
  /// What is stated by other means, or only with another member.
  private static let others: Set<String> = [
    "state", "terminatedBy", "killedByUser", "headers", "firstUnlock", "multiWindow",
  ]
  private static let members = SituationMember.ofCase.filter { !others.contains($0.name) }

  init(using random: inout SeededRandom) {
    let parts = PayloadKind.Part.allCases.filter { _ in Bool.random(using: &random) }
    let name = parts.map { $0.rawValue }.joined(separator: "+")
    kind = name.isEmpty ? PayloadKind.empty : name
    payload = (try? PayloadKind(kind, of: "--payload"))?.payload.traits.sample ?? "{}"
    state = Self.states.randomElement(using: &random) ?? "active"
    flags = Self.members.compactMap { member in
      guard Int.random(in: 0..<4, using: &random) == 0 else { return nil }
      return Self.value(of: member, &random).map { (member, $0) }
    }
    app = Int.random(in: 0..<8, using: &random) == 0 ? Self.app(using: &random) : nil
  }

  /// An app in Objective-C whose delegate has some of the methods, and may answer the center.
  private static func app(using random: inout SeededRandom) -> String {
    let setsDelegate = Bool.random(using: &random)
    let methods = DelegateMethod.allCases.filter { method in
      ["UIApplicationDelegate", "UNUserNotificationCenterDelegate"].contains(method.facts.owner)
        && (method == .didFinishLaunching || Bool.random(using: &random))
    }
    let bodies = methods.map { method in
      let parameters = method.selector.split(separator: ":").map { "\($0):(id)x" }
      let sets = setsDelegate && method == .didFinishLaunching
      let body = sets ? "UNUserNotificationCenter.currentNotificationCenter.delegate = self;" : ""
      return "- (void)" + parameters.joined(separator: " ") + " { \(body) }"
    }
    return """
      @interface AppDelegate : UIResponder <UIApplicationDelegate, UNUserNotificationCenterDelegate>
      @end
      @implementation AppDelegate
      \(bodies.joined(separator: "\n"))
      @end
      int main(int a, char *b[]) { UIApplicationMain(a, b, nil, NSStringFromClass([AppDelegate class])); }
      """
  }

  private static func value(of member: SituationMember, _ random: inout SeededRandom) -> String? {
    let list = { (words: [String], random: inout SeededRandom) in
      let some = words.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      return some.isEmpty ? "none" : some.joined(separator: ",")
    }
    switch member.form {
    case .words(let words), .optional(let words): return words.randomElement(using: &random)
    case .onOff: return Bool.random(using: &random) ? "on" : "off"
    case .list(let words): return list(words, &random)
    case .methods: return list(DelegateMethod.allCases.map { $0.id }, &random)
    case .version:
      return member.name == "ios"
        ? SystemVersion.releases.randomElement(using: &random)?.description : nil
    case .truth, .count: return nil
    }
  }

  /// The same question that states one more member.
  func stating(_ member: SituationMember, _ value: String) -> SurfaceQuestion {
    var question = self
    question.flags.removeAll { $0.member === member }
    question.flags.append((member, value))
    return question
  }

  private var words: [String] {
    (app == nil ? [] : ["--app", "App"]) + flags.flatMap { ["--" + $0.member.flag, $0.value] }
  }

  var description: String {
    "\(payload) --state \(state) " + words.joined(separator: " ") + " " + (app ?? "")
  }
}

// The surfaces.
extension SurfaceQuestion {
  typealias Members = [String: Any]

  /// The answer of eval in one state; nil if it refuses the situation.
  var answer: Members? { json(eval + ["--state", state, "--json"]) as? Members }

  /// What eval answers among all states.
  var row: Members? {
    (json(eval + ["--json"]) as? [Members])?.first { isOfState($0["situation"]) }
  }

  var headline: String { Run(eval + ["--state", state, "--brief"], in: world).output }

  /// The cell of a table whose rows are states.
  var cell: Members? {
    let call = ["table", "--rows", "state", "--columns", "payload=" + kind] + words + ["--json"]
    let cells = (json(call) as? Members)?["cells"] as? [Members]
    return cells?.first { isOfState($0["situation"]) }
  }

  /// Whether `test` passes what eval writes as a case.
  var passesTest: Bool {
    var world = world
    world.files["case.json"] = Run(eval + ["--state", state, "-f", "case"], in: world).output
    return Run(["test", "case.json"], in: world).code == .done
  }

  /// The differences to a push without content, each with an example of both sides.
  var differences: [Members] {
    let call = ["diff", "p.json", "q.json", "--state", state] + words + ["--json"]
    return (json(call) as? Members)?["combinations"] as? [Members] ?? []
  }

  /// The members of the situation, as a case states them.
  var situation: Members {
    var situation: Members = ["state": state == "killed" ? "not-running" : state]
    if state == "killed" { situation["terminatedBy"] = "user" }
    for (member, value) in flags {
      switch member.form {
      case .list, .methods:
        situation[member.name] = value == "none" ? [] : value.components(separatedBy: ",")
      default: situation[member.name] = value
      }
    }
    return situation
  }

  private var eval: [String] { ["eval", "p.json"] + words }

  private var world: MemoryWorld {
    var world = MemoryWorld()
    world.files = ["p.json": payload, "q.json": #"{"aps":{}}"#]
    world.files["App/AppDelegate.m"] = app
    return world
  }

  private func json(_ words: [String]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(Run(words, in: world).output.utf8))
  }

  private func isOfState(_ situation: Any?) -> Bool {
    let stated = self.situation
    let situation = situation as? Members
    guard situation?["state"] as? String == stated["state"] as? String else { return false }
    guard state == "killed" || state == "not-running" else { return true }
    return (situation?["terminatedBy"] as? String == "user") == (state == "killed")
  }
}
