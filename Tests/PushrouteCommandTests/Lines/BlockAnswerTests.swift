import Testing

@testable import PushrouteCommand

struct BlockAnswerTests {
  @Test
  func `an answer begins with the number of its line`() {
    var answer = BlockAnswer()
    for number in [9, 10, 1_000_000] { answer.append(line: number, Array(",\"a\":1}\n".utf8)) }
    #expect(
      String(decoding: answer.bytes, as: UTF8.self) == """
        {"line":9,"a":1}
        {"line":10,"a":1}
        {"line":1000000,"a":1}

        """
    )
  }
}
