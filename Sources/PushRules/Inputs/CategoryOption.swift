/// An option with which the app registers the category of the notification.
public enum CategoryOption: UInt8, ColumnValue {
  /// Report a dismissal: `customDismissAction`.
  case customDismiss

  /// The word of the command line.
  public var name: String { "custom-dismiss" }
}

extension InputDescription {
  static let customDismiss = InputDescription(
    "custom dismiss action",
    Presence.self,
    json: "categoryOptions." + CategoryOption.customDismiss.name,
    changedBy: .code,
    .line,
    get: { $0.categoryOptions.contains(.customDismiss) ? .present : .absent },
    set: { $0.categoryOptions = $1 == .present ? [.customDismiss] : [] },
    instruction: { value, _ in
      value == .present
        ? "register the category with the option customDismissAction"
        : "register the category without the option customDismissAction"
    },
    clause: {
      $0 == [.present]
        ? "category with the custom dismiss action" : "category without custom dismiss action"
    },
    changedMembers: { _, new in [("categoryOptions", .texts(new.categoryOptionNames))] }
  )
}

extension SituationMember {
  package static let categoryOptions = SituationMember(
    "categoryOptions",
    takes: "OPTIONS",
    .list(CategoryOption.allCases.map { $0.name }),
    help: "options of the notification's category with commas between them, or none: "
      + "custom-dismiss (none)",
    inputs: [.customDismiss],
    tableValues: ["none", "custom-dismiss"],
    value: { .texts($0.categoryOptionNames) },
    assumption: { situation in
      let names = situation.categoryOptionNames.joined(separator: ", ")
      return "category options " + (names.isEmpty ? "none" : names)
    },
    setAll: { $0.categoryOptions = Set($1.compactMap { CategoryOption(name: $0) }) }
  )
}

extension Situation {
  var categoryOptionNames: [String] {
    CategoryOption.allCases.filter { categoryOptions.contains($0) }.map { $0.name }
  }
}
