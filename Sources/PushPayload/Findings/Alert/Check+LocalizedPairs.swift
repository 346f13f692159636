internal import PushRules

// The arguments of localized texts, with their keys.
extension Check {
  static let localizedPairs: [(key: String, arguments: String)] = [
    ("loc-key", "loc-args"), ("title-loc-key", "title-loc-args"),
    ("subtitle-loc-key", "subtitle-loc-args"),
  ]
}
