package import PushPayload
import PushRules
import Questions

extension RouteAnswer {
  /// The answer as a case that passes now: the stated inputs, the version of iOS, and what runs.
  ///
  /// Of a message the case holds what reaches the device.
  package func caseJSON(named name: String, payload body: JSONNode) -> JSONTree {
    let unstated = Set(assumed)
    let members = situation.statedMembers { member in
      member == .system || member == .userAction && situation.userAction != nil
        || member != .userAction && !unstated.contains(member.name)
    }
    return [
      "name": .string(name),
      "payload": JSONTree(payload.message?.payload ?? body),
      "situation": .object(members),
      "expect": route.map { .object($0.expectedMembers) } ?? ["impossible": .boolean(true)],
    ]
  }

  package var caseName: String { payload.source.printed + ": " + stateInWords }

  /// The answer as a test of Swift Testing that passes now.
  ///
  /// Its file must import `PushPayload`, `PushRules` and `Testing`.
  package func swiftTest(of text: String) -> String {
    let pushType = situation.pushType.map { ", pushType: ." + $0.name.swiftCase } ?? ""
    return """
      @Test func `\(stateInWords.filter { $0 != "`" })`() throws {
        let text = \(text.swiftLiteral(indentedBy: "    "))
        let payload = try Payload(text\(pushType))
      \(situation.swiftDeclaration(leavingOut: assumed))
      \(expectations.map { "  " + $0 }.joined(separator: "\n"))
      }

      """
  }

  private var expectations: [String] {
    guard let route else {
      return ["#expect(throws: Contradiction.self) { try Route(situation) }"]
    }
    let response =
      route.response.map {
        [
          "let response = try #require(route.response)",
          "#expect(response.calls.map { $0.method } == \($0.calls.swiftList))",
        ]
      } ?? []
    return [
      "let route = try Route(situation)",
      "#expect(route.arrival.calls.map { $0.method } == \(route.arrival.calls.swiftList))",
    ] + response + ["#expect(route.finalState == .\(route.finalState.name.swiftCase))"]
  }
}

extension Route {
  /// What a case expects: the ids of the calls, the wake, the presentation and the final state.
  fileprivate var expectedMembers: [JSONTree.Member] {
    let isImpossible = response?.opportunity.answer == .closed
    return [
      .init("arrival", .texts(arrival.calls.map { $0.method.id })),
      .init(
        Phase.response.jsonName,
        response.map { .texts($0.calls.map { $0.method.id }) } ?? .null
      ),
    ] + (isImpossible ? [.init("possible", .boolean(false))] : []) + [
      .init("wake", .string(arrival.wake.answer.name)),
      .init("presentation", .string(arrival.presentation.answer.name)),
      .init("finalState", .string(finalState.name)),
    ]
  }
}

extension [Call] {
  fileprivate var swiftList: String {
    "[" + map { "." + $0.method.id.swiftCase }.commaList + "]"
  }
}

extension Situation {
  /// A declaration of the situation without assumed members, except for the version of iOS: the
  /// newest one changes.
  fileprivate func swiftDeclaration(leavingOut assumed: [String]) -> String {
    let isStated = { (member: SituationMember) in
      member == .system || !assumed.contains(member.name)
    }
    let front: [SituationMember] = [.system, .state, .userAction]
    let behind = Self.members.filter { $0 != .terminatedBy && !front.contains($0) }
    let arguments =
      front.filter(isStated).compactMap { $0.swiftArgument(in: self) } + ["payload: payload.traits"]
      + behind.filter(isStated).compactMap { $0.swiftArgument(in: self) }
    // The initializer derives this member from the methods, so it is set afterwards.
    let isSet = isStated(.notificationCenterDelegate)
    let delegate = isSet ? notificationCenterDelegate : nil
    let assignment =
      "\n  situation.notificationCenterDelegate = " + (delegate.map { "." + $0.name } ?? "nil")
    return "  \(isSet ? "var" : "let") situation = Situation(\n"
      + arguments.map { "    " + $0 }.joined(separator: ",\n") + "\n  )" + (isSet ? assignment : "")
  }
}

extension SituationMember {
  fileprivate func swiftArgument(in situation: Situation) -> String? {
    switch self {
    case .system: return "system: " + situation.system.swift
    case .sdk: return "sdk: " + situation.sdk.swift
    case .state:
      let cause = situation.state.termination.map { "(." + $0.name.swiftCase + ")" } ?? ""
      return "state: ." + situation.state.name.swiftCase + cause
    case .userAction: return situation.userAction.map { "userAction: ." + $0.name.swiftCase }
    case .notificationCenterDelegate: return nil
    case .pushToTalkChannel:
      return name + (situation.pushToTalkChannel == .present ? ": .present" : ": .absent")
    default: break
    }
    switch value(situation) {
    case .text(let word): return name + ": ." + word.swiftCase
    case .number(let number): return name + ": ." + String(number).swiftCase
    case .texts(let words):
      return name + ": [" + words.map { "." + $0.swiftCase }.commaList + "]"
    case .truth, .null: return nil
    }
  }
}

extension SystemVersion {
  fileprivate var swift: String {
    let minor = minor.map { ", " + String($0) } ?? ""
    return ".iOS(" + String(major) + minor + ")"
  }
}

extension String {
  /// The name of the case in Swift for a word of the command line.
  package var swiftCase: String {
    if let name = Self.casesOfTheirOwn.first(where: { $0.word == self })?.name { return name }
    let words = split(separator: "-")
    return words.dropFirst().reduce(words.first.map { String($0) } ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }

  private static let casesOfTheirOwn = [
    (word: "did-receive-incoming-voip-push", name: "didReceiveIncomingVoIPPush"),
    (word: "pushtotalk", name: "pushToTalk"), (word: "fileprovider", name: "fileProvider"),
    (word: "liveactivity", name: "liveActivity"), (word: "10", name: "ten"),
    (word: "5", name: "five"), (word: "1", name: "one"),
  ]

  /// The text as an indented raw literal of several lines.
  fileprivate func swiftLiteral(indentedBy indentation: String) -> String {
    // With one `#` more than the text has in a row, nothing in it ends the literal.
    let hashes = String(repeating: "#", count: longestRun(of: "#") + 1)
    let body = hasSuffix("\n") ? String(dropLast()) : self
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    return hashes + "\"\"\"\n" + lines.map { indentation + $0 + "\n" }.joined() + indentation
      + "\"\"\"" + hashes
  }
}
