extension Citation {
  /// Facts about the keys of a Live Activity push.
  static let liveActivity: [Citation] = [
    Citation(
      "A-262",
      "From iOS 16.2 stale-date is a number, the UNIX time in seconds at which an activity is stale.",
      from: "D-GEN D-LA"
    ),
    Citation(
      "A-263",
      "content-state is a dictionary that the default JSON decoder turns into the app's type.",
      from: "D-GEN D-LA"
    ),
    Citation(
      "A-264",
      "timestamp is a number, the UNIX time in seconds; of two pushes the older one loses.",
      from: "D-GEN D-LA"
    ),
    Citation(
      "A-265",
      "event is start, from iOS 17.2, or update or end.",
      from: "D-GEN D-LA"
    ),
    Citation(
      "A-266",
      "dismissal-date is a number, the UNIX time in seconds at which an ended activity goes away.",
      from: "D-LA"
    ),
    Citation(
      "A-267",
      "A push that starts a Live Activity must have attributes-type, attributes and an alert.",
      from: "D-LA"
    ),
    Citation(
      "A-268",
      "From iOS 18 input-push-token with the number 1 asks a started activity for a new token.",
      from: "D-LA"
    ),
    Citation(
      "A-269",
      "From iOS 18 input-push-channel is a string, the channel that a started activity listens on.",
      from: "D-LA"
    ),
  ]
}
