internal import AppLifecycle
internal import PushPayload

extension ExpectedTrace {
  /// Reads the lines of `expect`: printed ones, or steps such as
  /// `home -> will-resign-active did-enter-background = active inactive background suspended`.
  init(_ node: JSONNode, in file: JSONFile) throws(FileMessage) {
    var marks: [Mark] = []
    for line in try file.elements(of: node, expected: "lines") {
      guard let text = line.string else { throw file.unexpected(line, expected: "a line") }
      let position = file.position(of: line.offset)
      marks += try Self.words(of: text, at: line, in: file).map { ($0, position) }
    }
    self.init(marks)
  }

  private static func words(
    of text: String,
    at node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [TraceWord] {
    let parts = text.split { $0 == " " || $0 == "," }.map { String($0) }
    let events = LifecycleEvent.allCases.map { $0.name }
    let event = parts.first ?? ""
    let isKnown = events.contains(String(event.prefix { $0 != ":" && $0 != "@" }))
    guard isKnown && parts.count == 1 || parts.contains("->") || parts.contains("=") else {
      let names = PrintedLog([text]).entries.map { TraceWord($0.name) }
      if names.isEmpty { throw file.error(notFound(text, callbacks), at: node.offset) }
      return names
    }
    guard isKnown else { throw file.error(notFound(event, events), at: node.offset) }
    let time = event.split(separator: "@").last.map { String($0) } ?? ""
    let isTimed = event.hasSuffix("@" + time) && time.allSatisfy { $0.isNumber }
    let plain = isTimed ? String(event.dropLast(time.count + 1)) : event
    var words = [TraceWord.event(plain, at: isTimed ? time : nil)]
    let calls = parts.dropFirst().prefix { $0 != "=" }
    for call in calls where call != "->" { words.append(try name(call, at: node, in: file)) }
    let states = parts.drop { $0 != "=" }.dropFirst()
    let known = ProcessState.allCases.map { $0.name }
    for state in states where !known.contains(state) {
      throw file.error(notFound(state, known), at: node.offset)
    }
    return words + (states.isEmpty ? [] : [.states(Array(states))])
  }

  /// Reads a name with its details, such as `scene-will-connect#2@inactive`.
  private static func name(
    _ text: String,
    at node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> TraceWord {
    let parts = text.split(separator: "@")
    let names = parts[0].split(separator: "#")
    let name = String(names[0])
    guard let found = Callback(name)?.id ?? PrintedName(name)?.text else {
      throw file.error(notFound(text, callbacks), at: node.offset)
    }
    var word = TraceWord(found)
    word.details[.scene] = names.count > 1 ? String(names[1]) : nil
    word.details[.state] = parts.count > 1 ? String(parts[1]) : nil
    return word
  }

  private static let callbacks = Callback.all.map { $0.id }

  private static func notFound(_ text: String, _ known: [String]) -> String {
    let suggestion = NearestWord(to: text, in: known).suggestion
    let expected = known.count < 10 ? ArgumentError.list(known) : "a callback or an event"
    return "found \(ArgumentError.quoted(text)), expected \(expected)" + suggestion
  }
}
