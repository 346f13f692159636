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

  /// The key of a finding in a document, or in a text that is not JSON.
  package init(_ finding: Finding, in document: JSONDocument?) {
    code = finding.code
    if let range = finding.range {
      place = document?.root.pointer(to: range.lowerBound) ?? ""
    } else {
      place = finding.header.map { "header:" + $0.name } ?? ""
    }
  }
}

/// The findings of a baseline, compared with those of a file.
package struct KnownFindings: Hashable, Sendable {
  /// How many findings are not shown.
  package private(set) var hidden = 0
  /// How many findings of the baseline are gone.
  package var gone: Int { listed.values.reduce(0, +) }
  /// The number of findings by key, without hidden ones.
  package private(set) var found: [FindingKey: Int] = [:]
  private var listed: [FindingKey: Int]

  /// Begins with the baseline's findings of a file.
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

  /// Adds the numbers of another file.
  mutating func add(_ other: KnownFindings) {
    hidden += other.hidden
    listed[FindingKey(code: "", place: ""), default: 0] += other.gone
  }
}

extension JSONNode {
  /// Returns the keys and indices that lead to a byte, as a JSON pointer.
  fileprivate func pointer(to offset: Int) -> String {
    switch value {
    case .object(let members):
      guard let member = members.covering(offset, from: { $0.keyOffset }, to: { $0.node.end })
      else { return "" }
      return "/" + Self.escaped(member.element.key) + member.element.node.pointer(to: offset)
    case .array(let elements):
      guard let element = elements.covering(offset, from: { $0.offset }, to: { $0.end }) else {
        return ""
      }
      return "/\(element.index)" + element.element.pointer(to: offset)
    default: return ""
    }
  }

  private static func escaped(_ key: String) -> String {
    key.unicodeScalars.map { scalar in
      switch scalar {
      case "~": "~0"
      case "/": "~1"
      default: String(scalar)
      }
    }.joined()
  }
}

extension Array {
  /// Returns the element whose bytes a byte is among, if the elements stand in order.
  fileprivate func covering(
    _ offset: Int,
    from start: (Element) -> Int,
    to end: (Element) -> Int
  ) -> (index: Int, element: Element)? {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = (lower + upper) / 2
      if end(self[middle]) <= offset { lower = middle + 1 } else { upper = middle }
    }
    guard lower < count, start(self[lower]) <= offset else { return nil }
    return (lower, self[lower])
  }
}
