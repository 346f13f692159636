extension Source {
  /// Standards of the Internet.
  static let standards: [Source] = [
    Source(
      "RFC-8259",
      "RFC 8259, the JSON data interchange format",
      .web,
      "www.rfc-editor.org/rfc/rfc8259"
    )
  ]
}
