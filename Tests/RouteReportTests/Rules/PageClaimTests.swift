import AppLifecycle
import Evidence
import RouteReport
import Testing

struct PageClaimTests {
  @Test(arguments: PageClaim.all)
  func `the page of a claim says what became of it`(claim: PageClaim) throws {
    let page = try #require(PageContent.all.first { $0.id == claim.page })
    #expect(page.claims.map(\.id).contains(claim.id))
    for words in claim.words {
      #expect(page.text.contains(words), "\(claim): \(words)")
    }
  }

  private static let ids = SeedClaim.all.filter { $0.concern != .model }.map(\.id)

  @Test func `every claim about explanations and code is named here once`() {
    #expect(PageClaim.all.map(\.id) == Self.ids)
  }

  @Test func `every claim about explanations and code is on exactly one page`() {
    let held = PageContent.all.flatMap(\.claims).map(\.id)
    #expect(held.sorted() == Self.ids)
  }
}

/// The content of a page of either sort.
struct PageContent {
  let id: String
  let claims: [SeedClaim]
  let citations: [String]
  let sentences: [String]

  /// All sentences besides the claims themselves.
  var text: String { (sentences + claims.compactMap(\.remark)).joined(separator: "\n") }

  static let all: [PageContent] =
    CallbackPage.all.map { page in
      PageContent(
        id: page.callback.id,
        claims: page.claims,
        citations: page.citations + page.limits.map(\.citation),
        sentences: [page.purpose] + page.advice + page.remarks
      )
    }
    + ConceptPage.all.map { page in
      PageContent(
        id: page.id,
        claims: page.claims,
        citations: page.citations + page.related,
        sentences: [page.summary] + page.remarks
      )
    }
}

/// A claim about the purpose of a callback, or about code, with the words that its page must have.
struct PageClaim: Sendable, CustomStringConvertible {
  let id: String
  /// The id of the one page that holds it.
  let page: String
  /// Words of the page, outside of the claim itself or in its remark.
  let words: [String]

  init(_ id: String, on page: String, says words: String...) {
    self.id = id
    self.page = page
    self.words = words
  }

  var description: String { id + " on " + page }

  static let all: [PageClaim] = [
    PageClaim("S0-07", on: "notifications", says: "not local notifications", "NotificationCenter"),
    PageClaim("S0-10", on: "did-finish-launching", says: "unless the app has scenes"),
    PageClaim("S0-13", on: "did-become-active", says: "Restore the state of the user interface"),
    PageClaim("S0-16", on: "will-resign-active", says: "Save the state of the user interface"),
    PageClaim("S0-19", on: "did-enter-background", says: "Save user data", "database"),
    PageClaim("S0-22", on: "will-enter-foreground", says: "Restore user data"),
    PageClaim("S0-25", on: "will-terminate", says: "Free resources", "Do not rely on it"),
    PageClaim("S1-01", on: "app-states", says: "views have a life cycle of their own"),
    PageClaim("S1-09", on: "app-states", says: "the sequences of this text are observations"),
    PageClaim("S1-11", on: "did-finish-launching", says: "Create the root view controller"),
    PageClaim("S1-12", on: "did-become-active", says: "and refresh it"),
    PageClaim("S1-41", on: "view-did-disappear", says: "knows no viewDidDisAppear"),
    PageClaim("S1-42", on: "view-will-appear", says: "runs many times", "Load and refresh"),
    PageClaim("S2-06", on: "notifications", says: "posts inside the process"),
    PageClaim("S2-11", on: "did-enter-background", says: "Free shared resources"),
    PageClaim("S2-17", on: "exits-on-suspend", says: "figures", "not readable"),
    PageClaim("S2-29", on: "did-finish-launching", says: "a UIResponder since iOS 5"),
    PageClaim("S3-01", on: "app-states", says: "states of the app, not of the device"),
    PageClaim("S3-09", on: "background-time", says: "let the app be suspended"),
    PageClaim("S3-12", on: "did-finish-launching", says: "Return true"),
    PageClaim("S3-14", on: "will-resign-active", says: "Pause a game"),
    PageClaim("S3-16", on: "did-enter-background", says: "stop timers", "enough state to restore"),
    PageClaim("S3-20", on: "did-become-active", says: "also runs at the first launch"),
    PageClaim("S3-24", on: "will-terminate", says: "close connections", "often never done"),
    PageClaim("S3-25", on: "will-terminate", says: "A kill gives no callback"),
    PageClaim("S3-27", on: "background-time", says: "keep its identifier", "It is an integer"),
    PageClaim(
      "S3-28",
      on: "background-time",
      says: "a property of UIDevice",
      "defines isMultitaskingSupported itself"
    ),
    PageClaim("S3-31", on: "expiration-handler", says: "Do not end the task asynchronously"),
    PageClaim(
      "S4-08",
      on: "will-terminate",
      says: "Do the work when the app enters the background"
    ),
    PageClaim("S4-09", on: "did-finish-launching", says: "launched, and why"),
    PageClaim("S4-10", on: "will-resign-active", says: "about to lose the focus"),
    PageClaim("S4-11", on: "did-enter-background", says: "has left the foreground"),
    PageClaim("S4-12", on: "will-enter-foreground", says: "on its way back from the background"),
    PageClaim("S4-13", on: "did-become-active", says: "Start again what willResignActive paused"),
    PageClaim("S4-14", on: "will-terminate", says: "crashes", "skip it"),
  ]
}
