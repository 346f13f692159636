import PushRules

/// The words of cells, with signs and numbers that a legend and notes explain.
struct CellWords: Sendable {
  /// The notes, numbered from 1.
  private(set) var notes: [String] = []
  private(set) var confidences: Set<Confidence> = []
  private(set) var carriers: Set<HandedOver.Carrier> = []
  /// The methods that stand under their short names.
  private var shortened: Set<DelegateMethod> = []
  private let phase: Phase?
  private let isBrief: Bool
  private let labels: Bool

  init(phase: Phase? = nil, acts: Bool, isBrief: Bool = false) {
    self.phase = phase
    self.isBrief = isBrief
    labels = acts && phase == nil && !isBrief
  }

  mutating func lines(of cell: RouteTable.Cell) -> [String] {
    switch cell {
    case .contradiction(let reason, let rule):
      ["cannot be" + note(reason + (rule.map { " [\($0)]" } ?? ""))]
    case .answer(let answer): lines(of: answer)
    }
  }

  private mutating func lines(of answer: RouteAnswer) -> [String] {
    switch answer.outcome {
    case .impossible(let contradiction): ["cannot be" + note(contradiction.reference)]
    case .route(let route):
      (hidesArrival(of: route) ? [] : [label("arrival") + words(of: route.arrival)])
        + (phase == .arrival ? [] : responseLines(of: route))
    }
  }

  /// Whether only the user's action counts; in a brief table it does wherever there is one.
  private func hidesArrival(of route: Route) -> Bool {
    phase == .response || phase == nil && isBrief && route.response != nil
  }

  private mutating func responseLines(of route: Route) -> [String] {
    if let response = route.response { return [label("user action") + words(of: response)] }
    return phase == .response ? ["no action"] : []
  }

  private func label(_ word: String) -> String { labels ? word + ": " : "" }

  mutating func words(of arrival: Route.Arrival) -> String {
    arrival.calls.isEmpty
      ? "nothing" + mark(arrival.method.confidence) : words(of: arrival.calls)
  }

  mutating func words(of response: Route.Response) -> String {
    guard response.opportunity.answer == .open else {
      let mark = mark(response.opportunity.confidence)
      return (isBrief ? "n/a" : "not possible") + mark + note(response.opportunity.rule.reference)
    }
    return response.calls.isEmpty ? "nothing" : words(of: response.calls)
  }

  private mutating func words(of calls: [Call]) -> String {
    let handedOver = calls.compactMap { $0.handedOver }
    confidences.formUnion(calls.map { $0.confidence } + handedOver.map { $0.confidence })
    let printed = handedOver.filter { !isBrief || $0.status != .absent }
    carriers.formUnion(printed.map { $0.carrier })
    if isBrief { shortened.formUnion(calls.map { $0.method }) }
    let sign = { (confidence: Confidence) in confidence.sign }
    return calls.inWords(isBrief ? .brief : .selectors, doubt: sign) { call in
      guard let handedOver = call.handedOver else { return "" }
      let isSure = handedOver.confidence == call.confidence
      if isBrief, isSure, handedOver.status == .absent { return "" }
      let words = isBrief && handedOver.status == .present ? "+" : " " + handedOver.words
      return words + (isSure ? "" : handedOver.confidence.sign)
    }
  }

  private mutating func mark(_ confidence: Confidence) -> String {
    confidences.insert(confidence)
    return confidence.sign
  }

  private mutating func note(_ text: String) -> String {
    let number = notes.firstIndex(of: text) ?? notes.count
    if number == notes.count { notes.append(text) }
    return " (\(number + 1))"
  }

  var legend: [String] {
    var sentences = shortened.sorted { $0.rawValue < $1.rawValue }
      .map { $0.shortName + ": " + $0.name }
    if !confidences.isEmpty {
      let meanings = confidences.sorted().map { confidence in
        (confidence.sign.isEmpty ? "No mark" : confidence.sign) + ": " + confidence.legend
      }
      sentences.append(meanings.joined(separator: ". ") + ".")
    }
    if carriers.contains(.remoteNotificationKey) {
      let label = isBrief ? "launch+, with the push" : "With the push"
      sentences.append(label + ": launchOptions have it under .remoteNotification.")
    }
    if carriers.contains(.notificationResponse) {
      let label = isBrief ? "scene+, with the tap" : "With the tap"
      sentences.append(label + ": it is in connectionOptions.notificationResponse.")
    }
    return sentences
  }
}

extension Confidence {
  /// The sign of a table or a timeline, explained by its legend.
  var sign: String {
    ["", "°", "*", "?"][Int(rawValue)]
  }

  var legend: String {
    [
      "documented by Apple", "seen in device logs or SDK sources",
      "follows from how the parts work", "sources disagree",
    ][Int(rawValue)]
  }
}

extension HandedOver {
  fileprivate var words: String {
    let name = carrier == .remoteNotificationKey ? "the push" : "the tap"
    return switch status {
    case .present: "with " + name
    case .absent: "without " + name
    case .unknown: "perhaps with " + name
    }
  }
}

extension Contradiction {
  var reference: String { description + (rules.first.map { " [\($0.id)]" } ?? "") }
}

extension Rule {
  fileprivate var reference: String { statement + " [\(id)]" }
}
