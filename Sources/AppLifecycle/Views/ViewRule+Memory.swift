internal import PushRules

extension ViewRule {
  static let memoryWarning = ViewRule(
    "view.memory-warning",
    .anywhere(.warnOfMemory, since: .iOS(6, 0)),
    [.top(.viewDidReceiveMemoryWarning), .covered(.viewDidReceiveMemoryWarning)],
    because: "A memory warning goes to every view controller; from iOS 6 no view is unloaded.",
    .documented,
    "T-M1",
    "T-V10",
    "S1-43"
  )

  static let memoryWarningUnloads = ViewRule(
    "view.memory-warning-unloads",
    .anywhere(.warnOfMemory, before: .iOS(6, 0)),
    [
      .top(.viewDidReceiveMemoryWarning),
      .covered(.viewDidReceiveMemoryWarning, .viewWillUnload, .viewDidUnload),
    ],
    because: """
      A memory warning goes to every view controller; \
      before iOS 6 those whose view is not visible may unload it.
      """,
    .documented,
    "T-V10",
    "T-M1",
    "S1-37",
    "S1-43"
  )
}
