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

/// A role in the stack of view controllers while an event plays.
///
/// What is pushed or presented is the top from the start, what is popped or dismissed until the
/// end.
enum ViewRole: String, Sendable {
  case top = "the top"
  case beneath = "the one beneath"
  /// All but the topmost one, from top to bottom.
  case covered = "each one covered"
  /// The visible one of the tab that is left.
  case leaving = "the one of the tab that is left"
}

/// Methods that run in the view controllers of a role, one after the other.
///
/// A view is loaded only if it is not, and unloaded only if it is; methods that this iOS lacks are
/// skipped.
struct ViewStep: Hashable, Sendable {
  /// Whether a source shows the position of the step.
  enum Order: String, Hashable, Sendable {
    case stated
    /// It follows from the order within each view.
    case inferred
  }

  let role: ViewRole
  let methods: [LifecycleMethod]
  let order: Order

  var words: String { role.rawValue + ": " + methods.map { $0.id }.joined(separator: ", ") }

  static func top(_ methods: LifecycleMethod..., order: Order = .stated) -> ViewStep {
    ViewStep(role: .top, methods: methods, order: order)
  }

  static func beneath(_ methods: LifecycleMethod..., order: Order = .stated) -> ViewStep {
    ViewStep(role: .beneath, methods: methods, order: order)
  }

  static func leaving(_ methods: LifecycleMethod...) -> ViewStep {
    ViewStep(role: .leaving, methods: methods, order: .stated)
  }

  static func covered(_ methods: LifecycleMethod..., order: Order = .stated) -> ViewStep {
    ViewStep(role: .covered, methods: methods, order: order)
  }
}
