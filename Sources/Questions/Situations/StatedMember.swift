package import PushPayload
package import PushRules

struct StatedMember {
  private let member: SituationMember
  private let name: ArgumentError.Subject
  private let file: JSONFile

  init(_ member: SituationMember, in file: JSONFile) {
    self.member = member
    name = "`\(member.name)`"
    self.file = file
  }

  /// Returns the value in the words of the flag; nil if it states nothing.
  func statement(_ node: JSONNode) throws(FileMessage) -> StatedSituation.Statement? {
    guard let words = try words(node) else { return nil }
    let position = file.position(of: node.offset)
    return StatedSituation.Statement(words, of: ArgumentError.Subject(name.text, at: position))
  }

  private func words(_ node: JSONNode) throws(FileMessage) -> [String]? {
    switch (member.form, node.value) {
    case (.truth, .boolean(let isTrue)): return isTrue ? [] : nil
    case (.onOff, .boolean(let isTrue)): return [isTrue ? "on" : "off"]
    case (.count, .number(let number)): return [number.text]
    case (.optional, .null): return nil
    case (.optional, .number(let number)) where member.isNumber:
      return [try word(number.text, node)]
    case (.methods, .array(let elements)), (.list, .array(let elements)):
      return try list(elements)
    case (.methods, .string(let text)), (.list, .string(let text)): return text.commaWords
    case (.version, .string(let text)), (.count, .string(let text)): return [text]
    case (.words, .string(let text)), (.optional, .string(let text)), (.onOff, .string(let text)):
      return [try word(text, node)]
    default: throw file.unexpected(node, expected: "\(expectation) for \(name)")
    }
  }

  private func word(_ text: String, _ node: JSONNode) throws(FileMessage) -> String {
    let words = member.words
    guard let word = Kebab.word(text, in: words, synonyms: member.synonyms) else {
      let place = MeantWord.Place.value(of: member.flag)
      throw wrong(.unknownValue(name, text, expected: words, at: place), node)
    }
    return word
  }

  /// Reads a list of words; a mistake in one is placed at that word.
  private func list(_ elements: [JSONNode]) throws(FileMessage) -> [String] {
    var words: [String] = []
    for element in elements {
      guard let text = element.string else { throw file.unexpected(element, expected: "a string") }
      let list = text.commaWords
      do throws(ArgumentError) {
        if case .list(let known) = member.form {
          _ = try SituationArguments.list(list, of: name, known)
        } else {
          _ = try MethodList.methods(list, of: name, empty: "none")
        }
      } catch {
        throw wrong(error, element)
      }
      words += list
    }
    return words
  }

  private func wrong(_ error: ArgumentError, _ node: JSONNode) -> FileMessage {
    file.error(error.description, at: node.offset)
  }

  private var expectation: String {
    switch member.form {
    case .truth: "`true` or `false`"
    case .methods, .list: "an array of strings"
    case .version: "a version in a string, such as \"12\","
    case .optional where member.isNumber: "a number"
    case .optional, .words, .onOff, .count: "a string"
    }
  }
}

extension StatedSituation {
  /// Returns the values of the members of the situation in a file; the first mistake is thrown.
  package static func statements(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> Statements {
    var checked = CheckedFile(file)
    let statements = statements(node, in: &checked)
    if let mistake = checked.mistakes.first { throw mistake }
    return statements
  }

  /// Returns the values of the members; `stateBeforeKill`, which eval adds for a killed app, is skipped.
  package static func statements(_ node: JSONNode, in file: inout CheckedFile) -> Statements {
    let members = file.members(
      of: node,
      known: SituationMember.ofCase.map { $0.name },
      tolerated: ["stateBeforeKill"],
      expected: "an object"
    )
    var statements: Statements = [:]
    for member in members ?? [] {
      let key = SituationMember.ofCase.first { $0.name == member.key }
      guard let key else { continue }
      let reader = StatedMember(key, in: file.json)
      statements[key] = file.noting(try reader.statement(member.node)) ?? nil
    }
    return statements
  }
}

extension SituationMember {
  /// The members of the situation of a case, a configuration or a question of the page.
  package static let ofCase = [state] + inOrderOfAssumptions

  /// The members of a situation that are events of a scenario.
  package static let actions = [userAction, meanwhile]

  /// The members of a scenario that describe its start.
  package static let ofScenario = ofCase.filter { !actions.contains($0) } + ofLifecycle

  /// The members of a scenario about an app and a device, that the push rules do not ask for.
  package static let ofLifecycle = [
    exitsOnSuspend, multitasking, backgroundTasks, device, multiWindow, alwaysOn, stateRestoration,
  ]

  package static let exitsOnSuspend = SituationMember(
    "exitsOnSuspend",
    .truth,
    help: "UIApplicationExitsOnSuspend is YES in the Info.plist (not set)"
  )

  package static let multitasking = SituationMember(
    "multitasking",
    takes: "SWITCH",
    .onOff,
    help: "off on a device of iOS 4 without it, such as the iPhone 3G: leaving the app ends it (on)"
  )

  package static let backgroundTasks = SituationMember(
    "backgroundTasks",
    takes: "NUMBER",
    .count,
    help: "the background tasks that the app begins inside didEnterBackground; each "
      + "background-task-end ends one (0)"
  )

  package static let device = SituationMember(
    "device",
    takes: "DEVICE",
    .words(["iPhone", "iPad"]),
    help: "the device (iPhone)"
  )

  package static let multiWindow = SituationMember(
    "multiWindow",
    .truth,
    help: "the app shows several windows; implies --device iPad"
  )

  package static let alwaysOn = SituationMember(
    "alwaysOn",
    takes: "SWITCH",
    .onOff,
    help: "Always-On Display, which an iPhone 14 Pro and later have from iOS 16 (not stated)"
  )

  package static let stateRestoration = SituationMember(
    "stateRestoration",
    .truth,
    help: "the app opts in to state restoration"
  )
}

// What only flags state.
extension SituationMember {
  package static let killedByUser = SituationMember(
    "killedByUser",
    .truth,
    help: "the user swiped the app away; --state says where it was before"
  )

  /// The file that states push type and priority.
  package static let headers = SituationMember(
    "headers",
    takes: "FILE",
    .words([]),
    help: "read both from a file of request headers: lines, or a JSON object"
  )

  package var isList: Bool {
    switch form {
    case .methods, .list: true
    case .words, .optional, .version, .truth, .onOff, .count: false
    }
  }
}
