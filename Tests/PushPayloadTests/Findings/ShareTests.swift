import Testing

@testable import PushPayload

struct ShareTests {
  private static let shares: [(count: Int, whole: Int, share: String)] = [
    (count: 0, whole: 10, share: "0%"), (count: 10, whole: 10, share: "100%"),
    (count: 1, whole: 3, share: "33.3%"), (count: 1, whole: 100_000, share: "<0.1%"),
    (count: 66_551_776_542_719, whole: 66_551_776_542_720, share: "99.9%"),
    (count: 0, whole: 0, share: "0%"),
  ]

  @Test(arguments: shares)
  func `a share never claims more than there is`(count: Int, whole: Int, share: String) {
    #expect(count.share(of: whole) == share)
  }

  @Test func `one of a kind is not many`() {
    #expect(1.counted("case") == "1 case" && 0.counted("case") == "0 cases")
    #expect(2.counted("box", plural: "boxes") == "2 boxes")
  }
}
