import Testing

@testable import PushPayload

struct MendingTests {
  @Test
  func `a round that makes no JSON of JSON is taken back`() {
    let mending = Mending(of: bytes("[1]")) { Findings([found($0, "1", "]")]) }
    #expect(mending.bytes == bytes("[1]"))
    #expect(mending.fixCount == 0)
    #expect(mending.remaining.listed.count == 1)
  }

  @Test
  func `what is not JSON becomes JSON in one round, or stays`() {
    let whole = Mending(of: bytes("[1;2]")) { Findings([found($0, ";", ",")]) }
    #expect(whole.bytes == bytes("[1,2]"))
    #expect(whole.fixCount == 1)
    let half = Mending(of: bytes("[1;2;3]")) { Findings([found($0, ";", ",")]) }
    #expect(half.bytes == bytes("[1;2;3]"))
    #expect(half.fixCount == 0)
    #expect(half.remaining == half.found)
  }

  @Test
  func `a fix that is found again at another place was not announced`() {
    let mending = Mending(of: bytes("[1]")) { Findings([found($0, "1", "11")]) }
    #expect(mending.fixCount == 1)
    #expect(mending.bytes == bytes("[11]"))
  }

  @Test
  func `what comes to light later waits for another call`() {
    let mending = Mending(of: bytes("[1,]")) { text in
      Findings([text == bytes("[1,]") ? found(text, ",", "") : found(text, "1", "2")])
    }
    #expect(mending.bytes == bytes("[1]"))
    #expect(mending.remaining.fixes.count == 1)
  }

  @Test
  func `an insertion within a part that is replaced waits`() {
    let mending = Mending(of: bytes("[123]")) { text in
      guard text == bytes("[123]") else { return Findings([]) }
      return Findings([
        found(Fix.Edit(range: 1..<4, text: "4")), found(Fix.Edit(range: 2..<2, text: "x")),
      ])
    }
    #expect(mending.bytes == bytes("[4]"))
    #expect(mending.fixCount == 1)
  }

  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  /// A finding whose fix replaces the first occurrence of a character.
  private func found(_ bytes: [UInt8], _ old: Character, _ new: String) -> Finding {
    found(
      bytes.firstIndex { $0 == old.asciiValue }.map { index in
        Fix.Edit(range: index..<(index + 1), text: new)
      }
    )
  }

  /// A finding with a fix of one edit, or without a fix.
  private func found(_ edit: Fix.Edit?) -> Finding {
    let fix = edit.map { Fix(title: "", edits: [$0]) }
    return Finding("sound-empty", .warning, "", fix: fix)
  }
}
