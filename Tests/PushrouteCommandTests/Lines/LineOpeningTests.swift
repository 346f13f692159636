import Testing

@testable import PushrouteCommand

struct LineOpeningTests {
  @Test
  func `numbers that follow each other are counted up`() {
    var opening = LineOpening(1)
    for number in 1...11_000 {
      opening.move(to: number)
      #expect(opening.bytes == Array("{\"line\":\(number)".utf8))
    }
  }

  @Test(arguments: [
    (0, 1), (1, 1), (9, 10), (9, 8), (99, 1_000), (1_000, 99), (999_999, 1_000_000),
  ])
  func `any number may follow another`(first: Int, second: Int) {
    var opening = LineOpening(first)
    opening.move(to: second)
    #expect(opening.bytes == Array("{\"line\":\(second)".utf8))
  }
}
