internal import DecisionTables
package import PushRules

extension LifecycleConfiguration {
  /// Whether the app can start: an app built with the iOS 27 SDK needs scenes on iOS 27.
  package var launchability: Launchability {
    lifecycle == .scene || system < .iOS(27, 0) || sdk < .iOS(27, 0) ? .launches : .fails
  }
}

extension Entry {
  static var canLaunch: Entry { Entry(.launchability, [Launchability.launches]) }
  static var failsToLaunch: Entry { Entry(.launchability, [Launchability.fails]) }
}
