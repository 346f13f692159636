import PushRules
import Questions
import RouteReport

struct ExploreCommand: Sendable {
  private let output: OutputArguments
  private let situation: SituationArguments
  private let stated: Set<SituationMember>
  private let app: StatedApp?
  private let paths: [FilePath]

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    let headers = try RequestHeaders(of: arguments, in: console)
    output = try OutputArguments(arguments)
    let stated = StatedSituation(arguments)
    situation = try SituationArguments(stated, headers: headers)
    self.stated = Set(Situation.members.filter { stated.has($0) })
      .union(headers == nil ? [] : [.pushType, .priority])
    app = arguments.app
    try arguments.checkInput()
    paths = arguments.operands.map { FilePath(argument: $0) }
    guard output.file != nil || output.isQuiet || !console.world.isTerminal(.output) else {
      throw .call(
        "explore writes a page for a browser, and no text for a terminal: add -o push.html"
      )
    }
  }

  func run(in console: inout Console) throws(ArgumentError) -> ExitCode {
    let payloads = try paths.map { [console] path throws(ArgumentError) in
      try ArgumentError.converting(try Self.payload(path, in: console))
    }
    let rules = RuleFingerprint()
    if !output.isQuiet {
      for warning in situation.warnings { console.warn(warning) }
      if let warning = ExplorePage.warning(for: rules) { console.warn(warning) }
    }
    let asksOneState = situation.hasOneState
    let start = situation.start.statedMembers { member in
      stated.contains(member) || member == .state && asksOneState
    }
    let situation = start.filter { asksOneState || $0.key != "terminatedBy" }
    var given: [JSONTree.Member] = [
      .init("payloads", .array(payloads)), .init("situation", .object(situation)),
      .init("fingerprint", rules.json),
    ]
    if let app { given.append(.init("app", app.json)) }
    if output.isWanted { try output.deliver(ExplorePage.text(given: .object(given)), in: &console) }
    return .done
  }

  /// A payload as it is in its file, mistakes included: the page shows what is wrong with it.
  private static func payload(
    _ path: FilePath,
    in console: Console
  ) throws(FileMessage) -> JSONTree {
    let file = try InputFile(path, in: console)
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(file.bytes) else {
      throw file.error("expected a text in UTF-8, found other bytes", at: nil)
    }
    return ["name": .string(file.path.printed), "text": .string(text)]
  }
}

extension StatedApp {
  fileprivate var json: JSONTree {
    let notes = changes.map { change in
      let names = change.values.map { DelegateMethod($0)?.name ?? $0 }
      return (change.agent ?? name) + (change.change == .adds ? " adds " : " hides ")
        + names.joined(separator: ", ") + "."
    }
    return ["name": .string(name), "notes": .texts(notes)]
  }
}

extension CommandDescription {
  static let explore = CommandDescription(
    name: "explore",
    summary: "write a page that answers in a browser, without a network",
    usage: "[PAYLOAD...] -o FILE.html [flags]",
    discussion: "The page runs the rules themselves: choose a state, edit a payload, and see what "
      + "runs. It begins with the first PAYLOAD in the situation of the flags.",
    groups: [
      .namedSituation,
      FlagGroup(title: "app", flags: [.app]),
      FlagGroup(
        title: "output",
        flags: FlagGroup.output(formats: [.text]).flags.filter { flag in
          [FlagName.output, .quiet, .noConfig, .help].contains { flag.key == .own($0) }
        }
      ),
    ],
    examples: [
      "look at a payload in a browser": "pushroute explore push.json -o push.html",
      "begin with a tap on the notification of an app on iOS 17":
        "pushroute explore --ios 17 --launch notification -o page.html",
    ],
    topics: [.situation]
  )
}

/// The page of the engine; `.ci/page` writes its parts from Sources/ExplorePage.
enum ExplorePage: Sendable {
  /// The page that begins with some payloads in a situation: the members `payloads` and `situation`.
  ///
  /// It compares the member `fingerprint` with that of its engine.
  static func text(given: JSONTree) -> PrintedText {
    PrintedText(html: head, given, [afterGiven, engine, afterEngine, parts, afterParts])
  }

  /// What the engine has otherwise than the rules of a program, as a warning; nil without a difference.
  static func warning(for rules: RuleFingerprint) -> String? {
    let others = engineFingerprint.differences(from: rules)
    return others.isEmpty
      ? nil
      : "the page answers with other \(others.joined(separator: " and ")) than this program: "
        + ".ci/page compiles its engine anew"
  }
}
