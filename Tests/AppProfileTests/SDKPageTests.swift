import PushRules
import PushTestSupport
import Testing

@testable import AppProfile

/// The page about third-party SDKs, written from their presets.
struct SDKPageTests {
  @Test
  func `the page is the one of the rows`() throws {
    let rows = KnownSDK.all.map { sdk in
      "| `\(sdk.id)` | \(sdk.name) | \(sdk.packageWords) |\n"
    }
    let sections = KnownSDK.all.map { sdk in
      "## \(sdk.name)\n\n"
        + ([sdk.switchSentence.map { "- \($0)\n" }].compactMap { $0 }
        + sdk.facts.map { "- \(Self.words(for: $0, of: sdk))\n" }).joined()
        + Self.table(of: sdk)
    }
    try expectFile(
      Self.head + rows.joined() + "\n" + sections.joined(separator: "\n"),
      at: "Sources/PushRules/PushRules.docc/sdks.md"
    )
  }

  private static func words(for fact: SDKFact, of sdk: KnownSDK) -> String {
    let links = fact.sources(of: sdk).enumerated().map { "[\($0 + 1)](\($1))" }.joined(
      separator: ", "
    )
    return fact.sentence(of: sdk) + (fact.otherSide.map { " But: \($0)" } ?? "")
      + " (\(fact.confidence.name): \(links))"
  }

  private static func table(of sdk: KnownSDK) -> String {
    let rows = sdk.handlerTable.map { "| " + $0.joined(separator: " | ") + " |\n" }
    guard let head = rows.first else { return "" }
    let line = "|" + String(repeating: "---|", count: sdk.handlerTable[0].count) + "\n"
    let key = sdk.key.map { ", for pushes with `\($0)`" } ?? ""
    return "\nHandlers by what happens\(key):\n\n" + head + line + rows.dropFirst().joined()
  }

  private static let head = """
    # Which SDK does what

    What the SDKs of others do to the callbacks of the apps that have them.

    ## Overview

    `pushroute scan` finds these SDKs by the lock files and manifests of package managers, by Xcode \
    projects and by imports, and adds what they do to the profile of the app; `--sdk-preset` names \
    them where it cannot, with a version such as `firebase@11.2`. `pushroute help sdks ID` prints the \
    same. A test writes this page from the rows: `RECORD_SNAPSHOTS=1 swift test`.

    | id | SDK | packages |
    |---|---|---|

    """
}

extension KnownSDK {
  fileprivate var packageWords: String {
    packages.map { "`\($0.name)`" }.unique().joined(separator: ", ")
  }
}
