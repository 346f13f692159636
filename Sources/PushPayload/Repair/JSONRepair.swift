/// What is known about a slip that turns up in payloads: a remark, and a safe way to mend it.
package struct JSONRepair: Hashable, Sendable {
  /// What to add to the message of the error, as a clause without a period.
  package let message: String
  /// The edits after which the whole text is JSON, or nil if there are no safe ones, as where a comment
  /// stands.
  package let fix: Fix?
  /// The text after those edits.
  let mended: MendedText?
  /// Whether Apple's own reader takes the text as it stands, because of trailing commas alone.
  package let isReadByApple: Bool

  /// The number of bytes up to which edits are looked for.
  private static let largestByteCount = 64 * 1024

  /// Recognizes the slip at which reading stopped, or returns nil for any other.
  ///
  /// The text is mended slip by slip. If any of them has no safe repair, no fix is offered at all.
  package init?(_ error: JSONError, in bytes: [UInt8]) {
    guard error.code == "json-syntax", let slip = Self.slip(in: bytes),
      let kind = RepairKind(slip.problem)
    else { return nil }
    let steps = bytes.count <= Self.largestByteCount ? Self.mend(bytes) : nil
    message = kind.remark
    fix = steps.flatMap { steps in
      // To look behind a comment is one thing, to delete what somebody wrote another.
      steps.kinds.contains(.comment)
        ? nil : Fix(title: Self.title(of: steps.kinds), edits: steps.text.edits)
    }
    mended = steps?.text
    isReadByApple = steps.map { $0.kinds.allSatisfy { $0 == .trailingComma } } ?? false
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
