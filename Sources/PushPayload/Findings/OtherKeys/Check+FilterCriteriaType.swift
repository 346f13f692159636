internal import PushRules

extension Check {
  static var filterCriteriaType: Check {
    stringType(
      "filter-criteria",
      since: .iOS(16, 0),
      because: "A Focus cannot filter the notification by it.",
      bad: #"{"aps":{"alert":"Hi","filter-criteria":{"account":"work"}}}"#,
      good: #"{"aps":{"alert":"Hi","filter-criteria":"work"}}"#,
      "A-261"
    )
  }
}
