package import PushPayload

/// A JSON file that is read to its end, with the mistakes that were found in it.
package struct CheckedFile: Sendable {
  package let json: JSONFile
  package private(set) var mistakes: [FileMessage] = []

  package init(_ json: JSONFile) { self.json = json }

  package mutating func note(_ message: String, at offset: Int) {
    mistakes.append(json.error(message, at: offset))
  }

  package mutating func note(_ mistake: FileMessage) { mistakes.append(mistake) }

  /// Reads a part; notes a mistake and returns nil.
  package mutating func noting<Result>(
    _ read: @autoclosure () throws(FileMessage) -> Result
  ) -> Result? {
    do {
      return try read()
    } catch {
      mistakes.append(error)
      return nil
    }
  }

  /// Returns the members with known and unique keys, and notes the others; nil if the value is not an
  /// object.
  package mutating func members(
    of node: JSONNode,
    known: [String],
    tolerated: [String] = [],
    expected: String
  ) -> [JSONMember]? {
    guard let members = node.members else {
      note(json.unexpected(node, expected: expected))
      return nil
    }
    var valid: [JSONMember] = []
    for member in members {
      if !known.contains(member.key), !tolerated.contains(member.key) {
        let found = "found the member \(ArgumentError.quoted(member.key)), expected "
        let suggestion = NearestWord(to: member.key, in: known).suggestion
        note(found + ArgumentError.list(known) + suggestion, at: member.keyOffset)
      } else if let earlier = valid.first(where: { $0.key == member.key }) {
        let place = json.position(of: earlier.keyOffset)
        let found = "found the member `\(member.key)` again, first at \(place), expected it once"
        note(found, at: member.keyOffset)
      } else {
        valid.append(member)
      }
    }
    return valid
  }
}
