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
