/// The life cycle that the app uses.
public enum Lifecycle: UInt8, ColumnValue {
  /// The life cycle of the app delegate.
  case app
  /// The life cycle of scenes, from iOS 13.
  case scene

  /// The word of the command line.
  public var name: String { ["app", "scene"][place] }
}

/// When the app sets the delegate of the notification center.
///
/// Nil is an app that sets none.
public enum NotificationCenterDelegate: UInt8, ColumnValue {
  /// Before the launch is finished, as Apple requires.
  case set
  /// After the launch is finished.
  case late

  /// The word of the command line.
  public var name: String { ["set", "late"][place] }
}

/// When the app makes its `PKPushRegistry`.
///
/// Nil is an app that makes none.
public enum PushRegistry: UInt8, ColumnValue {
  /// In every launch, before it is finished.
  case set
  /// After the launch is finished, such as behind a login.
  case late

  /// The word of the command line.
  public var name: String { ["set", "late"][place] }
}

/// An option with which the app registers the category of the notification.
public enum CategoryOption: UInt8, ColumnValue {
  /// Report a dismissal: `customDismissAction`.
  case customDismiss

  /// The word of the command line.
  public var name: String { "custom-dismiss" }
}

extension InputDescription {
  static let lifecycle = InputDescription(
    "life cycle",
    Lifecycle.self,
    json: "lifecycle",
    changedBy: .code,
    .build,
    get: { $0.lifecycle },
    set: { $0.lifecycle = $1 },
    instructions: ["use the life cycle of the app delegate", "adopt the life cycle of scenes"],
    clause: { accepted in accepted.map { $0.name }.joined() + " life cycle" }
  )

  static let notificationCenterDelegate = InputDescription(
    "notification center delegate",
    optional: "none",
    NotificationCenterDelegate.self,
    json: "notificationCenterDelegate",
    changedBy: .code,
    .line,
    get: { $0.notificationCenterDelegate },
    set: { $0.notificationCenterDelegate = $1 },
    instructions: [
      "set no delegate of the notification center",
      "set the delegate of the notification center before the launch is finished",
      "set the delegate of the notification center after the launch",
    ],
    clause: { accepted in
      switch accepted {
      case [nil]: "no notification center delegate"
      case [.set, .late]: "a notification center delegate"
      case [.set]: "notification center delegate set in time"
      default: nil
      }
    }
  )

  static let pushRegistry = InputDescription(
    "PushKit registry",
    optional: "none",
    PushRegistry.self,
    json: "pushRegistry",
    changedBy: .code,
    .line,
    get: { $0.pushRegistry },
    set: { $0.pushRegistry = $1 },
    instructions: [
      "make no PKPushRegistry", "make the PKPushRegistry before the launch is finished",
      "make the PKPushRegistry after the launch is finished",
    ]
  )

  static let customDismiss = InputDescription(
    "custom dismiss action",
    Presence.self,
    json: "categoryOptions." + CategoryOption.customDismiss.name,
    changedBy: .code,
    .line,
    get: { $0.categoryOptions.contains(.customDismiss) ? .present : .absent },
    set: { $0.categoryOptions = $1 == .present ? [.customDismiss] : [] },
    instructions: [
      "register the category without the option customDismissAction",
      "register the category with the option customDismissAction",
    ],
    clause: {
      $0 == [.present]
        ? "category with the custom dismiss action" : "category without custom dismiss action"
    },
    changedMembers: { _, new in [("categoryOptions", .texts(new.categoryOptionNames))] }
  )
}

extension SituationMember {
  package static let lifecycle = SituationMember(
    .lifecycle,
    takes: "KIND",
    help: "life cycle of the app; without it scene, if scene-will-connect is implemented, and from "
      + "iOS 26 without --implements",
    assumption: { $0.lifecycle.name + " life cycle" }
  )

  package static let notificationCenterDelegate = SituationMember(
    .notificationCenterDelegate,
    takes: "WHEN",
    help: "when its delegate is set: before the launch has finished, or late (set if "
      + "will-present or did-receive-response is implemented, else none)"
  )

  package static let pushRegistry = SituationMember(
    .pushRegistry,
    takes: "WHEN",
    help: "when the app makes its PKPushRegistry: before the launch has finished, or late (set)",
    assumption: { situation in
      guard situation.pushType == .voip || situation.pushType == .complication else { return nil }
      return "PushKit registry " + (situation.pushRegistry?.name ?? "none")
    }
  )

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
