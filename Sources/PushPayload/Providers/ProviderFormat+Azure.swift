extension ProviderFormat {
  /// Installations of Azure Notification Hubs, whose templates hold payloads as JSON in strings.
  ///
  /// After its pages about templates: an expression such as `$(name)` or `#(count)` is filled in when
  /// a push is sent, so nothing is known about its type. A native push is a payload and no message.
  static let azure = ProviderFormat(
    name: "Azure Notification Hubs",
    citation: "A-357",
    signatures: [
      ProviderSignature(groups: [Mark.string("pushChannel"), Mark.object("templates")])
    ],
    places: ["templates.{}"],
    verbatim: ["body"],
    takesText: true,
    keys: KnownNames.headers.names.map { ProviderKey("headers." + $0, header: $0) },
    flag: "`content-available` with 1 in `aps`",
    examples: ["templates", "pushChannel", "body"]
  )

  private typealias Mark = ProviderMark
}
