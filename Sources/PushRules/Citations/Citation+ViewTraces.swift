extension Citation {
  /// Sequences of callbacks of view controllers.
  static let viewTraces: [Citation] = [
    Citation(
      "T-V1",
      """
      A first appearance runs loadView, viewDidLoad, viewWillAppear, \
      viewIsAppearing, the layout methods and viewDidAppear.
      """,
      from: "A13 H"
    ),
    Citation(
      "T-V2",
      """
      A push runs viewWillDisappear below, viewWillAppear above, \
      viewDidDisappear below, viewDidAppear above; a pop mirrors it.
      """,
      from: "L31 L31b L31c"
    ),
    Citation(
      "T-V3",
      """
      A full-screen presentation runs viewWillDisappear below, \
      the appearance above, then viewDidDisappear below.
      """,
      from: "L31 L31b L31c"
    ),
    Citation(
      "T-V4",
      "A sheet (iOS 13+) calls the presented view controller only, on its dismissal too.",
      from: "L31 L31b L31c"
    ),
    Citation(
      "T-V5",
      "A sheet that is dragged and let go runs viewWillDisappear, then the whole appearance again.",
      from: "L31 L31b L31c"
    ),
    Citation(
      "T-V6",
      """
      On a switch to another view one log shows both viewWillAppear \
      and viewWillDisappear before viewDidDisappear and viewDidAppear.
      """,
      from: "L13"
    ),
    Citation(
      "T-V7",
      "Leaving for the background and coming back call none of the appearance methods.",
      from: "L13 L21 L22"
    ),
    Citation(
      "T-V8",
      """
      A launch in the background of an app without scenes runs \
      viewDidLoad and the appearance, though nothing is visible.
      """,
      from: "L14 APG"
    ),
    Citation(
      "T-V9",
      """
      Whether viewDidAppear runs before or after didBecomeActive \
      at launch differs by version and by account.
      """,
      from: "L14 L13 L15"
    ),
    Citation(
      "T-V10",
      """
      Until iOS 5 a memory warning could unload the view of a hidden view \
      controller, which was loaded again later; from iOS 6 it does not.
      """,
      from: "H"
    ),
    Citation(
      "T-V11",
      "isBeingDismissed and isMovingFromParentViewController (5+) say why a view disappears.",
      from: "H"
    ),
  ]
}
