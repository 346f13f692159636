internal import PushPayload

// Pushes to Live Activities, checked against the types of the app.
extension SentPush {
  /// Values that iOS cannot decode in a push to a Live Activity, and values that no type has.
  func findings(
    for activities: [LiveActivity],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) -> [Finding] {
    guard !activities.isEmpty, let aps = payload.aps,
      aps["content-state"]?.members != nil || aps["attributes"]?.members != nil
    else { return [] }
    let lines = payload.document.lineMap
    var candidates = activities
    if let type = aps["attributes-type"], let name = type.string {
      candidates = activities.filter { $0.name == name }
      if candidates.isEmpty {
        let known = activities.map { "`\($0.name)`" }.joined(separator: ", ")
        let message =
          "`attributes-type` must be a type of ActivityAttributes (\(known)), not `\(name)`"
        let place = SourcePlace(of: type, in: self.path, lines)
        return [Finding(.activityTypeUnknown, message, at: place)]
      }
    }
    // An update does not name its type: the type that fits best counts.
    let checks = candidates.map { candidate in
      var check = ActivityCheck(candidate.types, in: self.path, lines, path: path)
      let shapes = [("content-state", candidate.state), ("attributes", candidate.attributes)]
      for (key, shape) in shapes {
        if let node = aps[key] { check.check(node, as: shape, for: key) }
      }
      return (name: candidate.name, check: check)
    }
    let best = checks.min { $0.check.mismatchCount < $1.check.mismatchCount }?.name
    return checks.filter { $0.name == best }.flatMap { $0.check.findings }.unique()
  }
}
