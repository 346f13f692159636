internal import PushRules
internal import RouteReport

/// Something besides a command that the help explains.
struct HelpTopic: Sendable {
  /// The word that asks for it.
  let name: String
  /// What there is to say.
  let text: String

  /// All topics.
  static let all: [HelpTopic] = [
    HelpTopic(name: "situation", text: HelpText.text(of: .situation)),
    HelpTopic(name: "methods", text: methods),
    HelpTopic(name: "exit-codes", text: HelpText.exitCodes),
    HelpTopic(name: "confidence", text: confidence),
  ]

  private static var methods: String {
    let width = (DelegateMethod.allCases.map(\.id.count).max() ?? 0) + 2
    return "methods: id, first version of iOS, Swift name\n"
      + DelegateMethod.allCases.map { method in
        "  " + method.id.padded(to: width) + "iOS " + method.since.firstRelease + "\n"
          + "    " + method.signature + "\n"
      }.joined()
  }

  private static var confidence: String {
    "confidence: how sure an answer is, that of the weakest rule it rests on\n"
      + Confidence.allCases.map {
        Paragraph(meaning(of: $0)).hanging(on: "  " + $0.name.padded(to: 12))
      }.joined()
  }

  private static func meaning(of confidence: Confidence) -> String {
    switch confidence {
    case .documented: "Apple says so: documentation, SDK header or a WWDC session"
    case .observed: "logs or SDK sources of independent parties agree, and Apple is silent"
    case .inferred: "it follows from documented facts or from how the parts work"
    case .contested: "sources of weight disagree; the other side and an experiment are named"
    }
  }
}
