internal import PushRules

extension RouteTable {
  /// The assumptions of all situations, in words, and those of each one.
  var assumptions: [String] {
    let all = answers.flatMap { $0.unstatedInWords }
    var words = assumed
    var varying: [String] = []
    for assumption in answers.unstatedInWords {
      let values = Set(all.filter { $0.member == assumption.member }.map { $0.words })
      if values.count == 1 {
        words.append(assumption.words)
      } else {
        varying.append(assumption.name)
      }
    }
    guard !varying.isEmpty else { return words }
    return words + [varying.joined(separator: ", ") + " as eval assumes for each cell"]
  }
}

extension RouteAnswer.Unstated {
  /// The member in words, without its value.
  fileprivate var name: String {
    switch member {
    case "sdk": "SDK"
    case "implements": "implemented methods"
    case "notificationCenterDelegate": "notification center delegate"
    case "lifecycle": "life cycle"
    case "terminatedBy": "what ended the app"
    default: words
    }
  }
}
