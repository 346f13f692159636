struct MendedText: Hashable, Sendable {
  private(set) var bytes: [UInt8]
  private(set) var edits: [Fix.Edit] = []

  /// Carries out edits, of those that overlap the first.
  init(_ bytes: [UInt8], by edits: [Fix.Edit]) {
    let fixes = Fix.separate(edits.map { Fix(title: "", edits: [$0], isOfText: true) })
    self.bytes = Fix.apply(fixes, to: bytes)
    self.edits = fixes.flatMap { $0.edits }
  }

  /// Carries out an edit of the present text and returns it as one of the original, or nil if it
  /// touches an earlier edit.
  mutating func apply(_ edit: Fix.Edit) -> Fix.Edit? {
    guard let range = original(edit.range) else { return nil }
    let index = edits.firstIndex { $0.range.lowerBound >= range.upperBound } ?? edits.count
    guard !edits.contains(where: { $0.range.overlaps(range) || $0.range == range }) else {
      return nil
    }
    let original = Fix.Edit(range: range, text: edit.text)
    edits.insert(original, at: index)
    bytes.replaceSubrange(edit.range, with: edit.text.utf8)
    return original
  }

  /// Where the bytes came from in a text in which the original stands at an offset; the text of an edit
  /// came from all bytes that it replaced.
  func origin(from start: Int) -> TextOrigin {
    var sources: [Range<Int>] = []
    sources.reserveCapacity(bytes.count)
    var place = start
    for edit in edits {
      let edit = edit.moved(by: start)
      sources += (place..<edit.range.lowerBound).map { $0..<($0 + 1) }
      sources += edit.text.utf8.map { _ in edit.range }
      place = edit.range.upperBound
    }
    let rest = bytes.count - sources.count
    return TextOrigin(sources + (place..<(place + rest)).map { $0..<($0 + 1) })
  }

  /// The original bytes of a range, or nil for edited text.
  private func original(_ range: Range<Int>) -> Range<Int>? {
    guard let start = original(range.lowerBound) else { return nil }
    guard !range.isEmpty else { return start..<start }
    guard let last = original(range.upperBound - 1), last - start == range.count - 1 else {
      return nil
    }
    return start..<(last + 1)
  }

  /// Returns where a byte stands in the original, or nil for text that an edit wrote.
  func original(_ offset: Int) -> Int? {
    let source = source(of: offset)
    return source.isEdit ? nil : source.place
  }

  /// Returns where a byte stands in the original, or where the edit does that wrote it.
  func source(of offset: Int) -> (place: Int, isEdit: Bool) {
    var shift = 0
    for edit in edits {
      let start = edit.range.lowerBound + shift
      let length = edit.text.utf8.count
      if offset < start { break }
      if offset < start + length { return (edit.range.lowerBound, true) }
      shift += length - edit.range.count
    }
    return (offset - shift, false)
  }
}
