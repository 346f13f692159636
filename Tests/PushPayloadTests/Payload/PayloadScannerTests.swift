import PushRules
import PushTestSupport
import Testing

@testable import PushPayload

struct PayloadScannerTests {
  @Test
  func `what goes by is read as the rulings say, whatever stands in the payload`() throws {
    var random = SeededRandom(seed: 4)
    var scanner = PayloadScanner()
    for _ in 0..<Sweep.count(10_000) {
      let text = RandomPayload.text(using: &random)
      let bytes = Array(text.utf8)
      let root = try JSONDocument(reading: bytes).root
      let expected = root["aps"]?.members == nil ? nil : PayloadTraits(reference: root)
      let slice = bytes[...]
      #expect(scanner.traits(of: slice.span) == expected, "\(text)")
      let payload = try? Payload(bytes)
      #expect(payload?.traits == expected, "\(text)")
    }
  }

  @Test func `a misplaced flag is listed if and only if the traits say so`() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<500 {
      let text = RandomPayload.text(using: &random)
      guard let payload = try? Payload(text) else { continue }
      let listed = Set(payload.misplacedKeys.map(\.expected))
      let traits = payload.traits
      #expect(listed.contains(.contentAvailable) == (traits.contentAvailable == .misplaced))
      #expect(listed.contains(.mutableContent) == (traits.mutableContent == .misplaced))
    }
  }

  @Test(arguments: JSONCase.all)
  func `a text that is not JSON has no traits`(json: JSONCase) {
    var scanner = PayloadScanner()
    let text = ContiguousArray(#"{"aps":{},"x":"#.utf8) + json.bytes + "}".utf8
    let document = try? JSONDocument(reading: Array(text))
    #expect((scanner.traits(of: text.span) == nil) == (document == nil))
  }

  @Test func `few keys are looked at closely, and all that resemble a flag are among them`() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<Sweep.count(20_000) {
      let flag = FlagKey.allCases[Int.random(in: 0..<2, using: &random)]
      var key = Array(flag.rawValue.utf8)
      for _ in 0..<Int.random(in: 0...4, using: &random) { key.misspell(using: &random) }
      let text = String(decoding: key, as: UTF8.self)
      for flag in FlagKey.allCases {
        #expect(flag.resembles(text) == flag.resemblesClosely(text), "\(text)")
      }
    }
  }
}

extension [UInt8] {
  /// Inserts, removes, replaces or swaps letters, or cuts the end off.
  fileprivate mutating func misspell(using random: inout SeededRandom) {
    guard count > 2 else { return }
    let place = Int.random(in: 0..<(count - 1), using: &random)
    let letter = UInt8.random(in: UInt8(ascii: "A")...UInt8(ascii: "z"), using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: insert(letter, at: place)
    case 1: remove(at: place)
    case 2: self[place] = letter
    case 3: swapAt(place, place + 1)
    default: removeLast()
    }
  }
}

extension FlagKey {
  /// The rule for keys that resemble a flag, applied to every key.
  fileprivate func resemblesClosely(_ key: String) -> Bool {
    let letters = Self.letters(of: key)
    let own = Self.letters(of: rawValue)
    if letters.starts(with: own.prefix(12)), letters.count < own.count { return true }
    return abs(letters.count - own.count) <= 2 && EditDistance.between(letters, own) <= 2
  }
}
