/// A file of Dart, JavaScript or TypeScript that may register handlers of SDKs.
package struct ScriptFile: Sendable {
  /// The endings of their names.
  static let endings = [".dart", ".js", ".jsx", ".mjs", ".ts", ".tsx"]

  let source: SourceFile
  /// The words that facts and handlers look for, each with its first place.
  let words: [String: Int]

  /// Reads a file; nil if it is no script, or a test.
  init?(_ source: SourceFile) {
    guard Self.isScript(source.path) else { return nil }
    self.source = source
    // The comments and strings of these languages are those of Swift, but for single quotes.
    let code = Code(source.bytes, .swift)
    var words: [String: Int] = [:]
    for index in 0..<code.count {
      guard let word = code.word(index) ?? code.quoted(index), KnownSDK.words.contains(word),
        words[word] == nil
      else { continue }
      words[word] = code.offset(index)
    }
    self.words = words
  }

  /// Whether a file is worth reading: no script, or one that has a word of an SDK.
  package static func matters(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard isScript(path) else { return !endings.contains { path.hasSuffix($0) } }
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let word = bytes[start...].prefix { ByteScanner.isWordByte($0) }
      if lengths.contains(word.count),
        KnownSDK.words.contains(String(decoding: word, as: UTF8.self))
      {
        return true
      }
      start = word.endIndex + 1
    }
    return false
  }

  private static let lengths = Set(KnownSDK.words.map { $0.utf8.count })

  private static func isScript(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) } && !path.hasSuffix(".d.ts")
      && !["test", ".spec.", "mock"].contains {
        path.lowercased().hasPart($0)
      }
      && !SDKSetting.fileNames.contains { path.lowercased().hasSuffix($0) }
  }
}

extension Code {
  /// The content of a string, or nil for another token.
  fileprivate func quoted(_ index: Int) -> String? {
    guard tokens[index].kind == .string else { return nil }
    return String(text(index).dropFirst().dropLast())
  }
}
