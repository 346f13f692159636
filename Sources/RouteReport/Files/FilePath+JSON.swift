internal import PushPayload
internal import Questions

extension FilePath {
  /// The members of an object that name a file: its path, and its bytes if they are not UTF-8.
  static let written: [JSONForm<FilePath>.Member] = [
    .init("source", .text) { $0.text ?? $0.printed },
    .optional("sourceBytes", hexadecimal) { path in
      path.text == nil
        ? path.bytes.map { PrintableText.hexadecimal($0, digits: 2) }.joined() : nil
    },
  ]

  private static let hexadecimal = JSONForm<String>(.text(like: "^([0-9a-f]{2})*$")) { .string($0) }
    .about("The bytes of a path that is no UTF-8, in hexadecimal digits.")
}
