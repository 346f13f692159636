internal import PushPayload
internal import Questions
internal import RouteReport

/// A case file whose missed expectations are replaced by actual values.
///
/// Only values are rewritten. A person decides about `notCalled`, remarks, `impossible`, and what a
/// scenario expects.
struct CaseUpdate: Sendable {
  /// The updated file.
  let bytes: [UInt8]
  /// The number of rewritten expectations.
  let count: Int
  let restCount: Int
  let difference: UnifiedDiff

  init(of file: CaseFile, _ isWanted: (StatedCase) -> Bool) {
    let misses = file.cases.filter(isWanted).flatMap { CaseJudgement(of: $0).misses }
    let nodes = Self.nodes(in: file.file)
    let edits = misses.compactMap { miss -> Edit? in
      guard !Self.undecided.contains(miss.member), let got = miss.got,
        let node = nodes[miss.position]
      else { return nil }
      return Edit(range: node.offset..<node.end, text: got.compactText)
    }
    let old = file.file.file.bytes
    count = edits.count
    restCount = misses.count - edits.count
    bytes = Self.apply(edits, to: old)
    difference = UnifiedDiff(of: file.path.name, from: old, to: bytes)
  }

  private struct Edit {
    let range: Range<Int>
    let text: String
  }

  private static func apply(_ edits: [Edit], to old: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var copied = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= copied {
      result += old[copied..<edit.range.lowerBound] + edit.text.utf8
      copied = edit.range.upperBound
    }
    return result + old[copied...]
  }

  private static let undecided = ["notCalled", "remarks", "withoutRemarks", "impossible", "expect"]

  /// The values of the file, by position.
  private static func nodes(in file: JSONFile) -> [SourcePosition: JSONNode] {
    var nodes: [SourcePosition: JSONNode] = [:]
    var rest = [file.root]
    while let node = rest.popLast() {
      nodes[file.position(of: node.offset)] = node
      rest += node.elements ?? node.members?.map(\.node) ?? []
    }
    return nodes
  }
}
