extension Citation {
  /// Facts about the notification service extension.
  static let serviceExtension: [Citation] = [
    Citation(
      "A-150",
      """
      The service extension runs only for remote pushes that will show an alert, \
      not when alerts are off nor for sound or badge alone.
      """,
      from: "D-NSE"
    ),
    Citation(
      "A-151",
      """
      The service extension needs mutable-content set to 1 \
      and an alert dictionary with a title, subtitle or body.
      """,
      from: "D-NSE"
    ),
    Citation(
      "A-152",
      "The service extension does not run for silent pushes and gives no general background time.",
      from: "W17-708"
    ),
    Citation(
      "A-153",
      """
      The service extension has about 30 seconds; \
      if neither it nor serviceExtensionTimeWillExpire answers, the original content is shown.
      """,
      from: "D-NSE H-UN"
    ),
    Citation(
      "A-154",
      """
      From iOS 13.3 the filtering entitlement lets the service extension \
      drop a push of type alert; before that it could drop none.
      """,
      from: "W17-708 D-FILT"
    ),
    Citation(
      "A-155",
      """
      The service extension runs before the notification is presented, \
      so before willPresent and before a tap.
      """,
      from: "D-NSE"
    ),
    Citation(
      "A-156",
      """
      The service extension also runs for an app that is not \
      running or was force-quit, for it is a process of its own.
      """,
      restingOn: "A-140 A-150 U-05"
    ),
    Citation(
      "A-157",
      """
      The content of a communication notification must be \
      updated from an intent inside the service extension.
      """,
      from: "H-UN"
    ),
  ]
}
