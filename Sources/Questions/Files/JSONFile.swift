package import PushPayload

/// A JSON file that creates messages with positions.
package struct JSONFile: Sendable {
  package let file: InputFile
  package let document: JSONDocument
  /// The value that is read: the root value, or a part of it.
  package let root: JSONNode

  package init(_ file: InputFile) throws(FileMessage) {
    do {
      document = try JSONDocument(reading: file.bytes).withLines
    } catch {
      let position = error.code == LintCode.tooLarge.code ? nil : error.position
      throw file.error(error.message, at: position, code: error.code)
    }
    self.file = file
    root = document.root
  }

  /// Takes a value in a file as a file of its own; positions are those in the whole file.
  package init(_ part: JSONNode, of file: JSONFile) {
    self.file = file.file
    document = file.document
    root = part
  }

  /// Returns the path of another file for one that this file states relative to its own folder.
  package func location(
    of text: String,
    at place: SourcePosition?
  ) throws(FileMessage) -> FilePath {
    let path = FilePath(text)
    guard !path.isAbsolute else {
      let found = "found the path \(path.quoted), expected one relative to the folder of this file"
      throw file.error(found, at: place)
    }
    return file.path.folder.appending(path == .standardInput ? "./-" : path)
  }

  package func position(of offset: Int) -> SourcePosition { document.position(of: offset) }

  package func error(_ message: String, at offset: Int) -> FileMessage {
    var error = file.error(message, at: nil)
    error.position = position(of: offset)
    error.excerpt = file.isShown ? Excerpt(of: file.bytes, atByte: offset) : nil
    return error
  }

  package func unexpected(_ node: JSONNode, expected: String) -> FileMessage {
    error("found \(node.value.kind), expected \(expected)", at: node.offset)
  }

  /// Returns the elements of an array; `expected` names them in an error.
  package func elements(
    of node: JSONNode,
    expected: String
  ) throws(FileMessage) -> [JSONNode] {
    if let elements = node.elements { return elements }
    throw unexpected(node, expected: "an array of " + expected)
  }

  /// Returns the members of an object; all keys must be known and unique.
  package func members(
    of node: JSONNode,
    known: [String],
    tolerated: [String] = [],
    expected: String
  ) throws(FileMessage) -> [JSONMember] {
    var checked = CheckedFile(self)
    let members = checked.members(of: node, known: known, tolerated: tolerated, expected: expected)
    if let first = checked.mistakes.first { throw first }
    return members ?? []
  }

  /// Returns the text of a member that may be missing.
  package func text(_ key: String, of node: JSONNode) throws(FileMessage) -> String? {
    guard let node = node[key] else { return nil }
    guard let text = node.string else { throw unexpected(node, expected: "a string") }
    return text
  }
}

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
