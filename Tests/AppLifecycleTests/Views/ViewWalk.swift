import PushRules

@testable import AppLifecycle

/// A walk along every sequence of events up to a length, with a watch on the life of each view.
struct ViewWalk {
  private(set) var problems: Set<String> = []
  private(set) var places: Set<ViewPlace> = []

  /// The last callback of a view that matters for the order.
  enum Life: Hashable {
    case loaded
    case appearing
    case visible
    case disappearing
    case unloaded
  }

  mutating func explore(_ machine: ViewMachine, lives: [String: Life], depth: Int) {
    places.insert(machine.place)
    guard depth > 0 else { return }
    for event in ViewEvent.allCases {
      var next = machine
      let calls = next.play(event, reading: .active)
      guard !calls.isEmpty else {
        if next != machine { problems.insert("an event without calls changed something") }
        continue
      }
      if machine.obstacle(to: event) != nil { problems.insert("an obstacle was overcome") }
      var told = lives
      for call in calls { note(call, in: &told) }
      explore(next, lives: told, depth: depth - 1)
    }
  }

  private mutating func note(_ call: TracedCall, in lives: inout [String: Life]) {
    guard case .lifecycle(let method)? = call.callback, let name = call.viewController else {
      problems.insert("a call of no view controller")
      return
    }
    let before = lives[name]
    guard let (allowed, after) = Self.transition(method) else { return }
    if !allowed.contains(before) { problems.insert(call.line) }
    lives[name] = after
  }

  private static func transition(_ method: LifecycleMethod) -> ([Life?], Life?)? {
    switch method {
    case .loadView: ([nil, .unloaded], nil)
    case .viewDidLoad: ([nil], .loaded)
    case .viewWillAppear: ([.loaded, .disappearing], .appearing)
    case .viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      ([.appearing], .appearing)
    case .viewDidAppear: ([.appearing], .visible)
    case .viewWillDisappear: ([.visible, .appearing], .disappearing)
    case .viewDidDisappear: ([.disappearing], .loaded)
    case .viewWillUnload: ([.loaded], .loaded)
    case .viewDidUnload: ([.loaded], .unloaded)
    default: nil
    }
  }
}
