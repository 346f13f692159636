import Testing

@testable import PushPayload

struct MendingTests {
  @Test func `a round that makes no JSON of JSON is taken back`() {
    let mending = mending("[1]") { [found($0, "1", "]")] }
    #expect(mending.bytes == bytes("[1]"))
    #expect(mending.fixCount == 0)
    #expect(mending.roundCount == 0)
  }

  @Test func `what is not JSON becomes JSON in one round, or stays`() {
    let whole = mending("[1;2]") { [found($0, ";", ",")] }
    #expect(whole.bytes == bytes("[1,2]"))
    #expect(whole.fixCount == 1)
    let half = mending("[1;2;3]") { [found($0, ";", ",")] }
    #expect(half.bytes == bytes("[1;2;3]"))
    #expect(half.fixCount == 0)
  }

  @Test func `what comes to light later is mended in the same call`() {
    let mending = mending("[1,]") { text in
      [text == bytes("[1,]") ? found(text, ",", "") : found(text, "1", "2")]
    }
    #expect(mending.bytes == bytes("[2]"))
    #expect(mending.roundCount == 2)
  }

  @Test func `a fix that changes the push waits for the word`() {
    for changesPushes in [false, true] {
      let mending = Mending(of: bytes("[1]"), changingPushes: changesPushes) { text in
        var fix = Fix(title: "", edits: [Fix.Edit(range: 1..<2, text: "2")])
        fix.changesPush = true
        return (Findings([Finding("a", .error, "", fix: fix)]), true)
      }
      #expect(mending.bytes == bytes(changesPushes ? "[2]" : "[1]"))
      #expect(mending.changeCount == (changesPushes ? 1 : 0))
    }
  }

  @Test func `an insertion within a part that is replaced waits`() {
    let mending = mending("[123]") { text in
      guard text == bytes("[123]") else { return [] }
      return [found(Fix.Edit(range: 1..<4, text: "4")), found(Fix.Edit(range: 2..<2, text: "x"))]
    }
    #expect(mending.bytes == bytes("[4]"))
    #expect(mending.fixCount == 1)
  }

  private func mending(_ text: String, found: ([UInt8]) -> [Finding]) -> Mending {
    Mending(of: bytes(text), changingPushes: false) { text in
      (Findings(found(text)), (try? JSONDocument(reading: text)) != nil)
    }
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
