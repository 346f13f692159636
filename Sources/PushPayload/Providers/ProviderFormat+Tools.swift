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
    examples: ["templates", "pushChannel", "body"]
  )

  private static let triggers = Mark.words(
    ["push", "calendar", "timeInterval", "location"],
    "trigger.type"
  )

  /// Notifications that the test runner Detox hands to the app itself.
  ///
  /// After Detox's page about mocking user notifications and its dispatcher: what stands at the top
  /// replaces the same keys in the `aps` of `payload`, and only a trigger of type `push` is remote.
  static let detox = ProviderFormat(
    name: "Detox",
    citation: "A-373",
    signatures: [
      ProviderSignature(groups: [
        triggers, Mark.string("title", "subtitle", "body") + Mark.object("payload"),
      ]), ProviderSignature(groups: [triggers], isLoose: true),
    ],
    keys: ProviderKey.alert(["title", "subtitle", "body"])
      + ProviderKey.aps(["badge", "category", "content-available"])
      + ProviderKey.aps(in: "payload.aps", ["sound", "mutable-content", "thread-id"]) + [
        ProviderKey(membersOf: "payload")
      ],
    slips: ["content-available", "badge", "category"].map { key in
      ProviderSlip(
        place: ["payload", "aps"],
        key: .word(key),
        expected: "`\(key)` beside `trigger`, which replaces it"
      )
    },
    flag: "`content-available` with 1",
    examples: ["trigger", "title", "body"]
  )
}
