extension Citation {
  /// The points on which the first texts are at odds, with each other or with the rest.
  static let seedConflicts: [Citation] = [
    Citation(
      "X-01",
      """
      Some texts run didEnterBackground on the way to suspension, \
      others on entering the background, which is right.
      """,
      from: "A2 APG L1",
      restingOn: "S0-18 S0-32 S0-34 S1-19 S1-20 S1-23 S1-24 S2-10"
    ),
    Citation(
      "X-02",
      """
      Two texts run willTerminate out of the suspended state with \
      UIApplicationExitsOnSuspend; a suspended app runs no code.
      """,
      from: "A17",
      restingOn: "S0-33 S0-34 S0-35 S1-21 S1-25 T-E1 T-E2"
    ),
    Citation(
      "X-03",
      """
      Whether removal in the switcher calls anything depends \
      on the process: yes if it runs, no if it is suspended.
      """,
      from: "APG",
      restingOn: "S0-24 S1-29 S2-26 S2-27 S3-23 S4-07 T-K1 T-K2 T-K5"
    ),
    Citation(
      "X-04",
      "That didEnterBackground runs twice on removal is seen on iOS 7 only, and once on iOS 8.",
      from: "L6 L5",
      restingOn: "S1-30 S1-31 T-K1"
    ),
    Citation(
      "X-05",
      """
      A call is said to put the app into the background, to make it \
      inactive, or to suspend it; it makes it inactive until accepted.
      """,
      from: "APG L39",
      restingOn: "S1-14 S3-05 S3-13 S4-01 T-I1 T-I2"
    ),
    Citation(
      "X-06",
      "The texts have a lock call willResignActive only, which ended with iOS 4.",
      from: "L2 L3",
      restingOn: "S3-04 S3-13 S4-01 T-LK1 T-LK2 T-LK3"
    ),
    Citation(
      "X-07",
      """
      Two texts say suspended where they mean inactive, \
      and one of them also uses the word rightly.
      """,
      restingOn: "S3-07 S3-13 S4-01 S4-02"
    ),
    Citation(
      "X-08",
      """
      Two texts have a memory warning kill suspended \
      apps; they are purged in silence before any warning.
      """,
      from: "A12",
      restingOn: "S0-41 S2-26 S3-08"
    ),
    Citation(
      "X-09",
      """
      Three claims have willTerminate run whenever the app \
      is killed; others know that a purge calls nothing.
      """,
      restingOn: "S0-24 S0-41 S2-13 S2-27 S3-25 S4-14 X-03"
    ),
    Citation(
      "X-10",
      """
      Home ends the app, say two texts; that holds until \
      iPhone OS 3 or with UIApplicationExitsOnSuspend.
      """,
      restingOn: "S0-30 S1-17 S2-15 S3-17 S3-21 S4-05 T-H0"
    ),
    Citation(
      "X-11",
      """
      One claim says that the key must be set to NO to run in \
      the background; two say that it is absent by default.
      """,
      restingOn: "S1-16 S2-18 S2-21"
    ),
    Citation(
      "X-12",
      """
      Ten minutes in the background come by themselves, says one claim, \
      and must be asked for, says another; without a task it is seconds.
      """,
      restingOn: "S0-05 S2-04 S3-10 S3-26 T-B1"
    ),
    Citation(
      "X-13",
      """
      Two texts call the notifications posted with the \
      callbacks local notifications, which are something else.
      """,
      restingOn: "S0-07 S2-06"
    ),
    Citation(
      "X-14",
      """
      No text has willFinishLaunching, the restoration of state \
      or a launch in the background in its chain of launch.
      """,
      restingOn: "S0-27 T-L1 T-L5"
    ),
    Citation(
      "X-15",
      "One claim writes content-available as a string; documented is the number 1 inside aps.",
      from: "D-GEN",
      restingOn: "S4-26"
    ),
    Citation(
      "X-16",
      """
      The fetchCompletionHandler variant is not called on a tap, \
      say four claims; the header and two logs show that it is.
      """,
      from: "H L1 L7",
      restingOn: "S4-17 S4-20 S4-24 S4-28 T-L3 T-R3"
    ),
    Citation(
      "X-17",
      """
      viewDidLoad runs exactly once, says one claim; it runs once \
      per load, and until iOS 5 a view could be loaded again.
      """,
      from: "H",
      restingOn: "S1-37 T-V10"
    ),
    Citation(
      "X-18",
      "One text spells viewDidDisAppear; the method is viewDidDisappear:.",
      from: "H",
      restingOn: "S1-41"
    ),
    Citation(
      "X-19",
      """
      Two texts see the inactive state only on the way into the foreground, two others in general.
      """,
      restingOn: "S0-03 S1-04 S2-02 S3-03"
    ),
    Citation(
      "X-20",
      """
      Two texts leave willResignActive out for Home with \
      UIApplicationExitsOnSuspend; every way out begins with it in Apple's text.
      """,
      restingOn: "S0-36 S1-22 S1-27 T-E1"
    ),
    Citation(
      "X-21",
      """
      One sample asks the app delegate whether multitasking \
      is supported; the property belongs to UIDevice.
      """,
      restingOn: "S3-28"
    ),
    Citation(
      "X-22",
      """
      One sample ends its background task asynchronously \
      from the expiration handler, which may come too late.
      """,
      from: "A11",
      restingOn: "S3-31"
    ),
    Citation(
      "X-23",
      """
      All callbacks are in the app delegate, says one text; from iOS 13 \
      scenes have their own, and with the iOS 27 SDK they are required.
      """,
      from: "D-SCN D-TN3187",
      restingOn: "S1-02"
    ),
    Citation(
      "X-24",
      """
      A start after a purge is like the first one, says one claim; \
      the callbacks are, while state restoration may come in between.
      """,
      from: "L1",
      restingOn: "S2-28"
    ),
    Citation(
      "X-25",
      """
      The older push method runs on a tap from the background, \
      says one claim; the SDK header says that it does not.
      """,
      from: "H",
      restingOn: "S4-23 R-02"
    ),
  ]
}
