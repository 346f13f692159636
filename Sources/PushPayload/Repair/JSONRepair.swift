/// A remark on a frequent JSON slip, and a safe way to mend it.
package struct JSONRepair: Hashable, Sendable {
  /// What to add to the message of the error, as a clause without a period.
  package let message: String
  /// The edits that make the whole text JSON, or nil if none are safe, as with a comment.
  package let fix: Fix?
  /// The text after those edits.
  let mended: MendedText?
  /// Whether Apple's own reader accepts the text, because only trailing commas are wrong.
  package let isReadByApple: Bool

  /// The largest text for which edits are sought.
  private static let largestByteCount = 64 * 1024

  /// Recognizes the slip at which reading stopped; nil for any other.
  ///
  /// The text is mended slip by slip. If one of them has no safe repair, there is no fix.
  package init?(_ error: JSONError, in bytes: [UInt8]) {
    guard error.code == "json-syntax", let slip = Self.slip(in: bytes),
      let kind = RepairKind(slip.problem)
    else { return nil }
    let steps = bytes.count <= Self.largestByteCount ? Self.mend(bytes) : nil
    message = kind.remark
    fix = steps.flatMap { steps in
      // The text behind a comment is checked, but the comment is not deleted.
      steps.kinds.contains(.comment)
        ? nil : Fix(title: Self.title(of: steps.kinds), edits: steps.text.edits)
    }
    mended = steps?.text
    isReadByApple = steps.map { $0.kinds.allSatisfy { $0 == .trailingComma } } ?? false
  }

  /// The first slip of a text, or nil if it is JSON.
  private static func slip(in bytes: [UInt8]) -> JSONSlip? {
    do {
      var reader = JSONReader(telling: JSONSyntaxCheck())
      let text = bytes[...]
      try reader.read(text.span)
      return nil
    } catch {
      return error
    }
  }

  /// Mends a text, or returns nil if a slip is in doubt.
  private static func mend(_ bytes: [UInt8]) -> (text: MendedText, kinds: [RepairKind])? {
    var text = MendedText(bytes)
    var kinds: [RepairKind] = []
    while let slip = slip(in: text.bytes) {
      guard let kind = RepairKind(slip.problem), kinds.count < 1_000,
        let edit = kind.edit(at: slip.offset, in: text.bytes), text.apply(edit)
      else { return nil }
      kinds.append(kind)
    }
    return (text, kinds)
  }

  private static func title(of kinds: [RepairKind]) -> String {
    let titles = RepairKind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : kind.title(count)
    }
    return titles.joined(separator: ", ")
  }
}

/// The slips with a remark and an edit.
enum RepairKind: CaseIterable, Hashable, Sendable {
  case trailingComma
  case missingComma
  case comment
  case singleQuote
  case curlyQuote

  init?(_ problem: JSONProblem) {
    guard case .structure(let problem) = problem else { return nil }
    switch problem {
    case .trailingComma: self = .trailingComma
    case .missingComma: self = .missingComma
    case .comment: self = .comment
    case .singleQuote: self = .singleQuote
    case .curlyQuote: self = .curlyQuote
    case .tooDeep, .endOfFile, .unclosed, .bareWord, .unexpected: return nil
    }
  }

  /// What to add to the message of the reader.
  var remark: String {
    switch self {
    case .trailingComma:
      "Apple's own reader lets a trailing comma pass on the simulator, others refuse it"
    case .missingComma: "the comma belongs behind the item before"
    case .comment: "a note has to stand outside of the payload, and no fix takes it away"
    case .singleQuote: "JavaScript and Python write such strings, JSON does not"
    case .curlyQuote: "word processors and web pages put curly quotes in place of straight ones"
    }
  }

  /// What a fix does to a number of places; nil for a comment, which stays.
  func title(_ count: Int) -> String? {
    switch self {
    case .trailingComma: count == 1 ? "remove the comma" : "remove \(count) commas"
    case .missingComma: count == 1 ? "insert a comma" : "insert \(count) commas"
    case .comment: nil
    case .singleQuote, .curlyQuote:
      count == 1
        ? "write straight double quotes" : "write straight double quotes for \(count) strings"
    }
  }

  /// The edit that mends a slip in a text, or nil if none is safe.
  func edit(at offset: Int, in bytes: [UInt8]) -> Fix.Edit? {
    switch self {
    case .trailingComma: Fix.Edit(range: offset..<(offset + 1), text: "")
    case .missingComma: CommaRepair.edit(before: offset, in: bytes)
    case .comment: CommentRepair.edit(at: offset, in: bytes)
    case .singleQuote, .curlyQuote: QuoteRepair.edit(at: offset, in: bytes)
    }
  }
}

/// A text as Apple's own reader on the simulator accepts it: with trailing commas.
package struct AppleReading: Sendable {
  /// The text, with the places of the original.
  package let document: JSONDocument
  /// Why others refuse the text, or nil if it is JSON.
  package let slip: Finding?

  /// Reads a text, perhaps a line of a stream with its number.
  ///
  /// - Throws: A ``JSONError`` if something else than trailing commas is wrong with the text.
  package init(_ bytes: [UInt8], asLine line: Int? = nil) throws(JSONError) {
    do {
      document = try JSONDocument(reading: bytes, asLine: line)
      slip = nil
    } catch {
      guard let repair = JSONRepair(error, in: bytes), repair.isReadByApple,
        let document = JSONDocument(reading: bytes, mendedBy: repair, asLine: line)
      else { throw error }
      self.document = document
      slip = Finding(error, repair, severity: .warning)
    }
  }
}
