/// Something that happens to the view controllers of an app.
enum ViewEvent: UInt8, CaseIterable, Hashable, Sendable {
  /// The view of the first view controller is loaded if needed, and is about to appear.
  case prepare
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
  /// Memory is low.
  case warnOfMemory

  var name: String {
    switch self {
    case .prepare: "views prepared"
    case .show: "views shown"
    case .hide: "views hidden"
    case .push: "view pushed"
    case .pop: "view popped"
    case .present: "view presented"
    case .dismiss: "view dismissed"
    case .warnOfMemory: "memory short"
    }
  }
}
