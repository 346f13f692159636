/// Something that happens to the view controllers of an app.
enum ViewEvent: UInt8, CaseIterable, Hashable, Sendable {
  /// The view of the first view controller is loaded if needed, and is about to appear.
  case prepare
  /// The view of the first view controller is loaded, and its saved state is decoded.
  case restore
  /// The view that was about to appear has appeared.
  case show
  /// The visible view disappears because the app leaves the foreground for good.
  case hide
  /// A view controller is pushed.
  case push
  /// The visible view controller is popped.
  case pop
  /// A view controller is presented.
  case present
  /// The presented view controller is dismissed.
  case dismiss
  /// The user swipes back, and lets go too early.
  case cancelPop
  /// The user selects another tab.
  case select
  /// Memory is low.
  case warnOfMemory

  var name: String {
    switch self {
    case .prepare: "views prepared"
    case .restore: "views restored"
    case .show: "views shown"
    case .hide: "views hidden"
    case .push: "view pushed"
    case .pop: "view popped"
    case .present: "view presented"
    case .dismiss: "view dismissed"
    case .cancelPop: "swipe back cancelled"
    case .select: "tab selected"
    case .warnOfMemory: "memory short"
    }
  }
}
