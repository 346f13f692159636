extension Citation {
  /// Facts about the newer keys of aps and the keys of the alert.
  static let payloadKeys: [Citation] = apsKeys + alertKeys

  private static let apsKeys: [Citation] = [
    Citation(
      "A-258",
      "From iOS 13 target-content-id is a string that names the window to bring forward.",
      from: "D-GEN H-UN"
    ),
    Citation(
      "A-259",
      "From iOS 15 interruption-level is passive, active, time-sensitive or critical.",
      from: "D-GEN W21-10091"
    ),
    Citation(
      "A-260",
      "From iOS 15 relevance-score is a number from 0 to 1, and any number for a Live Activity.",
      from: "D-GEN H-UN D-LA"
    ),
    Citation(
      "A-261",
      "From iOS 16 filter-criteria is a string that a Focus filters by.",
      from: "D-GEN H-UN"
    ),
    Citation(
      "A-270",
      "From iOS 26 content-changed is the Boolean true, in a push for widgets.",
      from: "W25-278"
    ),
    Citation(
      "A-271",
      "url-args are strings for Safari's website push on macOS.",
      from: "W13-614"
    ),
    Citation(
      "A-273",
      "aps is a dictionary and required.",
      from: "R-PAY"
    ),
  ]

  private static let alertKeys: [Citation] = [
    Citation(
      "A-280",
      "The title of an alert is a string, from iOS 8.2 on.",
      from: "D-GEN R-PAY"
    ),
    Citation(
      "A-281",
      "The subtitle of an alert is a string, from iOS 10 on.",
      from: "D-GEN"
    ),
    Citation(
      "A-282",
      "The body of an alert is a string.",
      from: "D-GEN"
    ),
    Citation(
      "A-283",
      "launch-image is a string, the name of an image or storyboard.",
      from: "D-GEN"
    ),
    Citation(
      "A-284",
      "title-loc-key is a string and title-loc-args are strings; in 2017 null was allowed too.",
      from: "D-GEN R-PAY"
    ),
    Citation(
      "A-285",
      "subtitle-loc-key is a string and subtitle-loc-args are strings.",
      from: "D-GEN"
    ),
    Citation(
      "A-286",
      "loc-key is a string and loc-args are strings.",
      from: "D-GEN"
    ),
    Citation(
      "A-287",
      "action-loc-key titles the View button; only the table of 2017 has it.",
      from: "R-PAY"
    ),
    Citation(
      "A-288",
      "action and show-view are legacy keys of the alert; show-view is a Boolean.",
      from: "D-OLD"
    ),
    Citation(
      "A-289",
      "summary-arg and summary-arg-count belong to iOS 12 to 14; from iOS 15 they are ignored.",
      from: "H-UN"
    ),
    Citation(
      "A-290",
      """
      In the alert of a Live Activity title and body may be objects with loc-key and loc-args, \
      and sound is a key of the alert.
      """,
      from: "D-LA"
    ),
  ]
}
