/// What code of others does to the methods of an app.
package enum MethodChange: String, CaseIterable, Hashable, Sendable {
  /// It implements methods, and may set the delegate that has them.
  case adds
  /// It hides the app's own methods from the system.
  case hides
}
