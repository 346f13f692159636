internal import AppLifecycle

extension CallbackPage {
  static let viewWillAppear = CallbackPage(
    .lifecycle(.viewWillAppear),
    "Tells the view controller that its view is about to join the hierarchy.",
    do: [
      "Load and refresh what the view shows."
    ],
    know: [
      "This and its three siblings may run many times: undo here what viewDidDisappear did.",
      "A return from the background does not call it.",
      "It also runs on a launch in the background, though nothing is visible.",
    ],
    claims: ["S1-42"],
    citing: "T-V1",
    "T-V7",
    "T-V8"
  )

  static let viewIsAppearing = CallbackPage(
    .lifecycle(.viewIsAppearing),
    "Tells the view controller that its view is in the hierarchy and has its traits and size.",
    do: [
      "Set up what depends on the traits or the size of the view, such as a scroll position."
    ],
    know: [
      "It came with the SDK of Xcode 15 and runs back to iOS 13."
    ],
    citing: "T-V1"
  )

  static let viewWillLayoutSubviews = CallbackPage(
    .lifecycle(.viewWillLayoutSubviews),
    "Tells the view controller that its view is about to lay out its subviews.",
    do: [
      "Adjust what the layout depends on."
    ],
    know: [
      "It may run many times: do nothing in it that must happen once."
    ],
    citing: "T-V1"
  )

  static let viewDidLayoutSubviews = CallbackPage(
    .lifecycle(.viewDidLayoutSubviews),
    "Tells the view controller that its view has laid out its subviews.",
    do: [
      "Read sizes that the layout decides."
    ],
    know: [
      "It may run many times, and subviews of subviews may still lack their layout."
    ],
    citing: "T-V1"
  )

  static let viewDidAppear = CallbackPage(
    .lifecycle(.viewDidAppear),
    "Tells the view controller that its view has appeared and the animation is over.",
    do: [
      "Start animations, and present what is to come next."
    ],
    know: [
      "Whether it runs before or after didBecomeActive at launch is unspecified.",
      "It also runs on a launch in the background: do not count views with it.",
    ],
    citing: "T-V1",
    "T-V8",
    "T-V9"
  )

  static let viewWillDisappear = CallbackPage(
    .lifecycle(.viewWillDisappear),
    "Tells the view controller that its view is about to leave the hierarchy.",
    do: [
      "End editing, and commit what the user typed."
    ],
    know: [
      "Going to the background does not call it, unless the app opts out of the background.",
      "A sheet that is dragged and let go calls it, and then the whole appearance again.",
      "isBeingDismissed and isMovingFromParentViewController say why.",
    ],
    citing: "L-12",
    "T-V5",
    "T-V7",
    "T-V11"
  )

  static let viewDidDisappear = CallbackPage(
    .lifecycle(.viewDidDisappear),
    "Tells the view controller that its view has left the hierarchy.",
    do: [
      "Stop what only the visible view needs, and free what can be made again."
    ],
    know: [
      "Going to the background does not call it, unless the app opts out of the background.",
      "The selector has a small d: a method named viewDidDisAppear is never called.",
    ],
    claims: ["S1-41"],
    citing: "L-12",
    "T-V2",
    "T-V7",
    "X-18"
  )
}
