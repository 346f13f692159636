/// What is known about a slip that turns up in payloads: a remark, and a safe way to mend it.
package struct JSONRepair: Hashable, Sendable {
  /// What to add to the message of the error, as a clause without a period.
  package let message: String
  /// The edits after which the whole text is JSON, or nil if there are no safe ones.
  package let fix: Fix?

  /// The number of bytes up to which edits are looked for.
  private static let largestByteCount = 64 * 1024

  /// Recognizes the slip at which reading stopped, or returns nil for any other.
  ///
  /// The text is mended slip by slip. If any of them has no safe repair, no fix is offered at all.
  package init?(_ error: JSONError, in bytes: [UInt8]) {
    guard error.code == "json-syntax", let slip = Self.slip(in: bytes),
      let kind = RepairKind(slip.problem)
    else { return nil }
    message = kind.remark
    fix = bytes.count <= Self.largestByteCount ? Self.fix(for: bytes) : nil
  }

  /// Returns the first slip of a text, or nil if it is JSON.
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

  private static func fix(for bytes: [UInt8]) -> Fix? {
    var text = MendedText(bytes)
    var kinds: [RepairKind] = []
    while let slip = slip(in: text.bytes) {
      guard let kind = RepairKind(slip.problem), kinds.count < 1_000,
        let edit = kind.edit(at: slip.offset, in: text.bytes), text.apply(edit)
      else { return nil }
      kinds.append(kind)
    }
    let titles = RepairKind.allCases.compactMap { kind in
      let count = kinds.count { $0 == kind }
      return count == 0 ? nil : kind.title(count)
    }
    return Fix(title: titles.joined(separator: ", "), edits: text.edits)
  }
}
