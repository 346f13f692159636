import Evidence
import PushPayload
import PushRules
import RouteReport

enum HelpTopic: String, CaseIterable, Sendable {
  /// The flags and values of a situation.
  case situation
  case methods
  case events
  case payload
  case cases
  case scenario
  case config
  case checks
  case providers
  case sdks
  case output
  /// The words of answers, each for one thing.
  case terms

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
    case .sdks: SDKReport.list
    case .output:
      HelpText.text(
        of: .output(formats: OutputArguments.Format.allCases, besides: CommandFlag.ofHooks)
      ) + "\n"
        + HelpText.exitCodes
    case .terms: HelpText.text(of: Self.glossary) + "\n" + HelpText.text(of: Self.confidence)
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

  /// The statement of a citation, and its addresses.
  private static func evidence(_ id: String) -> String {
    guard let citation = Citation(id) else { return "" }
    let addresses = citation.sources.map { $0.address }.filter { !$0.isEmpty }
    return Paragraph(citation.statement).hanging(on: "  ")
      + addresses.map { "  " + $0 + "\n" }.joined()
  }

  /// The words that answers, messages and pages use, each for one thing.
  static let glossary = CommandDescription.Glossary(
    title: "terms",
    entries: [
      "payload": "the JSON that reaches the device, with the object aps",
      "state": "where the app is when the push arrives: active, inactive, background, suspended "
        + "or not running",
      "situation": "all that the answer depends on besides the payload",
      "assumption": "an input of the situation that you left out, and its default",
      "method": "a callback that a push can run",
      "arrival": "the push arrives",
      "user action": "what the user does then: a tap, an action, a dismissal, the icon",
      "wake": "what the push does to the process: nothing, running, resumed or launched",
      "presentation": "what the user sees or hears",
      "change": "what must be different so that a method runs",
      "rule": "a sentence with a condition, sources and an id that never changes",
      "confidence": "how sure an answer is: that of its weakest rule",
      "remark": "what is good to know about an answer",
      "finding": "what is wrong with a payload, its headers or an app, with a code and a place",
      "scenario": "the app at the start and the events that follow",
      "test case": "a payload, a situation and the methods that you expect",
    ]
  )

  private static let confidence = CommandDescription.Glossary(
    title: "confidence, surest first",
    entries: Confidence.allCases.map { .init(label: $0.name, words: [meaning(of: $0)]) }
  )

  private static func meaning(of confidence: Confidence) -> String {
    switch confidence {
    case .documented: "Apple states it: documentation, SDK header or a WWDC session"
    case .observed: "logs or SDK sources of independent parties agree, and Apple is silent"
    case .inferred: "it follows from documented facts or from how the parts work"
    case .contested: "credible sources disagree; -v prints the other side and an experiment"
    }
  }
}
