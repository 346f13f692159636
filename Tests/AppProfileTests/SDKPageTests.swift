import PushTestSupport
import Testing

@testable import AppProfile

/// The page about third-party SDKs, written from their presets.
struct SDKPageTests {
  @Test
  func `the page is the one of the rows`() throws {
    let rows = KnownSDK.all.map { sdk in
      let names = PackageManager.allCases.flatMap(sdk.packages).map { "`\($0)`" }
      let packages = names.unique().joined(separator: ", ")
      return "| `\(sdk.id)` | \(sdk.name) | \(packages) |\n"
    }
    try expectFile(
      Self.head + rows.joined(),
      at: "Sources/PushRules/PushRules.docc/sdks.md"
    )
  }

  private static let head = """
    # Which SDKs are known

    The SDKs of others whose effect on the callbacks of an app is known, and how they are found.

    ## Overview

    `pushroute scan` finds these SDKs by the lock files and manifests of package managers, by Xcode \
    projects and by imports, and adds what they do to the profile of the app; `--sdk-preset` names \
    them where it cannot, with a version such as `firebase@11.2`. `pushroute help sdks ID` prints what \
    one does to callbacks, which of its handlers run when, and the sources. A test writes this page \
    from the rows: `RECORD_SNAPSHOTS=1 swift test`.

    | id | SDK | packages |
    |---|---|---|

    """
}
