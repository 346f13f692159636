import PushPayload
import PushRules
import PushTestSupport
import Testing

struct PayloadGeneratorTests {
  @Test func `the same seed gives the same bytes, another one others`() {
    var generators = [PayloadGenerator(seed: 5), PayloadGenerator(seed: 5), PayloadGenerator()]
    let lines = generators.indices.map { generators[$0].lines(200) }
    #expect(lines[0] == lines[1])
    #expect(lines[0] != lines[2])
  }

  @Test func `every line is a payload, of about 250 bytes`() throws {
    var generator = PayloadGenerator()
    let lines = generator.lines(2000)
    var scanner = PayloadScanner()
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      #expect(scanner.traits(of: line.span) != nil, "\(String(decoding: line, as: UTF8.self))")
    }
    #expect((240...260).contains(lines.count / 2000))
  }

  @Test func `among many payloads there is each form of a flag`() throws {
    var generator = PayloadGenerator()
    let flags = try (0..<Sweep.count(50_000)).map { _ in
      try Payload(generator.payload()).traits.contentAvailable
    }
    #expect(Set(flags) == Set(PayloadFlag.allCases).subtracting([.unreadable]))
  }
}
