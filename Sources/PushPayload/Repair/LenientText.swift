/// A text that is no JSON, read as if its slips were mended.
package struct LenientText: Sendable {
  /// The text as if it were mended, with all places as in the file; nil if a slip is in doubt.
  package let document: JSONDocument?
  /// The slips, of comments the first; if one is in doubt, only that at which reading stopped.
  let slips: [Slip]
  /// The parts that a template fills in.
  let placeholders: [Range<Int>]
  /// What wrote the text, if it is no JSON by intent.
  private let form: NotationText.Form?
  /// Why a template is no JSON, and whether only what a placeholder stands for can mend it.
  private var broken: (error: JSONError, isOfTemplate: Bool)?

  struct Slip: Hashable, Sendable {
    let kind: SlipKind
    let offset: Int
    let message: String
    /// What mends it, or nil if nothing may.
    var edit: Fix.Edit?
    /// Whether what a placeholder stands for may mend it.
    var isOfTemplate = false
  }

  /// The number of bytes up to which edits are looked for.
  private static let largestByteCount = 64 * 1024
  /// The number of slips up to which a text is mended.
  private static let mostSlips = 1_000

  package init(_ whole: [UInt8], asLine line: Int? = nil, at part: TextPlace? = nil) {
    let bytes = part.map { Array(whole[$0.range]) } ?? whole
    let start = part?.range.lowerBound ?? 0
    let isShort = bytes.count <= Self.largestByteCount
    let template = isShort && PushScan(in: bytes).mayHoldPush ? TemplateText(bytes) : nil
    placeholders = template?.edits.map { $0.moved(by: start).range } ?? []
    var text = MendedText(bytes, by: template?.edits ?? [])
    var found: [Slip] = []
    var stop: JSONSlip?
    while let (slip, closers) = Self.slip(in: text.bytes) {
      guard let kind = SlipKind(slip, in: text.bytes) else {
        stop = slip
        break
      }
      let isOfTemplate = template?.mayMend(slip, at: text.source(of: slip.offset).place) == true
      let end = text.bytes.count..<text.bytes.count
      let edit =
        kind == .missingCloser
        ? Fix.Edit(range: end, text: closers)
        : isShort ? kind.edit(at: slip.offset, in: text.bytes) : nil
      let place = text.original(slip.offset)
      let source = { start + text.source(of: $0).place }
      let message =
        kind == .missingCloser
        ? JSONError(slip, in: whole, asLine: line, part?.lines, origin: source).message
        : slip.problem.message { _ in .start }
      let mended = edit.flatMap { text.apply($0) }
      found.append(
        Slip(
          kind: kind,
          offset: start + (place ?? mended?.range.lowerBound ?? 0),
          message: message + "; " + kind.remark,
          edit: mended?.moved(by: start),
          isOfTemplate: isOfTemplate
        )
      )
      guard mended != nil, found.count <= Self.mostSlips else {
        stop = slip
        break
      }
    }
    let isMended = isShort && stop == nil
    let mended =
      isMended ? JSONDocument(reading: whole, mendedBy: text, asLine: line, at: part) : nil
    let notation = mended == nil && isShort ? NotationText(bytes) : nil
    let read = notation.flatMap {
      JSONDocument(reading: whole, mendedBy: $0.text, asLine: line, at: part)
    }
    form = read == nil ? nil : notation?.form
    document = mended ?? read
    found = read == nil ? found.filter { !$0.isOfTemplate } : []
    slips = document == nil ? Self.withoutEdits(found.prefix(1)) : Self.listed(found)
    if let template, let stop {
      let place = { start + text.source(of: $0).place }
      let error = JSONError(stop, in: whole, asLine: line, part?.lines, origin: place)
      broken = (error, template.mayMend(stop, at: place(stop.offset) - start))
    }
  }

  /// Whether a text of some kind is accepted unchanged: Apple's own parser accepts trailing commas.
  func isTaken(as kind: Lint.FileKind) -> Bool {
    let allowed = kind.allowedSlips.union([.trailingComma])
    return document != nil && (placeholders.isEmpty || form != nil)
      && slips.allSatisfy {
        allowed.contains($0.kind) || kind == .pasted && $0.kind.isOfLiterals
      }
  }

  func findings(_ error: JSONError, kind: Lint.FileKind) -> [Finding] {
    if let form { return [Finding(form, at: error.offset, kind)].compactMap { $0 } }
    let template = placeholders.first.map { place in
      let error = broken.flatMap { $0.isOfTemplate ? $0.error : nil }
      return Finding(template: place, of: placeholders.count, error)
    }
    guard document != nil else {
      if let template {
        if let slip = slips.first(where: { !kind.allowedSlips.contains($0.kind) }) {
          return [template, Finding(slip, .error)]
        }
        let error = broken.flatMap { $0.isOfTemplate ? nil : $0.error }
        return [template] + (error.map { [Finding($0, remark: nil)] } ?? [])
      }
      let remark = slips.first.flatMap { $0.offset == error.offset ? $0.kind.remark : nil }
      return [Finding(error, remark: remark)]
    }
    let found = slips.filter { !kind.allowedSlips.contains($0.kind) }
    if kind == .pasted, let literal = found.first(where: { $0.kind.isOfLiterals }) {
      let rest = found.filter { !$0.kind.isOfLiterals && $0.kind != .trailingComma }
      let note = Finding(.literal, at: literal.offset, kind)
      return [note, template].compactMap { $0 } + rest.map { Finding($0, .error) }
    }
    return [template].compactMap { $0 } + found.map { Finding($0, .error) }
  }

  /// The first slip, and what closes the brackets that are open there.
  private static func slip(in bytes: [UInt8]) -> (slip: JSONSlip, closers: String)? {
    var reader = JSONReader(receiver: JSONSyntaxCheck())
    do {
      let text = bytes[...]
      try reader.read(text.span)
      return nil
    } catch {
      return (error, reader.openContainers.reversed().map { $0.kind.closer }.joined())
    }
  }

  /// The text behind a comment is checked, but no comment is deleted, and no bracket is set where a
  /// person has to: then nothing else is mended.
  private static func listed(_ slips: [Slip]) -> [Slip] {
    guard slips.contains(where: { !$0.kind.isMended }) else { return slips }
    var seen: Set<SlipKind> = []
    return withoutEdits(slips.filter { $0.kind.isMended || seen.insert($0.kind).inserted })
  }

  private static func withoutEdits(_ slips: some Sequence<Slip>) -> [Slip] {
    slips.map { Slip(kind: $0.kind, offset: $0.offset, message: $0.message) }
  }
}

extension Finding {
  fileprivate init(template range: Range<Int>, of count: Int, _ broken: JSONError?) {
    let which = count == 1 ? "a placeholder" : "\(count) placeholders"
    let found = "found \(which) of a template: "
    let what = "what \(count == 1 ? "it stands" : "they stand") for"
    let rest = broken.map { error in
      "nothing is checked, for only \(what) can make JSON of \(error.position), \(error.message)"
    }
    self.init("template", .info, found + (rest ?? what + " is not checked"), at: range)
  }

  /// Notes that a text is read which is no JSON; nil for what is no mistake where it stands.
  fileprivate init?(_ form: NotationText.Form, at offset: Int, _ kind: Lint.FileKind) {
    let found: String
    switch form {
    case .print: found = "what a program prints; a number may have been text"
    case .literal: found = "a literal of a program"
    case .string where kind == .pasted: return nil
    case .string: found = "JSON with backslashes, as it stands in a string"
    }
    let severity: Severity = kind == .payload || kind == .simulator ? .error : .info
    let message = "found \(found), expected JSON; it is read as if it were"
    self.init(JSONError.syntax, severity, message, at: offset..<offset)
  }

  fileprivate init(_ slip: LenientText.Slip, _ severity: Severity) {
    let fix = slip.edit.map { Fix(title: slip.kind.title, edits: [$0], isOfText: true) }
    self.init(JSONError.syntax, severity, slip.message, at: slip.offset..<slip.offset, fix: fix)
  }
}

extension Lint.FileKind {
  fileprivate var allowedSlips: Set<SlipKind> {
    switch self {
    case .payload, .simulator, .request, .input: []
    case .document, .pasted: [.comment, .elision]
    case .jsonWithComments: [.comment, .trailingComma]
    case .json5: [.comment, .trailingComma, .singleQuote, .bareKey, .elision]
    }
  }
}

/// A text as Apple's own parser accepts it on the simulator, or as its kind of file allows.
package struct AppleJSON: Sendable {
  package let document: JSONDocument
  /// Why other parsers refuse the text, or nil if it is JSON or what its kind of file allows instead.
  package let slip: Finding?

  package init(
    _ bytes: [UInt8],
    asLine line: Int? = nil,
    kind: Lint.FileKind = .simulator,
    at place: TextPlace? = nil
  ) throws(JSONError) {
    do {
      document = try JSONDocument(reading: bytes, asLine: line, at: place)
      slip = nil
    } catch {
      let text = LenientText(bytes, asLine: line, at: place)
      guard text.isTaken(as: kind), let document = text.document else { throw error }
      self.document = document
      slip = text.findings(error, kind: kind).first
    }
  }
}
