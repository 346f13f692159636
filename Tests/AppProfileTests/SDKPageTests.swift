import PushRules
import PushTestSupport
import Testing

@testable import AppProfile

/// The page about third-party SDKs, written from their presets.
struct SDKPageTests {
  @Test
  func `the page is the one of the presets`() throws {
    let rows = SDKPreset.all.map { preset in
      let adds = preset.adds.map { "`\($0.id)`" }.joined(separator: ", ")
      let takes =
        switch preset.takes {
        case .leaves: "–"
        case .ifFree: "if there is none"
        case .always: preset.passesOn ? "yes, passes on" : "yes, passes nothing on"
        }
      return "| `\(preset.id)` | \(preset.title) | \(adds.isEmpty ? "–" : adds) | \(takes) |\n"
    }
    let sections = SDKPreset.all.map { preset in
      "## \(preset.id)\n\n\(preset.title): \(preset.sentences.joined(separator: " "))\n\nSources:\n"
        + preset.sources.map { "- <\($0)>\n" }.joined()
    }
    try expectFile(
      Self.head + rows.joined() + "\n" + sections.joined(separator: "\n"),
      at: "Sources/PushRules/PushRules.docc/sdks.md"
    )
  }

  private static let head = """
    # Which SDK does what

    What the SDKs of others do to the callbacks of the apps that have them.

    ## Overview

    `pushroute scan` finds these SDKs by the lock files of package managers and by imports, and adds \
    what they do to the profile of the app; `--sdk-preset` names them where it cannot. The same text \
    is printed by `pushroute help sdks`. A test writes this page from the presets: \
    `RECORD_SNAPSHOTS=1 swift test`.

    | preset | SDK | adds to the application delegate | becomes the center's delegate |
    |---|---|---|---|

    """
}
