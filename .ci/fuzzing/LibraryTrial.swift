import PushPayload
import PushRules

/// The reader, the checks and their fixes over one payload.
struct LibraryTrial {
  private let input: FuzzInput
  private let bytes: [UInt8]

  init(_ input: FuzzInput) {
    self.input = input
    bytes = input.payload
  }

  func run() {
    do throws(JSONError) {
      let document = try JSONDocument(reading: bytes)
      TreeTrial(document).run()
      lint(document)
    } catch {
      repair(error)
    }
  }

  private func repair(_ error: JSONError) {
    require(error.code == "json-syntax", "the code is \(error.code)")
    require((0...bytes.count).contains(error.offset), "a place outside of the text")
    requireHarmless(error.message)
    requireVisible(error.message)
    guard let slip = (try? AppleJSON(bytes))?.slip else { return }
    requireHarmless(slip.message)
    requireVisible(slip.message)
    guard let fix = slip.fix else { return }
    requireHarmless(fix.title)
    requireVisible(fix.title)
    let mended = Fix.apply([fix], to: bytes)
    require(mended == Splice.text(bytes, fix.edits), "a repair does not what its edits say")
    for edit in fix.edits { RepairOracle(edit, in: bytes).check() }
  }

  private func lint(_ document: JSONDocument) {
    let lint = Lint(
      document,
      kind: input.kind,
      headers: input.requestHeaders,
      system: input.version,
      messages: messages(in: document)
    )
    for finding in lint.findings.listed {
      requireHarmless(finding.message)
      requireVisible(finding.message)
      if let range = finding.range {
        let limit = max(bytes.count, input.headerText.count)
        require((0...limit).contains(range.upperBound), "\(finding.code) is outside of the text")
      }
      if let fix = finding.fix { check(fix, of: finding, in: document) }
    }
    checkTogether(lint.findings.listed.compactMap(\.fix), in: document)
  }

  private func messages(in document: JSONDocument) -> [ProviderMessage] {
    do throws(ProviderError) {
      return try ProviderChoice.automatic.messages(in: document)
    } catch {
      fatalError("a message that nobody named was refused: \(error.message)")
    }
  }

  private func check(_ fix: Fix, of finding: Finding, in document: JSONDocument) {
    requireHarmless(fix.title)
    requireVisible(fix.title)
    let code = finding.code
    let range = finding.range ?? 0..<0
    for edit in fix.edits {
      require(edit.range.upperBound <= bytes.count, "\(code) edits what is not there")
      // What an insertion adds, the oracle judges.
      let isAbout = edit.range.isEmpty || edit.range.overlaps(range)
      require(isAbout, "\(code) edits what it is not about")
    }
    let mended = Fix.apply([fix], to: bytes)
    require(mended == Splice.text(bytes, fix.edits), "\(code) does not what its edits say")
    guard let result = try? JSONDocument(reading: mended) else {
      fatalError("the fix of \(code) makes no JSON of JSON")
    }
    let oracle = FixOracle(fix.edits)
    require(oracle.removals(in: document.root) <= fix.edits.count, "\(code) removes too much")
    require(oracle.agree(document.root, result.root), "\(code) changes something else")
  }

  private func checkTogether(_ fixes: [Fix], in document: JSONDocument) {
    guard fixes.count > 1 else { return }
    let mended = Fix.apply(fixes, to: bytes)
    guard let result = try? JSONDocument(reading: mended) else {
      fatalError("the fixes together make no JSON of JSON")
    }
    let edits = fixes.flatMap(\.edits)
    require(Splice.keeps(bytes, mended, but: edits), "the fixes together change other bytes")
    require(FixOracle(edits).agree(document.root, result.root), "they change something else")
  }
}
