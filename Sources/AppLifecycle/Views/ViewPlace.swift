/// The visible view controller, and how it came to the stack.
enum ViewPlace: String, CaseIterable, Hashable, Sendable {
  case empty = "no view"
  /// No view is loaded, and the scene is connected in the background.
  case unseen = "no view, the scene in the background"
  case restored = "the first view is restored"
  case appearing = "the first view is about to appear"
  case root = "the root is visible"
  case pushed = "a pushed view is visible"
  case presented = "a presented view is visible"
  case pushedOnPresented = "a view pushed on a presented one is visible"
  /// The view has disappeared because the app is about to end.
  case hidden = "the view has disappeared"
}
