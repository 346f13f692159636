internal import PushPayload
internal import PushRules
internal import Questions
internal import RouteReport

struct CaseFile: Sendable {
  let path: FolderWalk.Path
  let file: JSONFile
  let cases: [StatedCase]

  /// Reads a file, or its rewritten bytes; notes mistakes and returns nil.
  ///
  /// Other files of a folder return nil, too.
  init?(
    _ path: FolderWalk.Path,
    bytes: [UInt8]? = nil,
    in reader: CaseReader,
    noting mistakes: inout FileMistakes
  ) {
    let read = bytes.map { InputFile(path.path, bytes: $0) }
    guard
      let input = read
        ?? mistakes.noting(try InputFile(path.path, within: path.root, in: reader.console))
    else { return nil }
    if path.folder != nil, FoundText(path.path, input.bytes).kind != .cases { return nil }
    guard let file = mistakes.noting(try JSONFile(input)) else { return nil }
    if file.root["aps"] != nil, file.root["cases"] == nil {
      let found = "found a payload, expected a case file with `cases`; pushroute eval FILE -f case "
      mistakes.add(file.error(found + "writes one", at: file.root.offset))
      return nil
    }
    if file.root["events"] != nil, file.root["cases"] == nil {
      let stated = StatedCase(scenario: file, reader, noting: &mistakes)
      (self.path, self.file, cases) = (path, file, [stated].compactMap { $0 })
      if stated == nil { return nil }
      return
    }
    let members = file.members(
      of: file.root,
      known: ["description", "cases"],
      tolerated: ["$schema"],
      expected: "an object with `cases`",
      noting: &mistakes
    )
    guard let members else { return nil }
    if let text = file.root["description"], text.string == nil {
      mistakes.add(file.unexpected(text, expected: "a string"))
    }
    self.path = path
    self.file = file
    guard let cases = members.first(where: { $0.key == "cases" })?.node else {
      let found = "found no member `cases`, expected an array of cases"
      mistakes.add(file.error(found, at: file.root.offset))
      return nil
    }
    guard let nodes = mistakes.noting(try file.elements(of: cases, expected: "cases")) else {
      return nil
    }
    if nodes.isEmpty, path.folder == nil {
      mistakes.add(file.error("found no case, expected at least one", at: cases.offset))
    }
    self.cases = Self.cases(nodes, in: file, reader, noting: &mistakes)
    if !mistakes.messages.isEmpty { return nil }
  }

  private static func cases(
    _ nodes: [JSONNode],
    in file: JSONFile,
    _ reader: CaseReader,
    noting mistakes: inout FileMistakes
  ) -> [StatedCase] {
    var cases: [StatedCase] = []
    var places: [String: SourcePosition] = [:]
    for node in nodes {
      guard let stated = StatedCase(node, in: file, reader, noting: &mistakes) else { continue }
      if let earlier = places.updateValue(stated.position, forKey: stated.name) {
        let name = ArgumentError.quoted(stated.name)
        let found = "found the name \(name) again, first at \(earlier), expected it once"
        mistakes.add(file.error(found, at: node["name"]?.offset ?? node.offset))
      }
      cases.append(stated)
    }
    return cases
  }
}

struct CaseReader {
  let console: Console
  let choice: ProviderChoice
  /// The app of cases that state none.
  let app: StatedApp?
  /// Finds the configuration of a file, or nil.
  var configurations: ConfigurationSearch?

  func configuration(of file: JSONFile) -> Configuration? {
    configurations?.file(file.file.path)?.configuration
  }
}

extension CaseFile {
  /// The schema of what ``init(_:bytes:in:noting:)`` reads.
  static let schema = JSONSchema.object(
    ["cases": .list(StatedCase.schema)],
    optional: ["$schema": .text, "description": .text]
  )
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
