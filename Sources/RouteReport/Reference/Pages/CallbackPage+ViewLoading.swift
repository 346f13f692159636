internal import AppLifecycle

extension CallbackPage {
  static let loadView = CallbackPage(
    .lifecycle(.loadView),
    "Creates the view of a view controller that has no storyboard.",
    do: [
      "Create the view and assign it, in a controller that makes its view in code."
    ],
    know: [
      "Do not call it, and do not call super when the view is made in code.",
      "It runs before viewDidLoad, when the view is first asked for.",
    ],
    citing: "T-V1"
  )

  static let viewDidLoad = CallbackPage(
    .lifecycle(.viewDidLoad),
    "Tells the view controller that its view has been loaded.",
    do: [
      "Set up once what does not depend on the size of the view."
    ],
    know: [
      "It runs once per load: until iOS 5 a memory warning could unload the view again.",
      "The view has no window and no final size yet.",
      "It also runs on a launch in the background.",
    ],
    citing: "T-V1",
    "T-V8",
    "T-V10",
    "X-17"
  )

  static let viewDidReceiveMemoryWarning = CallbackPage(
    .lifecycle(.viewDidReceiveMemoryWarning),
    "Asks a view controller to free memory.",
    do: [
      "Let go of what can be made again."
    ],
    know: [
      "Until iOS 5 the view of a hidden view controller could be unloaded along with it.",
      "Its order against other observers is not promised.",
    ],
    citing: "T-M1",
    "T-V10"
  )

  static let viewWillUnload = CallbackPage(
    .lifecycle(.viewWillUnload),
    "Tells the view controller that its view is about to be given up for its memory.",
    do: [
      "Keep what is needed from the view."
    ],
    know: [
      "iOS 5 only: from iOS 6 views are not unloaded any more."
    ],
    citing: "T-V10"
  )

  static let viewDidUnload = CallbackPage(
    .lifecycle(.viewDidUnload),
    "Tells the view controller that its view was given up for its memory.",
    do: [
      "Let go of the outlets; viewDidLoad makes them again."
    ],
    know: [
      "It never runs from iOS 6: put nothing into it that must happen."
    ],
    citing: "T-V10",
    "X-17"
  )
}
