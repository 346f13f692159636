import DecisionTables
import PushRules

/// What a move runs: a callback with its notification, or a notification alone.
struct CallbackOutcome: LifecycleOutcome {
  let move: Move
  /// The callback, or nil if only a notification is posted.
  let callback: Callback?
  let notification: String?
  let reading: Reading
  /// How sure that state is, if it is not as sure as the callback.
  var stateConfidence: Confidence?
  /// The launch information that the callback gets, by the event that launches the app.
  var information: [LaunchInformation.Rule] = []
  /// What runs in view controllers before it.
  var views: ViewEvent?

  static var schema: Schema { .lifecycle }
  static var events: [String] { TransitionOutcome.events }
  var subject: String? { move.rawValue }
  var refuses: Bool { false }
  var words: String {
    let information = information.map { rule in
      "with " + rule.information.place + " on " + rule.condition.events.map { $0.name }.joined()
    }
    let words = [callback?.id, notification].compactMap { $0 } + information
    return words.isEmpty ? "nothing of its own" : words.joined(separator: ", ")
  }

  /// What the app reads: the name of a state, or how it follows.
  enum Reading: String, Hashable, Sendable {
    case active, inactive, background
    /// The state of the process after the move.
    case current
    case unknown

    func state(in current: ApplicationState?) -> ApplicationState? {
      self == .current ? current : ApplicationState(name: rawValue)
    }
  }

  /// Whether a scene gets it, so that each of two windows gets its own.
  var goesToScene: Bool {
    switch callback {
    case .push(let method): method == .sceneWillConnect
    case .lifecycle(let method): method.isOfScene
    case nil: false
    }
  }
}

extension When {
  func callsNothing(on move: Move) -> Conclusion<CallbackOutcome> {
    runs(nil, nil, on: move, reading: .unknown)
  }

  /// States a callback that a move runs, and the notification posted with it.
  func calls(
    _ callback: Callback,
    on move: Move,
    reading state: CallbackOutcome.Reading
  ) -> Conclusion<CallbackOutcome> {
    runs(callback, callback.notification, on: move, reading: state)
  }

  /// States that scenes get a callback, and the app only its notification.
  func posts(
    _ method: LifecycleMethod,
    on move: Move,
    reading state: CallbackOutcome.Reading
  ) -> Conclusion<CallbackOutcome> {
    runs(nil, method.notification, on: move, reading: state)
      .because(
        "The app's notification follows its scenes; the app delegate's method is not called."
      )
  }

  private func runs(
    _ callback: Callback?,
    _ notification: String?,
    on move: Move,
    reading state: CallbackOutcome.Reading
  ) -> Conclusion<CallbackOutcome> {
    follows(
      CallbackOutcome(move: move, callback: callback, notification: notification, reading: state)
    )
  }
}

extension Conclusion<CallbackOutcome> {
  func carrying(_ information: [LaunchInformation.Rule]) -> Conclusion {
    changed { $0.outcome.information = information }
  }

  /// States how sure the state is that the app reads.
  func readingIs(_ confidence: Confidence) -> Conclusion {
    changed { $0.outcome.stateConfidence = confidence }
  }

  func after(_ views: ViewEvent) -> Conclusion { changed { $0.outcome.views = views } }
}

/// The information that a launch method gets about the reason for the launch, unless that is a push.
public enum LaunchInformation: String, CaseIterable, Hashable, Sendable {
  /// The URL, in the launch options.
  case urlKey
  /// The user activity, in the launch options.
  case userActivityKey = "userActivityDictionaryKey"
  /// The quick action, in the launch options.
  case shortcutItemKey
  /// That a location event launched the app, in the launch options.
  case locationKey
  /// The URLs, in the connection options of the scene.
  case urlContexts
  /// The user activities, in the connection options of the scene.
  case userActivities
  /// The quick action, in the connection options of the scene.
  case shortcutItem

  /// When a method gets it.
  struct Rule: Hashable, Sendable {
    let condition: Region
    let information: LaunchInformation

    /// States that it comes with an event if some entries hold.
    static func on(
      _ event: LifecycleEvent,
      _ information: LaunchInformation,
      when entries: Entry...
    ) -> Rule {
      Rule(condition: Region.moments.keeping([.on(event)] + entries), information: information)
    }
  }

  /// Where the method finds it.
  public var place: String {
    rawValue.hasSuffix("Key")
      ? "the \(rawValue.dropLast(3)) key of launchOptions" : "connectionOptions." + rawValue
  }
}

// What a link or a quick action adds to a launch.
extension [LaunchInformation.Rule] {
  static let inLaunchOptions: Self = [
    .on(.openURL, .urlKey), .on(.openUniversalLink, .userActivityKey),
    .on(.openQuickAction, .shortcutItemKey),
  ]

  static let inConnectionOptions: Self = [
    .on(.openURL, .urlContexts), .on(.openUniversalLink, .userActivities),
    .on(.openQuickAction, .shortcutItem),
  ]
}
