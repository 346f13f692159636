struct XMLPropertyList: Sendable {
  private struct Open {
    let isArray: Bool
    let offset: Int
    var elements: [PropertyNode] = []
    var members: [PropertyNode.Member] = []
    var key: String?

    var node: PropertyNode {
      PropertyNode(value: isArray ? .array(elements) : .dictionary(members), offset: offset)
    }

    mutating func add(_ node: PropertyNode) {
      if isArray {
        elements.append(node)
      } else if let key {
        members.append(PropertyNode.Member(key: key, node: node))
        self.key = nil
      }
    }
  }

  private var scanner: ByteScanner
  private var open: [Open] = []
  private var skippedDepth = 0
  private var root: PropertyNode?

  /// The outermost value; everything behind the first mistake is left out.
  static func read(_ bytes: [UInt8]) -> PropertyNode? {
    var reader = XMLPropertyList(scanner: ByteScanner(bytes, as: .xmlPropertyList))
    while reader.root == nil, reader.readTag() {}
    while reader.root == nil, reader.open.last != nil { reader.close() }
    return reader.root
  }

  private mutating func readTag() -> Bool {
    scanner.skip { $0 != UInt8(ascii: "<") }
    guard !scanner.isAtEnd else { return false }
    if scanner.isAt("<!--") {
      while !scanner.isAtEnd, !scanner.isAt("-->") { scanner.place += 1 }
      return true
    }
    let start = scanner.place
    scanner.skip { $0 != UInt8(ascii: ">") }
    var tag = String(decoding: scanner.bytes[(start + 1)..<scanner.place], as: UTF8.self)
    scanner.place += scanner.isAtEnd ? 0 : 1
    let isEmpty = tag.hasSuffix("/")
    if isEmpty { tag.removeLast() }
    let name = tag.prefix { !$0.isWhitespace }
    switch name {
    case "dict", "array":
      begin(Open(isArray: name == "array", offset: start))
      if isEmpty { close() }
    case "/dict", "/array": close()
    case "true", "false": add(.boolean(name == "true"), start)
    case "key":
      let key = isEmpty ? "" : readText()
      if skippedDepth == 0, let last = open.indices.last { open[last].key = key }
    case "string": add(.string(isEmpty ? "" : readText()), start)
    case "integer", "real": add(Int(isEmpty ? "" : readText()).map { .number($0) } ?? .other, start)
    case "date", "data":
      if !isEmpty { _ = readText() }
      add(.other, start)
    default: break
    }
    return true
  }

  private mutating func begin(_ collection: Open) {
    if skippedDepth == 0, scanner.enter() { return open.append(collection) }
    add(.truncated, collection.offset)
    skippedDepth += 1
  }

  private mutating func close() {
    guard skippedDepth == 0 else {
      skippedDepth -= 1
      return
    }
    guard let collection = open.popLast() else { return }
    scanner.leave()
    add(collection.node)
  }

  private mutating func add(_ value: PropertyNode.Value, _ offset: Int) {
    add(PropertyNode(value: value, offset: offset))
  }

  private mutating func add(_ node: PropertyNode) {
    guard skippedDepth == 0 else { return }
    guard let last = open.indices.last else {
      root = root ?? node
      return
    }
    open[last].add(node)
  }

  /// Reads text up to the next tag, with its entities resolved.
  private mutating func readText() -> String {
    let start = scanner.place
    if scanner.isAt("<![CDATA[") {
      while !scanner.isAtEnd, !scanner.isAt("]]>") { scanner.place += 1 }
      let content = scanner.bytes[(start + 9)..<max(start + 9, scanner.place)]
      return String(decoding: content, as: UTF8.self)
    }
    var text: [UInt8] = []
    while !scanner.isAtEnd, scanner.peek() != UInt8(ascii: "<") {
      if scanner.peek() == UInt8(ascii: "&"),
        let entity = Self.entities.first(where: { scanner.isAt($0.name) })
      {
        text.append(entity.letter)
        scanner.place += entity.name.utf8.count
      } else {
        text.append(scanner.peek())
        scanner.place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let entities: [(name: String, letter: UInt8)] = [
    ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")), ("&quot;", UInt8(ascii: "\"")),
    ("&apos;", UInt8(ascii: "'")), ("&amp;", UInt8(ascii: "&")),
  ]
}
