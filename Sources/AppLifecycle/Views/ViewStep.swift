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
