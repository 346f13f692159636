package import PushPayload

/// The identity of a finding in its file, independent of layout.
package struct FindingKey: Hashable, Sendable {
  package let code: String
  /// The keys that lead to its place, as a JSON pointer; or the name of a header.
  package let place: String

  package init(code: String, place: String) {
    self.code = code
    self.place = place
  }

  package init(_ finding: Finding, in document: JSONDocument?) {
    code = finding.code
    if let range = finding.range {
      place = document?.root.pointer(to: range.lowerBound) ?? ""
    } else {
      place = finding.header.map { "header:" + $0.name } ?? ""
    }
  }
}

package struct KnownFindings: Hashable, Sendable {
  package private(set) var hidden = 0
  package var gone: Int { listed.values.reduce(0, +) }
  /// The number of findings by key, without hidden ones.
  package private(set) var found: [FindingKey: Int] = [:]
  private var listed: [FindingKey: Int]

  package init(_ listed: [FindingKey: Int] = [:]) { self.listed = listed }

  /// Counts a finding, and returns whether the baseline hides it.
  package mutating func hides(_ key: FindingKey) -> Bool {
    guard let count = listed[key], count > 0 else {
      found[key, default: 0] += 1
      return false
    }
    listed[key] = count - 1
    hidden += 1
    return true
  }

  mutating func add(_ other: KnownFindings) {
    hidden += other.hidden
    listed[FindingKey(code: "", place: ""), default: 0] += other.gone
  }
}

extension JSONNode {
  fileprivate func pointer(to offset: Int) -> String {
    switch value {
    case .object(let members):
      let index = members.partitionPoint { $0.node.end > offset }
      guard index < members.count, members[index].keyOffset <= offset else { return "" }
      let key = members[index].key.escaping(["~": "~0", "/": "~1"])
      return "/" + key + members[index].node.pointer(to: offset)
    case .array(let elements):
      let index = elements.partitionPoint { $0.end > offset }
      guard index < elements.count, elements[index].offset <= offset else { return "" }
      return "/\(index)" + elements[index].pointer(to: offset)
    default: return ""
    }
  }
}
