internal import AppLifecycle
internal import PushPayload
internal import Questions
internal import RouteReport

/// The comparison of a trace with an expected one.
struct TraceComparison {
  /// The differences, in the order of the file.
  private(set) var differences: [PrintedText] = []
  private let file: JSONFile
  private let countsViews: Bool

  /// All members that a trace can have.
  private static let members = [
    "schemaVersion", "situation", "caveats", "initialState", "steps", "finalState", "event", "time",
    "consequence", "arrival", "calls", "path", "state", "notes", "method", "selector",
    "viewController", "applicationState", "notification", "notificationConfidence",
    "notificationOtherSide",
    "remoteNotificationKey", "notificationResponse", "rule", "statement", "confidence",
    "otherSides",
  ]

  init(_ file: JSONFile, countsViews: Bool) {
    self.file = file
    self.countsViews = countsViews
  }

  /// Compares a whole trace.
  mutating func compare(_ expected: JSONNode, with trace: JSONTree) throws(FileMessage) {
    for member in expected.members ?? [] {
      if member.key == "steps", let steps = member.node.elements {
        try compare(steps, at: member.node, with: trace["steps"]?.elements ?? [])
      } else {
        try compare(member, in: trace, Place(name: member.key))
      }
    }
  }

  private mutating func compare(
    _ expected: [JSONNode],
    at node: JSONNode,
    with steps: [JSONTree]
  ) throws(FileMessage) {
    if expected.count != steps.count {
      let surplus = expected.dropFirst(steps.count).first ?? node
      let names = steps.map { $0["event"].words }.joined(separator: ", ")
      let count = "\(expected.count) step" + (expected.count == 1 ? "" : "s")
      note(surplus, count, "\(steps.count)" + (names.isEmpty ? "" : ": " + names), Place())
    }
    for (index, pair) in zip(expected, steps).enumerated() {
      try compare(pair.0, with: pair.1, number: index + 1)
    }
  }

  /// Compares a step; nothing else is compared after another event.
  private mutating func compare(
    _ expected: JSONNode,
    with step: JSONTree,
    number: Int
  ) throws(FileMessage) {
    let event = step["event"].words
    if let node = expected["event"], node.words != event {
      note(node, "event " + node.words, event, Place(step: "step \(number)"))
      return
    }
    let place = Place(step: "step \(number), \(event)")
    for member in expected.members ?? [] {
      if member.key == "calls", let calls = member.node.elements {
        try compare(calls: calls, at: member.node, with: step["calls"]?.elements ?? [], place)
      } else {
        try compare(member, in: step, place.naming(member.key))
      }
    }
  }

  private mutating func compare(
    calls expected: [JSONNode],
    at node: JSONNode,
    with all: [JSONTree],
    _ place: Place
  ) throws(FileMessage) {
    let areIDs = expected.allSatisfy { $0.string != nil }
    let calls = all.filter { call in
      guard let id = call["method"]?.string else { return !areIDs }
      return countsViews || Callback(named: id)?.isOfView != true
    }
    guard expected.count == calls.count, zip(expected, calls).allSatisfy(Self.agree) else {
      note(node, Self.list(expected.map(\.callWords)), Self.list(calls.map(\.callWords)), place)
      return
    }
    for (one, call) in zip(expected, calls) {
      for member in one.members ?? [] where member.key != "method" {
        try compare(member, in: call, place.naming(member.key, of: call.callWords))
      }
    }
  }

  /// Whether a call has the expected method; an object without one accepts any.
  private static func agree(_ expected: JSONNode, _ call: JSONTree) -> Bool {
    guard let method = expected.members == nil ? expected : expected["method"] else { return true }
    return method.string.map { Callback(named: $0)?.id ?? $0 } == call["method"]?.string
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.joined(separator: ", ")
  }
}

// Values of any kind.
extension TraceComparison {
  /// The place of a value in a trace.
  private struct Place {
    var name = ""
    var step = ""

    func naming(_ name: String, of call: String? = nil) -> Place {
      Place(name: name, step: step + (call.map { ", " + $0 } ?? ""))
    }
  }

  private mutating func compare(
    _ member: JSONMember,
    in object: JSONTree,
    _ place: Place
  ) throws(FileMessage) {
    let value = object[member.key]
    if value == nil {
      let known = Self.members + object.keys
      guard known.contains(member.key) else {
        let found = "found the member \(ArgumentError.quoted(member.key))"
        let question = NearestWord(to: member.key, in: known).question
        throw file.error(found + ", expected one of a trace" + question, at: member.keyOffset)
      }
    }
    try compare(member.node, with: value, place)
  }

  private mutating func compare(
    _ node: JSONNode,
    with value: JSONTree?,
    _ place: Place
  ) throws(FileMessage) {
    switch (node.value, value) {
    case (.object(let members), .object?):
      for member in members {
        try compare(member, in: value ?? .null, place.naming(place.name + "." + member.key))
      }
    case (.array(let nodes), .array(let values)?) where nodes.count == values.count:
      for (node, value) in zip(nodes, values) { try compare(node, with: value, place) }
    default:
      let kind = (value ?? .null).kind
      if node.words != value.words {
        note(node, place.name + " " + node.words, value.words, place)
      } else if node.value.kind != kind {
        note(node, "\(place.name) as \(node.value.kind)", kind, place)
      }
    }
  }

  private mutating func note(_ node: JSONNode, _ expected: String, _ got: String, _ place: Place) {
    let path = file.file.path.printed
    let position = file.position(of: node.offset)
    let end = place.step.isEmpty ? "" : " (\(place.step))"
    let message = "\(path):\(position): expected \(expected); got \(got)\(end)"
    differences.append(PrintedText(message))
  }
}
