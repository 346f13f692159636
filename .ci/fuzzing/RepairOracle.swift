import PushPayload

/// Judges whether an edit of a text that is not JSON is one of the four that are safe.
struct RepairOracle {
  private let old: String
  private let new: String

  init(_ edit: Fix.Edit, in bytes: [UInt8]) {
    old = String(decoding: bytes[edit.range], as: UTF8.self)
    new = edit.text
  }

  func check() {
    let isSafe =
      switch (old.unicodeScalars.first, new) {
      case (nil, ","): true
      case (",", ""): old.unicodeScalars.count == 1
      case ("/", ""), ("/", " "): isComment
      case ("#", ""): !old.unicodeScalars.contains { $0 == "\n" || $0 == "\r" }
      default: isString
      }
    require(isSafe, "\(old.debugDescription) became \(new.debugDescription)")
  }

  private var isComment: Bool {
    let scalars = old.unicodeScalars
    if old.hasPrefix("//") { return !scalars.contains { $0 == "\n" || $0 == "\r" } }
    guard scalars.starts(with: "/*".unicodeScalars), scalars.count >= 4 else { return false }
    let body = Array(scalars.dropFirst(2))
    let ends = body.indices.dropLast().filter { body[$0] == "*" && body[$0 + 1] == "/" }
    return ends == [body.count - 2]
  }

  /// A string in other quotes: but for quotes and backslashes all scalars stay.
  private var isString: Bool {
    guard let first = old.unicodeScalars.first, "'‘’“”„".unicodeScalars.contains(first) else {
      return false
    }
    let marks = "\"'‘’“”„\\".unicodeScalars
    let content = { (text: String) in text.unicodeScalars.filter { !marks.contains($0) } }
    guard let document = try? JSONDocument(reading: Array(new.utf8)) else { return false }
    return document.root.string != nil && Array(content(old)) == Array(content(new))
  }
}
