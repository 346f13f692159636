import PushPayload
import PushRules
import PushTestSupport
import Testing

struct JSONMutationTests {
  private static let seed =
    Array(
      #"{"aps":{"alert":{"title":"é🍕\u00e9\ud83c\udf55"},"badge":-1.5e+1,"content-available":1},"#
        .utf8
    ) + Array(#""a":[true,false,null,"",{}],"content_available":"1","a":0}"#.utf8)

  @Test func `changed bytes never crash the reader, and errors point into the text`() {
    var random = SeededRandom(seed: 20_240_517)
    for _ in 0..<Sweep.count(25_000) {
      var bytes = Self.seed
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: index)
        case 2: bytes.insert(Self.seed.randomElement(using: &random) ?? 0, at: index)
        default: bytes[index] = Array("{}[]\",:\\-.0e".utf8).randomElement(using: &random) ?? 0
        }
      }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(PayloadError) {
      let payload = try Payload(bytes)
      #expect(payload.byteCount == bytes.count)
    } catch .unreadable(let error) {
      #expect((0...bytes.count).contains(error.offset), "\(bytes)")
      #expect(error.message.hasPrefix("found "))
    } catch {
      #expect(error.position != nil)
    }
  }
}
