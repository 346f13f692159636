import DecisionTables
import PushRules

/// The view controllers of an app, and the methods that run in them.
///
/// They form one stack: what is pushed or presented lies on what was visible before.
struct ViewMachine: Hashable, Sendable {
  private enum Visibility: Hashable, Sendable {
    case unseen
    case restored
    case appearing
    case visible
    case hidden
  }

  private let system: SystemVersion
  private let sdk: SystemVersion
  private var stack: [ViewController] = []
  /// Where the visible tab begins in the stack; the views of the other lie before.
  private var tab = 0
  private var created = 0
  private var visibility = Visibility.appearing

  init(_ scenario: Scenario) {
    system = scenario.system
    sdk = scenario.sdk
  }

  var place: ViewPlace {
    guard let top = stack.last else { return visibility == .unseen ? .unseen : .empty }
    return switch (visibility, top.arrival) {
    case (.unseen, _): .unseen
    case (.restored, _): .restored
    case (.appearing, _): .appearing
    case (.hidden, _): .hidden
    case (.visible, .first): .root
    case (.visible, .pushed): presentedIndex == nil ? .pushed : .pushedOnPresented
    case (.visible, .presented): .presented
    }
  }

  func rule(for event: ViewEvent) -> ViewRule {
    LifecycleTables.views.onlyRule(in: Region(event, at: place, on: system))
  }

  /// Why an event cannot happen now, as a clause, or nil if it can.
  func obstacle(to event: ViewEvent) -> String? {
    if let clause = rule(for: event).obstacle(naming: stack.last?.name ?? "") { return clause }
    let isFull = stack.count == Self.mostControllers && (event == .push || event == .present)
    return isFull ? "\(stack.count) view controllers lie on each other, the most in a script" : nil
  }

  static let mostControllers = 1_000
  /// The greatest number of covered view controllers whose callbacks are listed one by one.
  static let mostListed = 10

  /// Plays an event and adds the methods that run; none if it cannot happen.
  mutating func play(
    _ event: ViewEvent,
    reading state: ApplicationState?,
    into calls: inout [TracedCall]
  ) {
    let rule = rule(for: event)
    guard !rule.steps.isEmpty else { return }
    begin(event)
    let reason = rule.reason(on: system)
    for step in rule.steps {
      let because = step.order == .stated ? reason : reason.inferred
      for (controller, method) in run(step) {
        calls.append(
          TracedCall(
            callback: .lifecycle(method),
            viewController: controller,
            applicationState: state,
            reason: because
          )
        )
      }
    }
    finish(event)
  }

  /// Runs a step, and returns its methods with the names of the view controllers.
  ///
  /// Methods of very many view controllers are listed once.
  private mutating func run(_ step: ViewStep) -> [(controller: String, method: LifecycleMethod)] {
    let places = indices(of: step.role)
    guard places.count > Self.mostListed else {
      return places.flatMap { index in
        step.methods.filter { run($0, at: index) }.map { (stack[index].name, $0) }
      }
    }
    return step.methods.compactMap { method in
      let count = places.count { run(method, at: $0) }
      return count == 0 ? nil : ("each of the \(count) beneath", method)
    }
  }

  /// Runs a method in a view controller, and returns whether it runs there at all.
  private mutating func run(_ method: LifecycleMethod, at index: Int) -> Bool {
    guard runs(method, in: stack[index]) else { return false }
    if method == .viewDidLoad { stack[index].view = .present }
    if method == .viewDidUnload { stack[index].view = .absent }
    return true
  }

  /// Waits for the scene, which is connected in the background.
  mutating func wait() { if stack.isEmpty { visibility = .unseen } }

  mutating func end() {
    stack.removeAll()
    (tab, created) = (0, 0)
    visibility = .appearing
  }

  private var presentedIndex: Int? { stack.lastIndex { $0.arrival == .presented } }

  private mutating func begin(_ event: ViewEvent) {
    switch event {
    case .prepare: if stack.isEmpty { add(.first) }
    case .restore: add(.first)
    case .select: selectTab()
    case .push: add(.pushed)
    case .present: add(.presented)
    case .dismiss:
      // A presented navigation controller goes with all that is pushed on it; only its visible view
      // gets callbacks.
      if let index = presentedIndex { stack.removeSubrange(index..<stack.count - 1) }
    case .show, .hide, .pop, .cancelPop, .warnOfMemory: break
    }
  }

  /// The other tab comes to the end of the stack; at first it has to be created.
  private mutating func selectTab() {
    let count = stack.count - tab
    if tab == 0 {
      add(.first)
    } else {
      stack = Array(stack[tab...] + stack[..<tab])
    }
    tab = count
  }

  private mutating func finish(_ event: ViewEvent) {
    switch event {
    case .prepare: visibility = .appearing
    case .restore: visibility = .restored
    case .show: visibility = .visible
    case .hide: visibility = .hidden
    case .pop, .dismiss: stack.removeLast()
    case .push, .present, .cancelPop, .select, .warnOfMemory: break
    }
  }

  private mutating func add(_ arrival: ViewController.Arrival) {
    stack.append(ViewController(number: created, arrival))
    created += 1
  }

  /// The indices of a role in the stack, from top to bottom.
  private func indices(of role: ViewRole) -> ReversedCollection<Range<Int>> {
    let top = max(stack.count - 1, 0)
    let range =
      switch role {
      case .top: top..<stack.count
      case .beneath: max(top - 1, 0)..<top
      case .covered: 0..<top
      case .leaving: max(tab - 1, 0)..<tab
      }
    return range.reversed()
  }

  private func runs(_ method: LifecycleMethod, in controller: ViewController) -> Bool {
    switch method {
    case .loadView, .viewDidLoad: controller.view == .absent
    case .viewWillUnload: controller.view == .present && system >= .iOS(5, 0)
    case .viewDidUnload: controller.view == .present
    case .viewWillLayoutSubviews, .viewDidLayoutSubviews: system >= .iOS(5, 0)
    case .viewIsAppearing: system >= .iOS(13, 0) && sdk >= .iOS(17, 0)
    default: true
    }
  }
}

/// A view controller of the stack.
struct ViewController: Hashable, Sendable {
  enum Arrival: Hashable, Sendable {
    case first
    case pushed
    case presented
  }

  let name: String
  let arrival: Arrival
  var view = Presence.absent

  init(number: Int, _ arrival: Arrival) {
    name = Self.name(number)
    self.arrival = arrival
  }

  /// The name of the view controller with a number: A to Z, then AA.
  static func name(_ number: Int) -> String {
    var letters = ""
    var rest = number
    repeat {
      letters = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + letters
      rest = rest / 26 - 1
    } while rest >= 0
    return letters
  }
}
