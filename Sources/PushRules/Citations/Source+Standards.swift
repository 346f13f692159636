extension Source {
  /// Standards of the Internet, and what Apple writes about its tools.
  static let standards: [Source] = [
    Source(
      "RFC-8259",
      "RFC 8259, the JSON data interchange format",
      .web,
      "www.rfc-editor.org/rfc/rfc8259"
    ),
    Source(
      "X-11.4",
      "Apple, Xcode 11.4 release notes, on the simulator",
      .web,
      "developer.apple.com/documentation/xcode-release-notes/xcode-11_4-release-notes"
    ),
  ]
}
