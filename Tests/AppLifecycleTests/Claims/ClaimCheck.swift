import PushRules
import PushTestSupport

@testable import AppLifecycle

/// One thing that the engine answers to a claim.
enum ClaimCheck: Sendable {
  /// A script leads to these callbacks and states.
  case plays(Play)
  /// A callback in a script comes with this notification.
  case posts(String, with: String, in: Play)
  /// Two scripts lead to the same.
  case same(Play, Play)
  /// The last event of a script cannot happen.
  case refuses(Play)
  /// None of the events that a script can name leads from here to these callbacks.
  case never([String], from: AppState)
  /// A view controller gets these, in this order, methods for the layout left out.
  case tells(String, [String], in: Play)
  /// The script is contested, or noted, with this citation.
  case cites(String, in: Play)
  /// A callback has this selector.
  case selector(String, String)
  /// A property holds.
  case holds(String, @Sendable () throws -> Bool)
}

extension ClaimCheck {
  /// The versions that the texts speak about: before scenes.
  static let era = [SystemVersion].majors(4...12).atBreakpoints

  /// A script of an app without scenes.
  static func leads(
    _ text: String,
    from state: AppState,
    on systems: [SystemVersion] = era,
    after prelude: String = ""
  ) -> ClaimCheck {
    .plays(Play.app(systems, from: state, text).after(prelude))
  }

  /// A script of an app with `UIApplicationExitsOnSuspend`.
  static func exiting(
    _ text: String,
    from state: AppState,
    on systems: [SystemVersion] = era,
    after prelude: String = ""
  ) -> ClaimCheck {
    .plays(Play.app(systems, from: state, text).exiting.after(prelude))
  }

  /// A script of an app with scenes.
  static func scene(_ text: String, from state: AppState) -> ClaimCheck {
    .plays(.scene([SystemVersion].since(13).atBreakpoints, from: state, text))
  }

  /// An event that cannot happen after others.
  static func refusing(
    _ event: String,
    from state: AppState,
    after prelude: String
  ) -> ClaimCheck {
    .refuses(Play.app(era, from: state, event).after(prelude))
  }

  /// A notification in a script of an app without scenes.
  static func posts(
    _ notification: String,
    with method: String,
    on event: String,
    from: AppState
  )
    -> ClaimCheck
  {
    .posts(notification, with: method, in: .app(era, from: from, event))
  }
}
