import PushPayload
import Questions
import RouteReport

/// The known findings that a file lists, and that are not shown.
///
/// A finding is identified by its code and by the keys that lead to it, so that it survives other lines
/// and another layout.
struct Baseline: Sendable {
  /// The findings by file, with paths relative to the baseline.
  private var files: [String: [FindingKey: Int]] = [:]
  private let folder: FilePath

  init(at path: FilePath, in console: Console) throws(FileMessage) {
    guard let folder = console.world.realPath(of: path.around) else {
      throw .unwritable(path, .missing)
    }
    self.folder = folder
  }

  private func name(of path: FilePath, in console: Console) -> String {
    guard path != .standardInput, let complete = console.world.realPath(of: path.around) else {
      return path.printed
    }
    return complete.appending(path.name).relative(to: folder).printed
  }

  func known(in path: FilePath, _ console: Console) -> KnownFindings {
    KnownFindings(files[name(of: path, in: console)] ?? [:])
  }

  mutating func add(_ findings: KnownFindings, of path: FilePath, in console: Console) {
    guard !findings.found.isEmpty else { return }
    files[name(of: path, in: console)] = findings.found
  }

  var count: Int { files.values.reduce(0) { $0 + $1.values.reduce(0, +) } }

  private static let known = ["schemaVersion", "files"]

  /// Reads a baseline, up to the first mistake; one that a configuration names must lie in its reach.
  init(
    reading path: FilePath,
    namedBy source: FilePath? = nil,
    in console: Console
  ) throws(FileMessage) {
    let content =
      if let source {
        try InputFile(hidden: path, within: console.reach(of: source), in: console)
      } else {
        try InputFile(path, in: console)
      }
    try self.init(at: path, in: console)
    let file = try JSONFile(content)
    let members = try file.members(
      of: file.root,
      known: Self.known,
      expected: "a baseline as an object"
    )
    guard let listed = members.first(where: { $0.key == "files" })?.node else {
      throw file.error("found no member `files`, expected one", at: file.root.offset)
    }
    guard let entries = listed.members else {
      throw file.unexpected(listed, expected: "an object with paths as keys")
    }
    for entry in entries { files[entry.key] = try Self.findings(entry.node, in: file) }
  }

  private static func findings(
    _ node: JSONNode,
    in file: JSONFile
  ) throws(FileMessage) -> [FindingKey: Int] {
    var findings: [FindingKey: Int] = [:]
    for element in try file.elements(of: node, expected: "findings") {
      _ = try file.members(
        of: element,
        known: ["code", "at", "count"],
        expected: "a finding as an object with `code`, `at` and `count`"
      )
      guard let code = element["code"]?.string, let place = element["at"]?.string,
        let number = element["count"]?.number, let count = Int(exactly: number), count > 0
      else {
        let expected = "a finding with a string `code`, a string `at` and a number `count` above 0"
        throw file.error("found another object, expected " + expected, at: element.offset)
      }
      findings[FindingKey(code: code, place: place), default: 0] += count
    }
    return findings
  }

  var json: JSONTree {
    let entries = files.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    return [
      "schemaVersion": .number(1),
      "files": .object(entries.map { JSONTree.Member($0.key, .array(Self.json($0.value))) }),
    ]
  }

  func write(to path: FilePath, in console: inout Console) throws(ArgumentError) {
    do {
      let draft = try console.world.draft(path)
      try draft.append(Array(PrintedText(json).text.utf8))
      try draft.finish()
    } catch {
      throw .files([.unwritable(path, error)])
    }
    let findings = count.counted("finding") + " in " + files.count.counted("file")
    console.report(PrintedText("pushroute: wrote \(findings) to \(path.printed)"))
  }

  private static func json(_ findings: [FindingKey: Int]) -> [JSONTree] {
    let sorted = findings.sorted { one, other in
      (one.key.place, one.key.code) < (other.key.place, other.key.code)
    }
    return sorted.map { key, count in
      ["code": .string(key.code), "at": .string(key.place), "count": .number(count)]
    }
  }

  static let schema = JSONSchema.object(
    [
      "files": .table(
        of: .list(
          .object([
            "code": .text,
            "at": JSONSchema.text.about("The keys that lead to the place."),
            "count": JSONSchema.integer.with("minimum", .number(1)),
          ])
        )
      )
    ],
    optional: ["schemaVersion": .anything]
  )
}

enum BaselineMode: Sendable {
  /// Hides the findings of the baselines that configurations name.
  case configured(ConfigurationSearch?, [FilePath: Baseline] = [:])
  /// Hides the findings of a baseline.
  case hiding(Baseline)
  /// Writes the findings to a baseline.
  case writing(Baseline, to: FilePath)

  init(_ arguments: ParsedArguments, _ console: Console) throws(ArgumentError) {
    try arguments.check(.writeBaseline, without: [.baseline, .output])
    let reason = "a baseline is for findings that stay"
    try arguments.check(.writeBaseline, without: [.diff, .fix], because: reason)
    if let target = arguments.path(.writeBaseline) {
      let baseline = try ArgumentError.converting(try Baseline(at: target, in: console))
      self = .writing(baseline, to: target)
    } else if let path = arguments.path(.baseline) {
      self = .hiding(try ArgumentError.converting(try Baseline(reading: path, in: console)))
    } else {
      self = .configured(arguments.configurations)
    }
  }

  mutating func read(for files: [FilePath], in console: Console) throws(ArgumentError) {
    guard case .configured(let search?, var baselines) = self else { return }
    for file in files {
      guard let configuration = search.file(file)?.configuration, let path = configuration.baseline,
        baselines[path] == nil
      else { continue }
      baselines[path] = try ArgumentError.converting(
        try Baseline(reading: path, namedBy: configuration.path, in: console)
      )
    }
    self = .configured(search, baselines)
  }

  /// Returns the known findings of a file, or nil without a baseline.
  func known(in path: FilePath, _ console: Console) -> KnownFindings? {
    switch self {
    case .configured(let search, let baselines):
      search?.file(path)?.configuration.baseline.flatMap { baselines[$0] }?.known(in: path, console)
    case .hiding(let baseline): baseline.known(in: path, console)
    case .writing: KnownFindings()
    }
  }
}

extension CommandFlag {
  static let baseline = [
    CommandFlag(.baseline, takes: "FILE", help: "hide the findings that this file lists"),
    CommandFlag(
      .writeBaseline,
      takes: "FILE",
      help: "list in FILE what is found now, and exit with 0"
    ),
  ]
}
