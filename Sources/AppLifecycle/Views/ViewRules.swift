import DecisionTables
import PushRules

/// What an event runs in view controllers.
enum ViewOutcome: LifecycleOutcome {
  case runs([ViewStep])
  /// The event cannot happen; its clause may begin with the name of the visible view controller.
  case cannotHappen(namesController: Bool)

  static var schema: Schema { .views }
  static let events = ViewEvent.allCases.map { $0.rawValue }
  var subject: String? { nil }
  var refuses: Bool { if case .cannotHappen = self { true } else { false } }
  var words: String {
    guard case .runs(let steps) = self else { return "it cannot happen" }
    return steps.map { $0.words }.joined(separator: ", ")
  }
}

extension When {
  func runs(_ steps: ViewStep...) -> Conclusion<ViewOutcome> { follows(.runs(steps)) }

  /// States why the event cannot happen to view controllers, as a clause.
  func refuses(_ clause: String) -> ViewRule {
    refused(.cannotHappen(namesController: false), because: clause)
  }

  /// States why the event cannot happen, as a clause that begins with the visible view controller.
  func refuses(theVisible clause: String) -> ViewRule {
    refused(.cannotHappen(namesController: true), because: clause)
  }
}

extension ViewRule {
  var steps: [ViewStep] {
    if case .runs(let steps) = outcome { steps } else { [] }
  }

  /// Why the event cannot happen, as a clause, or nil if it can.
  func obstacle(naming controller: String) -> String? {
    guard case .cannotHappen(let namesController) = outcome else { return nil }
    return namesController ? controller + " " + rule.statement : rule.statement
  }
}

enum ViewRules {
  static let all: [ViewRule] = [
    When("view.restored", .on(.restore), .at(.empty))
      .runs(.top(.loadView, .viewDidLoad, .decodeRestorableState))
      .because("A view controller that is restored loads its view before it decodes its state.")
      .rests(on: "L-32", seen: 6...12),
    When("view.will-appear", .on(.prepare), .at(.empty, .restored))
      .runs(
        .top(.loadView, .viewDidLoad, .viewWillAppear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews)
      )
      .because("A view is loaded when it is needed, then about to appear, then laid out.")
      .rests(on: "T-V1 S1-36 S1-37 S1-38", .documented),
    When("view.will-appear-late", .on(.prepare), .at(.unseen))
      .runs(
        .top(.loadView, .viewDidLoad, .viewWillAppear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews)
      )
      .because("The view of a scene that was connected in the background loads when it is opened.")
      .contested(
        "L-34 T-S10",
        otherSide:
          "On iOS 17.5 to 18.1 it was reported to load and appear at once, in the background.",
        settle:
          "Launch an app with scenes by a silent push, open it, and log its view controllers.",
        otherwise: .viewsAtOnce
      ),
    When("view.stays-prepared", .on(.prepare))
      .and(.at(.appearing, .root, .pushed, .presented, .pushedOnPresented))
      .runs()
      .because("An app that comes back finds its views as it left them: none is about to appear.")
      .rests(on: "L-12 T-V7", seen: 4...18),
    When("view.did-appear", .on(.show), .at(.appearing))
      .runs(.top(.viewDidAppear))
      .because("A view that was about to appear has appeared.")
      .rests(on: "T-V1 S1-39", .documented),
    When("view.stays-shown", .on(.show), .visible)
      .runs()
      .because("A view that has appeared stays so in the background, and appears no second time.")
      .rests(on: "L-12 T-V7", seen: 4...18),
    When("view.ends-without-background", .on(.hide), .visible, .iOS(before: 4))
      .runs(.top(.viewWillDisappear, .viewDidDisappear))
      .because("Before iOS 4 an app ends when it is left: its visible view disappears first.")
      .rests(on: "T-H0 S1-40", seen: 3...3),
    When("view.exits-on-suspend", .on(.hide), .visible, .iOS(from: 4, before: 13))
      .runs(.top(.viewWillDisappear, .viewDidDisappear))
      .because(
        "With UIApplicationExitsOnSuspend, or on a device without multitasking, an app ends when it is left: its visible view disappears first."
      )
      .rests(on: "L-12 T-E4 T-E1 S1-40", seen: 4...5),
    When("view.scene-removed", .on(.hide), .visible, .iOS(from: 13))
      .runs(.top(.viewWillDisappear, .viewDidDisappear))
      .because("When the user removes the scene of the app, its visible view disappears with it.")
      .rests(on: "L-28", seen: 13...18),
    When("view.push", .on(.push), .at(.root, .pushed))
      .runs(
        .top(.loadView, .viewDidLoad),
        .beneath(.viewWillDisappear),
        .top(.viewWillAppear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, order: .inferred),
        .beneath(.viewDidDisappear),
        .top(.viewDidAppear)
      )
      .because(
        "When a view controller is pushed, the view beneath gets its callbacks before the new one, "
          + "at the start and at the end."
      )
      .rests(on: "T-V2 T-V1 S1-40", seen: 9...17),
    When("view.push-on-presented", .on(.push), .at(.presented, .pushedOnPresented))
      .runs(
        .top(.loadView, .viewDidLoad),
        .beneath(.viewWillDisappear),
        .top(.viewWillAppear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews),
        .beneath(.viewDidDisappear),
        .top(.viewDidAppear)
      )
      .because(
        "A view controller pushed while another is presented goes on the stack of the presented navigation controller."
      )
      .rests(on: "T-V2 T-V1", .inferred),
    When("view.pop", .on(.pop), .at(.pushed, .pushedOnPresented))
      .runs(
        .beneath(.loadView, .viewDidLoad),
        .top(.viewWillDisappear),
        .beneath(.viewWillAppear),
        .beneath(.viewIsAppearing, order: .inferred),
        .top(.viewDidDisappear),
        .beneath(.viewDidAppear)
      )
      .because(
        "When a view controller is popped, its view gets its callbacks before the view beneath, "
          + "at the start and at the end."
      )
      .rests(on: "L-37 T-V2 T-V1 S1-40", seen: 9...17),
    When("view.pop-cancelled", .on(.cancelPop), .at(.pushed, .pushedOnPresented))
      .runs(
        .beneath(.loadView, .viewDidLoad),
        .top(.viewWillDisappear),
        .beneath(.viewWillAppear, order: .inferred),
        .beneath(.viewWillDisappear, .viewDidDisappear, order: .inferred),
        .top(.viewWillAppear),
        .top(.viewIsAppearing, order: .inferred),
        .top(.viewDidAppear)
      )
      .because("A swipe back begins as a pop; let go too early, it undoes what it has begun.")
      .rests(on: "L-38", seen: 7...7),
    When("view.select-tab", .on(.select), .at(.root, .pushed))
      .runs(
        .top(.loadView, .viewDidLoad, .viewWillAppear),
        .leaving(.viewWillDisappear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews, order: .inferred),
        .leaving(.viewDidDisappear),
        .top(.viewDidAppear)
      )
      .because(
        "The view of the tab that is selected is about to appear before the other begins to go."
      )
      .rests(on: "L-38 T-V6", seen: 9...14),
    When("view.present-full-screen", .on(.present), .visible, .iOS(before: 13))
      .runs(
        .top(.loadView, .viewDidLoad),
        .beneath(.viewWillDisappear),
        .top(.viewWillAppear),
        .top(.viewWillLayoutSubviews, .viewDidLayoutSubviews, order: .inferred),
        .top(.viewDidAppear),
        .beneath(.viewDidDisappear)
      )
      .because(
        "Before iOS 13 a presented view covers the screen: the view beneath begins to disappear first and is done last."
      )
      .rests(on: "T-V3 T-V1 S1-40", .inferred),
    When("view.present-sheet", .on(.present), .visible, .iOS(from: 13))
      .runs(
        .top(.loadView, .viewDidLoad, .viewWillAppear),
        .top(.viewIsAppearing, .viewWillLayoutSubviews, .viewDidLayoutSubviews),
        .top(.viewDidAppear)
      )
      .because(
        "From iOS 13 a presented view is a sheet: the view beneath stays visible and gets no callback."
      )
      .rests(on: "T-V4 T-V1", seen: 13...17),
    When("view.dismiss-full-screen", .on(.dismiss), .at(.presented, .pushedOnPresented))
      .and(.iOS(before: 13))
      .runs(
        .beneath(.loadView, .viewDidLoad),
        .top(.viewWillDisappear),
        .beneath(.viewWillAppear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .viewDidAppear),
        .top(.viewDidDisappear)
      )
      .because(
        "Before iOS 13 a dismissed view uncovers the view beneath: it begins to disappear first and is done last."
      )
      .rests(on: "T-V3 T-V1 S1-40", .inferred),
    When("view.dismiss-sheet", .on(.dismiss), .at(.presented, .pushedOnPresented), .iOS(from: 13))
      .runs(.top(.viewWillDisappear, .viewDidDisappear))
      .because("A dismissed sheet disappears; the view beneath was visible and gets no callback.")
      .rests(on: "T-V4 S1-40", seen: 13...17),
    When("view.memory-warning", .on(.warnOfMemory), .iOS(from: 6))
      .runs(.top(.viewDidReceiveMemoryWarning), .covered(.viewDidReceiveMemoryWarning))
      .because("A memory warning goes to every view controller; from iOS 6 no view is unloaded.")
      .rests(on: "T-M1 T-V10 S1-43", .documented),
    When("view.memory-warning-unloads", .on(.warnOfMemory), .iOS(before: 6))
      .runs(
        .top(.viewDidReceiveMemoryWarning),
        .covered(.viewDidReceiveMemoryWarning, .viewWillUnload, .viewDidUnload)
      )
      .because(
        "A memory warning goes to every view controller; before iOS 6 those whose view is not visible may unload it."
      )
      .rests(on: "T-V10 T-M1 S1-37 S1-43", .documented),
  ]

  static let obstacles: [ViewRule] = [
    When("view-obstacle.ending", .on(.prepare), .at(.hidden))
      .refuses("the app is about to end"),
    When("view-obstacle.nothing-to-show", .on(.show), .at(.empty, .unseen, .restored, .hidden))
      .refuses("no view is about to appear"),
    When("view-obstacle.presented", .on(.pop, .cancelPop), .at(.presented))
      .refuses(theVisible: "is presented: dismiss it instead"),
    When("view-obstacle.root", .on(.pop, .cancelPop), .at(.root))
      .refuses(theVisible: "is the root view controller: nothing can be popped"),
    When("view-obstacle.nothing-presented", .on(.dismiss), .at(.root, .pushed))
      .refuses("no view controller is presented"),
    When("view-obstacle.nothing-to-hide", .on(.hide), .at(.empty, .unseen, .hidden))
      .refuses("no view is visible"),
    When("view-obstacle.hidden-too-early", .on(.hide), .at(.restored, .appearing))
      .refuses(theVisible: "has not appeared yet"),
    When("view-obstacle.restored", .on(.restore), !.at(.empty))
      .refuses("the views are loaded already"),
    When("view-obstacle.tab-covered", .on(.select), .at(.presented, .pushedOnPresented))
      .refuses("a view controller is presented: dismiss it first"),
    When("view-obstacle.not-visible", .onChange, .at(.empty, .unseen, .hidden))
      .refuses("no view is visible"),
    When("view-obstacle.too-early", .onChange, .at(.restored, .appearing))
      .refuses(theVisible: "has not appeared yet"),
  ]
}

extension Entry {
  /// The app or the user changes what is visible.
  fileprivate static let onChange = Entry.on(.push, .pop, .present, .dismiss, .cancelPop, .select)
}
