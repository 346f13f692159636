internal import AppLifecycle
internal import PushPayload
internal import Questions
internal import RouteReport

/// An expected trace, or parts of one.
struct TraceExpectation: Sendable {
  let file: JSONFile
  /// Whether to compare calls of view controllers: only if the file names one.
  let countsViews: Bool

  /// Reads a file in the format of a trace; missing members are not compared.
  init(_ file: JSONFile) throws(FileMessage) {
    self.file = file
    if let again = file.document.duplicateKeys.first {
      let earlier = file.position(of: again.earlierOffset)
      let key = ArgumentError.quoted(again.key)
      throw file.error(
        "found the member \(key) again, first at \(earlier), expected it once",
        at: again.offset
      )
    }
    let root = file.root
    guard root.members != nil else { throw file.unexpected(root, expected: "an object") }
    try Self.checkState(root["finalState"], in: file)
    var callbacks: [Callback] = []
    for step in try Self.elements(root["steps"], of: "steps", in: file) {
      callbacks += try Self.callbacks(ofStep: step, in: file)
    }
    countsViews = callbacks.contains(where: \.isOfView)
  }

  /// Returns a message for each difference from a trace in JSON.
  func differences(from trace: JSONTree) throws(FileMessage) -> [PrintedText] {
    var comparison = TraceComparison(file, countsViews: countsViews)
    try comparison.compare(file.root, with: trace)
    return comparison.differences
  }
}

// Checks of the file itself.
extension TraceExpectation {
  private static func callbacks(
    ofStep step: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [Callback] {
    guard step.members != nil else { throw file.unexpected(step, expected: "a step as an object") }
    if let event = step["event"] { try check(event: event, in: file) }
    if let time = step["time"], time.number == nil {
      throw file.unexpected(time, expected: "seconds as a number")
    }
    try checkState(step["state"], in: file)
    var callbacks: [Callback] = []
    for call in try elements(step["calls"], of: "calls", in: file) {
      guard call.string != nil || call.members != nil else {
        throw file.unexpected(call, expected: "a call as the id of its method, or as an object")
      }
      callbacks += try [callback(of: call, in: file)].compactMap { $0 }
    }
    return callbacks
  }

  private static func check(event node: JSONNode, in file: JSONFile) throws(FileMessage) {
    guard let text = node.string else {
      throw file.unexpected(node, expected: "an event as a string")
    }
    let word = text.prefix { $0 != ":" }
    let known = LifecycleEvent.allCases.map(\.name)
    guard !known.contains(String(word)) else { return }
    let question = NearestWord(to: text, in: known).question
    let found = "found \(ArgumentError.quoted(text)), expected an event" + question
    throw file.error(found, at: node.offset)
  }

  private static func elements(
    _ node: JSONNode?,
    of name: String,
    in file: JSONFile
  ) throws(FileMessage) -> [JSONNode] {
    guard let node else { return [] }
    guard let elements = node.elements else {
      throw file.unexpected(node, expected: "an array of \(name)")
    }
    return elements
  }

  private static func callback(
    of call: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> Callback? {
    let method = call.members == nil ? call : call["method"]
    guard let method, method.value != .null else { return nil }
    guard let text = method.string else {
      throw file.unexpected(method, expected: "the id of a method, or null")
    }
    guard let callback = Callback(named: text) else {
      let question = NearestWord(to: text, in: Callback.all.map(\.id)).question
      let found = "found \(ArgumentError.quoted(text)), expected the id of a method"
      throw file.error(found + question, at: method.offset)
    }
    return callback
  }

  private static func checkState(_ node: JSONNode?, in file: JSONFile) throws(FileMessage) {
    guard let node else { return }
    guard let text = node.string else { throw file.unexpected(node, expected: "a state") }
    let states = ProcessState.allCases.map(\.name)
    guard !states.contains(text) else { return }
    let message = ArgumentError.unknownValue("state", text, expected: states).description
    throw file.error(message, at: node.offset)
  }
}

extension Callback {
  /// The callback with an id in either spelling, a selector or a Swift name, or nil.
  init?(named text: String) {
    self.init(Kebab.word(text, in: Self.all.map(\.id)) ?? text)
  }

  /// Whether a view controller declares it.
  var isOfView: Bool {
    if case .lifecycle(let method) = self { method.owner == .viewController } else { false }
  }
}

extension TraceExpectation {
  /// The schema of what ``init(_:)`` reads: a trace without some of its members.
  static let schema = JSONSchema.openObject(["steps": .list(step), "finalState": state])

  private static let state = JSONSchema.names(of: ProcessState.self)

  private static let step = JSONSchema.openObject([
    "event": .text, "time": .number, "state": state,
    "calls": .list(.either([.text, .openObject(["method": JSONSchema.text.orNull])])),
  ])
}
