/// The visible view controller, and how it came to the stack.
enum ViewPlace: UInt8, CaseIterable, Hashable, Sendable {
  case empty
  /// No view is loaded, and the scene is connected in the background.
  case unseen
  /// The first view is loaded, and restored.
  case restored
  /// The first view is about to appear.
  case appearing
  /// The first view controller is visible.
  case root
  /// A pushed view controller is visible.
  case pushed
  /// A presented view controller is visible.
  case presented
  /// A view controller pushed in a presented navigation controller is visible.
  case pushedOnPresented
  /// The view has disappeared because the app is about to end.
  case hidden

  var name: String {
    switch self {
    case .empty: "no view"
    case .unseen: "no view, the scene in the background"
    case .restored: "the first view is restored"
    case .appearing: "the first view is about to appear"
    case .root: "the root is visible"
    case .pushed: "a pushed view is visible"
    case .presented: "a presented view is visible"
    case .pushedOnPresented: "a view pushed on a presented one is visible"
    case .hidden: "the view has disappeared"
    }
  }
}
