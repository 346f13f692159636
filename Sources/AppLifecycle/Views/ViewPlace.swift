/// Where the view controllers of an app are: what is visible, and how it came.
enum ViewPlace: UInt8, CaseIterable, Hashable, Sendable {
  /// There is no view controller.
  case empty
  /// The first view is about to appear.
  case appearing
  /// The view of the first view controller is visible.
  case root
  /// The view of a pushed view controller is visible.
  case pushed
  /// The view of a presented view controller is visible.
  case presented
  /// The view of a view controller is visible that was pushed in a presented navigation controller.
  case pushedOnPresented
  /// The view has disappeared because the app is about to end.
  case hidden

  /// The words that print.
  var name: String {
    switch self {
    case .empty: "no view"
    case .appearing: "the first view is about to appear"
    case .root: "the root is visible"
    case .pushed: "a pushed view is visible"
    case .presented: "a presented view is visible"
    case .pushedOnPresented: "a view pushed on a presented one is visible"
    case .hidden: "the view has disappeared"
    }
  }
}
