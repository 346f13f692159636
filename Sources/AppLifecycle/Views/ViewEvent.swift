/// Something that happens to the view controllers of an app.
enum ViewEvent: String, CaseIterable, Hashable, Sendable {
  /// The view of the first view controller is loaded if needed, and is about to appear.
  case prepare = "views prepared"
  /// The view of the first view controller is loaded, and its saved state is decoded.
  case restore = "views restored"
  /// The view that was about to appear has appeared.
  case show = "views shown"
  /// The visible view disappears because the app leaves the foreground for good.
  case hide = "views hidden"
  case push = "view pushed"
  case pop = "view popped"
  case present = "view presented"
  case dismiss = "view dismissed"
  /// The user swipes back, and lets go too early.
  case cancelPop = "swipe back cancelled"
  case select = "tab selected"
  case warnOfMemory = "memory short"
}
