package import PushPayload
package import PushRules

/// What the sources of an app say about its pushes, target by target.
package struct Profile: Hashable, Sendable {
  /// The targets, apps first.
  package let targets: [TargetProfile]
  /// The Live Activities that the app declares.
  package let activities: [LiveActivity]

  package var app: TargetProfile? { targets.first { $0.kind == .app } }

  /// Whether a target is a service extension that handles pushes.
  package var hasServiceExtension: Bool {
    targets.contains {
      $0.kind == .serviceExtension && $0.situation.implements.contains(.serviceExtension)
    }
  }
}

/// What the sources of one target say about its pushes.
package struct TargetProfile: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// An app for the iPhone.
    case app
    /// A notification service extension.
    case serviceExtension = "service-extension"
    /// Anything else, such as a watch app, an app clip or a test.
    case other
  }

  package let name: String
  package let kind: Kind
  /// The part of a situation that the sources settle.
  package var situation = AppSituation()
  /// The oldest version of iOS that it runs on, or nil if nothing says it.
  package var deploymentTarget: String?
  /// What was found, in the order of its inputs, each with its place.
  package var facts: [Fact] = []
  /// The inputs that the sources do not settle.
  package var unknown: [Unknown] = []
  /// Methods and settings that look right and do not work.
  package var diagnostics: [Diagnostic] = []
  /// Mistakes that show in the app as a whole.
  package var examination: [Diagnostic] = []
}

/// The part of a situation that belongs to the app; what nothing settles is nil.
package struct AppSituation: Hashable, Sendable {
  package var implements: Set<DelegateMethod> = []
  package var lifecycle: Lifecycle?
  /// When the delegate of the notification center is set; the outer nil is for what is not known.
  package var notificationCenterDelegate: NotificationCenterDelegate??
  package var backgroundModes: Set<BackgroundMode>?
  package var sdk: SystemVersion?
  /// The options with which it registers categories.
  package var categoryOptions: Set<CategoryOption>?

  package init() {}
}

/// A place in a file of the app.
package struct SourcePlace: Hashable, Sendable {
  package let file: String
  /// The place in it, or nil in a file that is no text.
  package let position: SourcePosition?
  /// The bytes of the word there, or nil without a place.
  package var range: Range<Int>?

  /// The flag that states an SDK, where no file does.
  package static let stated = SourcePlace(file: "--sdk-preset", position: nil)
}

/// Something that the sources say.
package struct Fact: Hashable, Sendable {
  package enum Origin: String, CaseIterable, Hashable, Sendable {
    case code
    /// A class that the app inherits from, whose source is not in the app.
    case superclass
    case plist
    case project
    /// A third-party SDK that changes the app while it runs.
    case sdk
  }

  /// A member of a situation, or another input.
  package let input: String
  package let value: String
  package let origin: Origin
  package let place: SourcePlace
  /// What has to hold in a build for it, or nil.
  package let condition: String?
  /// The name of the SDK that does it, or nil for what the app itself has.
  package var agent: String?
}

/// Something that the sources do not say.
package struct Unknown: Hashable, Sendable {
  package let input: String
  package let reason: String
}

/// A mistake in the sources.
package struct Diagnostic: Hashable, Sendable {
  package let code: String
  package let severity: Severity
  /// What was found and what was expected, as a clause without a period.
  package let message: String
  package let place: SourcePlace
}
