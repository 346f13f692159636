/// A piece of a source text; the tokens of a text, one after the other, are its bytes.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// Spaces and ends of lines.
    case space
    /// A comment of either form.
    case comment
    /// A line for the preprocessor, such as `#if DEBUG`.
    case directive
    /// A name or a keyword, with its backticks if it has some.
    case word
    case number
    /// A string or a character with its quotes, and with the code inside of it.
    case string
    /// A regular expression between slashes.
    case regex
    /// A single byte of punctuation.
    case mark
  }

  package let kind: Kind
  package let start: Int
  package let end: Int

  /// The place of its bytes.
  package var range: Range<Int> { start..<end }

  /// Whether it means something: whatever is neither space nor comment.
  package var isCode: Bool { kind != .space && kind != .comment }
}
