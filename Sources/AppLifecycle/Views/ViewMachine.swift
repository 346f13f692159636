internal import DecisionTables
internal import PushRules

/// The view controllers of an app, and the methods that run in them.
///
/// They form one stack: what is pushed or presented lies on what was visible before.
struct ViewMachine: Hashable, Sendable {
  private enum Visibility: Hashable, Sendable {
    case appearing
    case visible
    case hidden
  }

  private let system: SystemVersion
  private let sdk: SystemVersion
  private var stack: [ViewController] = []
  private var created = 0
  private var visibility = Visibility.appearing

  init(_ configuration: LifecycleConfiguration) {
    system = configuration.system
    sdk = configuration.sdk
  }

  /// Where the view controllers are.
  var place: ViewPlace {
    guard let top = stack.last else { return .empty }
    return switch (visibility, top.arrival) {
    case (.appearing, _): .appearing
    case (.hidden, _): .hidden
    case (.visible, .first): .root
    case (.visible, .pushed): .pushed
    case (.visible, .presented): .presented
    }
  }

  /// Why an event cannot happen now, as a clause, or nil if it can.
  func obstacle(to event: ViewEvent) -> String? {
    let obstacle = ViewTable.all.obstacle(to: Region(event, at: place, on: system))
    return obstacle?.clause(naming: stack.last?.name ?? "")
  }

  /// Plays an event and returns the methods that run; none if an obstacle stands.
  mutating func play(_ event: ViewEvent, reading state: ApplicationState?) -> [TracedCall] {
    var calls: [TracedCall] = []
    play(event, reading: state, into: &calls)
    return calls
  }

  /// Plays an event and adds the methods that run; none if an obstacle stands.
  mutating func play(
    _ event: ViewEvent,
    reading state: ApplicationState?,
    into calls: inout [TracedCall]
  ) {
    let moment = Region(event, at: place, on: system)
    guard let rule = ViewTable.all.rule(for: moment), !rule.steps.isEmpty else { return }
    begin(event)
    let reason = Reason(rule.rule)
    let inferred = Reason(rule.rule, confidence: max(rule.rule.confidence, .inferred))
    for step in rule.steps {
      for index in indices(of: step.role) {
        for method in step.methods where runs(method, in: stack[index]) {
          stack[index].ran(method)
          calls.append(
            TracedCall(
              .lifecycle(method),
              in: stack[index].name,
              reading: state,
              posting: nil,
              because: step.order == .stated ? reason : inferred
            )
          )
        }
      }
    }
    finish(event)
  }

  /// The process or its scene is gone, and the view controllers with it.
  mutating func end() {
    stack.removeAll()
    created = 0
    visibility = .appearing
  }
}

extension ViewMachine {
  private mutating func begin(_ event: ViewEvent) {
    switch event {
    case .prepare: add(.first)
    case .push: add(.pushed)
    case .present: add(.presented)
    case .show, .hide, .pop, .dismiss, .warnOfMemory: break
    }
  }

  private mutating func finish(_ event: ViewEvent) {
    switch event {
    case .show: visibility = .visible
    case .hide: visibility = .hidden
    case .pop, .dismiss: stack.removeLast()
    case .prepare, .push, .present, .warnOfMemory: break
    }
  }

  private mutating func add(_ arrival: ViewController.Arrival) {
    stack.append(ViewController(number: created, arrival))
    created += 1
  }

  /// The places of a role in the stack, from top to bottom.
  private func indices(of role: ViewRole) -> ReversedCollection<Range<Int>> {
    let top = max(stack.count - 1, 0)
    let range =
      switch role {
      case .top: top..<stack.count
      case .beneath: max(top - 1, 0)..<top
      case .covered: 0..<top
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
