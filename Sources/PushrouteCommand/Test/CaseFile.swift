import PushPayload
import PushRules
import Questions
import RouteReport

struct CaseFile: Sendable {
  let path: FolderWalk.Path
  let file: JSONFile
  let cases: [StatedCase]

  /// Reads a file, or its rewritten bytes; adds what is wrong with it and returns nil.
  ///
  /// Other files of a folder return nil, too.
  init?(
    _ path: FolderWalk.Path,
    bytes: [UInt8]? = nil,
    in reader: CaseReader,
    adding mistakes: inout [FileMessage]
  ) {
    var checked: CheckedFile
    do throws(FileMessage) {
      let input =
        if let bytes {
          InputFile(path.path, bytes: bytes)
        } else {
          try InputFile(path.path, within: path.root, in: reader.console)
        }
      if path.folder != nil, FoundText(path.path, input.bytes) != .cases { return nil }
      checked = CheckedFile(try JSONFile(input))
    } catch {
      mistakes.append(error)
      return nil
    }
    cases = Self.cases(in: &checked, mayBeEmpty: path.folder != nil, reader)
    mistakes += checked.mistakes
    if !checked.mistakes.isEmpty { return nil }
    self.path = path
    file = checked.json
  }

  private static func cases(
    in file: inout CheckedFile,
    mayBeEmpty: Bool,
    _ reader: CaseReader
  ) -> [StatedCase] {
    let (json, root) = (file.json, file.json.root)
    if root["aps"] != nil, root["cases"] == nil {
      let found = "found a payload, expected a case file with `cases`; pushroute eval FILE -f case "
      file.note(found + "writes one", at: root.offset)
      return []
    }
    if root["events"] != nil, root["cases"] == nil {
      return [StatedCase(scenario: &file, reader)].compactMap { $0 }
    }
    let members = file.members(
      of: root,
      known: ["description", "cases"],
      tolerated: ["$schema"],
      expected: "an object with `cases`"
    )
    guard let members else { return [] }
    _ = file.noting(try json.text("description", of: root))
    guard let list = members.first(where: { $0.key == "cases" })?.node else {
      file.note("found no member `cases`, expected an array of cases", at: root.offset)
      return []
    }
    let nodes = file.noting(try json.elements(of: list, expected: "cases"))
    if nodes?.isEmpty == true, !mayBeEmpty {
      file.note("found no case, expected at least one", at: list.offset)
    }
    var cases: [StatedCase] = []
    var places: [String: SourcePosition] = [:]
    for node in nodes ?? [] {
      guard let stated = StatedCase(node, in: &file, reader) else { continue }
      if let earlier = places.updateValue(stated.position, forKey: stated.name) {
        let name = ArgumentError.quoted(stated.name)
        let found = "found the name \(name) again, first at \(earlier), expected it once"
        file.note(found, at: node["name"]?.offset ?? node.offset)
      }
      cases.append(stated)
    }
    return cases
  }

  /// The schema of what ``init(_:bytes:in:adding:)`` reads.
  static let schema = JSONSchema.object(
    ["cases": .list(StatedCase.schema)],
    optional: ["$schema": .text, "description": .text]
  )
}

struct CaseReader: Sendable {
  let console: Console
  let choice: ProviderChoice
  /// The app of cases that state none.
  let app: StatedApp?
  /// Finds the configuration of a file, or nil.
  let configurations: ConfigurationSearch?

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.console = console
    choice = ProviderChoice(arguments)
    (app, configurations) = (arguments.app, arguments.configurations)
  }

  /// What a file states, then the app if the file states none, then its configuration.
  func situation(_ members: StatedSituation.Statements, in file: JSONFile) -> StatedSituation {
    let app = app.flatMap { $0.isAnother(than: members) ? nil : $0 }
    return StatedSituation(members, app, configurations?.file(file.file.path)?.configuration)
  }
}

extension StatedCase {
  fileprivate static let schema = JSONSchema.object(
    [
      "name": JSONSchema.nonEmptyText.about("A sentence that no other case of the file has."),
      "payload": .payloadOrPath,
      "situation": JSONSchema.statedSituation.about("The app and the device; state must be known."),
      "expect": CaseExpectation.schema.about("What is left out may be anything."),
    ],
    optional: [
      "description": .text,
      "source": JSONSchema.list(.text).about("The ids of citations."),
    ]
  )
}

extension CaseExpectation {
  fileprivate static let schema = JSONSchema.object(
    [:],
    optional: [
      "arrival": JSONSchema.list(call).about("The calls when the push arrives, in their order."),
      "userAction":
        JSONSchema.list(call).orNull.about("The calls when the user acts; null without an action."),
    ] + members(ExpectedMember<Route>.all) + [
      "notCalled": .list(item(ExpectedMember<NotCalled>.all)),
      "remarks": .list(ExpectedValues.remark.schema),
      "withoutRemarks": .list(ExpectedValues.remark.schema),
      "impossible": JSONSchema.truth.about("Whether the situation cannot exist."),
    ]
  )
  .with("minProperties", .number(1))

  private static let call = item(ExpectedMember<Call>.all)

  /// The id of a method, or an object that names it.
  private static func item<Subject>(_ all: [ExpectedMember<Subject>]) -> JSONSchema {
    .either([
      .method, .text,
      .object(
        ["method": .either([.method, .text])],
        optional: members(all.filter { $0.name != "method" })
      ),
    ])
  }

  private static func members<Subject>(_ all: [ExpectedMember<Subject>]) -> JSONSchema.Members {
    JSONSchema.Members(all.map { (name: $0.name, value: $0.values.schema) })
  }
}

/// A case file whose missed expectations are replaced by actual values.
///
/// Values are rewritten, and the lines that a scenario expects. A person decides about `notCalled`,
/// remarks and `impossible`.
struct CaseUpdate: Sendable {
  /// The updated file.
  let bytes: [UInt8]
  /// The number of rewritten expectations.
  let count: Int
  let restCount: Int
  let difference: UnifiedDiff

  init(of file: CaseFile, _ isWanted: (StatedCase) -> Bool) {
    let nodes = Self.nodes(in: file.file)
    var (fixes, missed) = ([Fix](), 0)
    for stated in file.cases where isWanted(stated) {
      let misses = CaseJudgement(of: stated).misses
      missed += misses.count
      fixes += misses.compactMap { miss in
        if case .script(_, let lines) = stated.question {
          return lines.isEmpty ? nil : Self.fix(file.file.root["expect"], .texts(lines))
        }
        return Self.undecided.contains(miss.member) ? nil : Self.fix(nodes[miss.position], miss.got)
      }
    }
    let old = file.file.file.bytes
    count = fixes.count
    restCount = missed - fixes.count
    bytes = Fix.apply(fixes, to: old)
    difference = UnifiedDiff(of: file.path.name, from: old, to: bytes)
  }

  /// Replaces a node by a value; nil without either.
  private static func fix(_ node: JSONNode?, _ value: JSONTree?) -> Fix? {
    guard let node, let value else { return nil }
    return Fix.write(value.compactText, for: node)
  }

  private static let undecided = ["notCalled", "remarks", "withoutRemarks", "impossible"]

  /// The values of the file, by position.
  private static func nodes(in file: JSONFile) -> [SourcePosition: JSONNode] {
    var nodes: [SourcePosition: JSONNode] = [:]
    var rest = [file.root]
    while let node = rest.popLast() {
      nodes[file.position(of: node.offset)] = node
      rest += node.elements ?? node.members?.map(\.node) ?? []
    }
    return nodes
  }
}
