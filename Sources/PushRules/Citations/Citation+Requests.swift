extension Citation {
  /// Facts about the request to APNs and its delivery.
  static let requests: [Citation] = [
    Citation(
      "A-302",
      """
      apns-push-type is required for watchOS 6 and later, \
      recommended elsewhere, and must match the payload.
      """,
      from: "D-SEND"
    ),
    Citation(
      "A-305",
      "apns-priority is 10 by default, else 5 or 1.",
      from: "D-SEND"
    ),
    Citation(
      "A-311",
      """
      The push type alert is for a push that shows, \
      sounds or badges something, sent with the bundle id as topic.
      """,
      from: "D-SEND"
    ),
    Citation(
      "A-312",
      """
      The push type background is for content-available alone, \
      always with priority 5; priority 10 is an error.
      """,
      from: "D-SEND"
    ),
    Citation(
      "A-314",
      "The push type controls has the topic suffix .push-type.controls and exists from iOS 18.",
      from: "D-SEND"
    ),
    Citation(
      "A-321",
      "The push type widgets has the topic suffix .push-type.widgets and exists from iOS 26.",
      from: "D-SEND W25-278"
    ),
    Citation(
      "A-322",
      """
      From 2013 to 2018 Apple's guide called priority 10 \
      an error for a push with content-available only.
      """,
      from: "R-BIN R-PAY"
    ),
    Citation(
      "A-323",
      "apns-push-type was introduced in 2019 with the values alert and background.",
      from: "W19-208"
    ),
    Citation(
      "A-324",
      """
      A push with an alert and content-available has the push type alert, \
      for it interacts with the user.
      """,
      from: "D-SEND"
    ),
    Citation(
      "A-350",
      "APNs delivers as best it can and does not guarantee the order.",
      from: "D-SEND"
    ),
    Citation(
      "A-353",
      "Pushes with priority 5 or 1 may be grouped, throttled, saved or not delivered.",
      from: "D-SEND"
    ),
  ]
}
