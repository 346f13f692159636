package import AppProfile
import PushRules

package enum SDKReport: Sendable {
  package static var list: String {
    "sdks: id for --sdk-preset, and what the SDK does to callbacks; the page of one,\n"
      + "pushroute help sdks ID, has its handlers by state and the sources\n"
      + KnownSDK.all.map { sdk in
        "\n\(sdk.id): \(sdk.name)\n"
          + sdk.sentences.map { $0.hanging(on: "  ") }.joined()
      }.joined()
  }

  package static func page(of sdk: KnownSDK) -> String {
    "\(sdk.id): \(sdk.name)\n"
      + [sdk.switchSentence].compactMap { $0 }.map { $0.hanging(on: "  ") }.joined()
      + sdk.facts.map { fact in
        "\n" + Paragraph(fact.sentence(of: sdk) + " (\(fact.confidence.name))").hanging(on: "  - ")
          + (fact.otherSide.map { $0.hanging(on: "    But: ") } ?? "")
          + fact.sources(of: sdk).map { "    " + $0 + "\n" }.joined()
      }.joined()
      + handlers(of: sdk)
  }

  private static func handlers(of sdk: KnownSDK) -> String {
    let table = sdk.handlerTable
    guard let head = table.first else { return "" }
    let grid = TextGrid(
      heads: [head],
      rows: table.dropFirst().map { $0.map { [$0] } },
      labelCount: 1
    )
    let key = sdk.key.map { ", for pushes with \($0)" } ?? ""
    return "\nHandlers by what happens\(key)\n\n"
      + grid.text(width: PageLayout.current.width, indentation: "  ") + "\n  " + sdk.source + "\n"
  }
}

/// What a handler of an SDK is for: the methods inside which it runs.
extension NamedHandler: ListedExplanation {
  package var title: String { handler.name }

  package static let entries: [ExplanationEntry<NamedHandler>] = [
    .init("handler", .text) { $0.title },
    .init("sdk", .text) { $0.sdk.id }.fact("handler of") { $0.sdk.name },
    .init("key", .orNull(.text)) { $0.sdk.key }.fact("for pushes with") { $0.sdk.key ?? "" },
    .init("methods", .list(.method)) { $0.methods(in: nil) }
      .parts { [.names("methods", $0.methods(in: nil).map { $0.id })] },
    .init("source", .text) { $0.sdk.source }.facts { $0.occasions.map { ($0.event, $0.method) } },
  ]
}
