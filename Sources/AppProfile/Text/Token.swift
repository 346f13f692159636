/// A piece of source text; the tokens of a text cover all of its bytes.
package struct Token: Hashable, Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    /// Spaces and ends of lines.
    case space
    case comment
    /// A preprocessor line, such as `#if DEBUG`.
    case directive
    /// A name or keyword, with its backticks.
    case word
    case number
    /// A string or character with its quotes and interpolated code.
    case string
    /// A regular expression between slashes.
    case regex
    /// A single byte of punctuation.
    case mark
  }

  package let kind: Kind
  package let start: Int
  package let end: Int

  package var range: Range<Int> { start..<end }

  package var isCode: Bool { kind != .space && kind != .comment }
}
