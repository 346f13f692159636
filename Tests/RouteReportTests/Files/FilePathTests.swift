import PushTestSupport
import Questions
import Testing

@testable import RouteReport

struct FilePathTests {
  @Test
  func `paths are compared as bytes`() {
    let paths: Set<FilePath> = ["\u{C5}", "\u{212B}", "A\u{30A}"]
    #expect(paths.count == 3)
    #expect(FilePath(bytes: [0xC3, 0x85]) == "\u{C5}")
  }

  private static let printed: [(bytes: [UInt8], text: String)] = [
    (bytes: Array("a/ö.json".utf8), text: "a/ö.json"),
    (bytes: [0x61, 0xFF, 0x62], text: "a\\xffb"),
    (bytes: [0xC3, 0x28], text: "\\xc3("),
    (bytes: [0xED, 0xA0, 0x80], text: "\\xed\\xa0\\x80"),
    (bytes: [0xF4, 0x90, 0x80, 0x80], text: "\\xf4\\x90\\x80\\x80"),
    (bytes: [0xC0, 0xAF], text: "\\xc0\\xaf"),
    (bytes: [0xE2, 0x82], text: "\\xe2\\x82"),
    (bytes: [0x1B, 0x5B], text: "\\u{1b}["),
    (bytes: Array("\u{202E}x".utf8), text: "\\u{202e}x"),
    (bytes: Array("\u{301}x".utf8), text: "\\u{301}x"),
  ]

  @Test(arguments: printed)
  func `what prints`(bytes: [UInt8], text: String) {
    #expect(FilePath(bytes: bytes).printed == text)
  }

  @Test
  func `a path that is no text has its bytes beside it in JSON`() {
    let form = JSONForm.object(FilePath.written)
    let bytes = form.json(FilePath(bytes: [0x61, 0xFF]))
    #expect(bytes.compactText == #"{"source":"a\\xff","sourceBytes":"61ff"}"#)
    #expect(form.json("a").compactText == #"{"source":"a"}"#)
  }

  @Test
  func `the system agrees on what is UTF-8`() {
    var random = SeededRandom(seed: 1)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        [0x41, 0x80, 0xA0, 0xBF, 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xFF].randomElement(
          using: &random
        ) ?? UInt8(0)
      }
      let scalars = FilePath(bytes: bytes).scalars.compactMap { part in
        if case .byte = part { return Unicode.Scalar?.none }
        guard case .scalar(let scalar) = part else { return nil }
        return scalar
      }
      let isText = String(validating: bytes, as: UTF8.self) != nil
      #expect((FilePath(bytes: bytes).text != nil) == isText)
      if isText { #expect(scalars == Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)) }
    }
  }

  @Test
  func `folders and endings`() {
    #expect(("a/b/c.json" as FilePath).folder == "a/b/")
    #expect(("c.json" as FilePath).folder == "")
    #expect(("a" as FilePath).appending("b") == "a/b")
    #expect(("a/" as FilePath).appending("b") == "a/b")
    #expect(("x.JSON" as FilePath).hasEnding(".json"))
    #expect(!("x.json\u{301}" as FilePath).hasEnding(".json"))
    #expect(("/a/b" as FilePath).isInside("/a"))
    #expect(!("/ab" as FilePath).isInside("/a"))
  }

  @Test
  func `a reference has every byte`() {
    #expect(FilePath(bytes: [0x61, 0xFF, 0x20]).reference == "a%FF%20")
  }
}
