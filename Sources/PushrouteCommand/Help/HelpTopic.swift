internal import AppProfile
internal import Evidence
internal import PushPayload
internal import PushRules
internal import RouteReport

/// A help topic that is not a command.
enum HelpTopic: String, CaseIterable, Sendable {
  /// The flags and values of a situation.
  case situation
  /// The methods that a push can call.
  case methods
  /// The events of a script.
  case events
  /// A payload, with a complete example.
  case payload
  /// A case file, with a complete example.
  case cases
  /// A scenario, with a complete example.
  case scenario
  /// The configuration, with a complete example.
  case config
  /// The codes of the lint.
  case checks
  /// The providers whose messages are recognized.
  case providers
  /// SDKs, and what they do to callbacks.
  case sdks
  /// The meaning of the exit codes.
  case exitCodes = "exit-codes"
  /// The meaning of the words for confidence.
  case confidence

  /// All help as a page for `man`.
  case manualPage = "manual-page"

  /// The names of the topics.
  static let names = allCases.map(\.rawValue)

  /// The text of the topic.
  var text: String {
    switch self {
    case .situation: HelpText.text(of: .situation)
    case .methods: Self.methodList
    case .events: HelpText.text(of: EventGroup.glossary)
    case .payload: WholeExample.payload.page
    case .cases: WholeExample.cases.page
    case .scenario: WholeExample.scenario.page
    case .config: WholeExample.config.page
    case .checks: Self.checkList
    case .providers: Self.providerList
    case .sdks: Self.sdkList
    case .exitCodes: HelpText.exitCodes
    case .confidence: Self.confidenceWords
    case .manualPage: ManualPage.text
    }
  }

  private static var methodList: String {
    let width = (DelegateMethod.allCases.map(\.id.count).max() ?? 0) + 2
    return "methods: id, first version of iOS, Swift names\n"
      + DelegateMethod.allCases.map { method in
        "  " + method.id.padded(to: width) + "iOS " + method.since.firstRelease + "\n"
          + "    " + method.signature + "\n"
          + (method.asyncSignature.map { "    " + $0 + "\n" } ?? "")
      }.joined()
  }

  private static var checkList: String {
    "checks: code, severity, what is wrong; pushroute rules CODE says more\n"
      + LintCode.topics.map { topic in
        "\n\(topic.title)\n"
          + topic.codes.map {
            "  \($0.code) (\($0.severity.name))\n" + Paragraph($0.statement).hanging(on: "    ")
          }.joined()
      }.joined()
  }

  private static var providerList: String {
    "providers: word for --from, name, what is known of the messages, and the sources\n"
      + Provider.allCases.map { provider in
        "\n\(provider.rawValue): \(provider.name)\n" + evidence(provider.citation)
      }.joined()
  }

  private static var sdkList: String {
    "sdks: id for --sdk-preset, the SDK, what it does to callbacks, and the sources\n"
      + SDKPreset.all.map { preset in
        "\n\(preset.id): \(preset.title)\n"
          + preset.sentences.map { Paragraph($0).hanging(on: "  ") }.joined()
          + preset.sources.map { "  " + $0 + "\n" }.joined()
      }.joined()
  }

  /// The statement of a citation, and its addresses.
  private static func evidence(_ id: String) -> String {
    guard let citation = Citation(id) else { return "" }
    let addresses = citation.sources.map { $0.address }.filter { !$0.isEmpty }
    return Paragraph(citation.statement).hanging(on: "  ")
      + addresses.map { "  " + $0 + "\n" }.joined()
  }

  private static var confidenceWords: String {
    "confidence: how sure an answer is, that of the weakest rule it rests on\n"
      + Confidence.allCases.map {
        Paragraph(meaning(of: $0)).hanging(on: "  " + $0.name.padded(to: 12))
      }.joined()
  }

  private static func meaning(of confidence: Confidence) -> String {
    switch confidence {
    case .documented: "Apple states it: documentation, SDK header or a WWDC session"
    case .observed: "logs or SDK sources of independent parties agree, and Apple is silent"
    case .inferred: "it follows from documented facts or from how the parts work"
    case .contested: "credible sources disagree; the other side and an experiment are named"
    }
  }
}
