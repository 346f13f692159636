internal import PushRules
internal import Questions
internal import RouteReport

struct GridArguments: Sendable {
  let preset: TablePreset?
  let path: FilePath?
  private(set) var rows: PartList
  private(set) var columns: PartList
  let stated: [String: String]
  /// The configuration for unstated parts, or nil.
  let configuration: Configuration?
  /// The kind of payload for all cells, unless there is a file.
  let kind: PayloadKind
  let phase: Phase?
  let isBrief: Bool
  /// Whether the payload of all cells is stated.
  let statesPayload: Bool
  private let isAsNamed: Bool

  init(_ arguments: ParsedArguments) throws(ArgumentError) {
    for flag in ["all", "limit"] where arguments.has(flag) {
      throw .standsBeside("--" + flag, "--when")
    }
    configuration = arguments.configuration
    let operands = try Self.operands(arguments)
    let preset = operands.preset
    self.preset = preset
    path = operands.path
    var stated = arguments.values.filter { Self.statable.contains($0.key) }
    isAsNamed = stated.keys.allSatisfy { $0 == "brief" } && operands.path == nil
    for (flag, value) in preset?.stated ?? [] where stated[flag] == nil { stated[flag] = value }
    if let preset {
      for flag in ["rows", "columns"] where arguments.has(flag) {
        throw .contradiction("table " + preset.name, "--" + flag)
      }
    }
    rows = try Self.list(arguments["rows"] ?? preset?.rows, of: "--rows")
    columns = try Self.list(arguments["columns"] ?? preset?.columns, of: "--columns")
    columns.leftOut = preset?.leftOut ?? []
    for part in TablePart.all where part.isVersion {
      guard let range = stated[part.name], VersionRange.isRange(range) else { continue }
      stated[part.name] = nil
      try rows.append(PartList(part.name + "=" + range, of: "--" + part.name))
    }
    try arguments.checkInput()
    if let path, let word = arguments["payload"] {
      throw .contradiction("--payload " + word, "`\(path.printed)`")
    }
    statesPayload = path != nil || stated["payload"] != nil
    kind = try PayloadKind(stated["payload"] ?? "alert", of: "--payload")
    phase = Phase(named: stated["only"])
    isBrief = stated["brief"] != nil
    self.stated = stated.filter { !Self.own.contains($0.key) }
    try check(arguments)
    if phase == .response, !parts.contains(.userAction), (stated["launch"] ?? "none") == "none" {
      throw .standsBeside("--only user-action", "--launch")
    }
    if leavesStateOpen { rows.append(.state) }
    if parts.isEmpty { throw .missingRows }
    try checkSize()
  }

  /// The purpose of a named table, unless the call changes it.
  var purpose: String? { isAsNamed ? preset?.purpose : nil }

  var parts: [TablePart] { rows.parts + columns.parts }

  /// The flags for all cells as typed, those of a named table included.
  var statedWords: [String] {
    FlagGroup.situationNames.compactMap { name in
      stated[name].map { $0.isEmpty ? "--" + name : "--" + name + " " + $0 }
    }
  }

  private static let largest = 10_000

  private static let own: Set = ["payload", "only", "brief"]

  private static let statable = own.union(FlagGroup.situationNames)

  private static func list(_ text: String?, of flag: String) throws(ArgumentError) -> PartList {
    guard let text else { return PartList() }
    return try PartList(text, of: flag)
  }

  private static func operands(
    _ arguments: ParsedArguments
  ) throws(ArgumentError) -> (preset: TablePreset?, path: FilePath?) {
    var preset: TablePreset?
    var path: FilePath?
    for operand in arguments.operands {
      let name = Kebab.word(operand, in: TablePreset.names)
      if let known = TablePreset.all.first(where: { $0.name == name }), preset == nil {
        preset = known
      } else if InputFile.isPath(operand) || operand == "-", path == nil {
        path = FilePath(argument: operand)
      } else if preset == nil, path == nil {
        throw .unknownValue("table", operand, expected: TablePreset.names + ["a payload"])
      } else {
        throw .needlessOperand(operand, command: "table")
      }
    }
    return (preset, path)
  }

  /// Whether no flag, row or column states the state of the app.
  private var leavesStateOpen: Bool {
    !parts.contains(.state) && !parts.contains(.terminatedBy) && stated["state"] == nil
      && stated["terminated-by"] == nil && stated["killed-by-user"] == nil
      && stated["first-unlock"] != FirstUnlock.pending.name
  }

  /// Whether a flag states a range, which became rows.
  private func isRange(_ part: TablePart, in arguments: ParsedArguments) -> Bool {
    part.isVersion && VersionRange.isRange(arguments[part.name] ?? "")
  }

  private func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    for part in rows.parts where columns.parts.contains(part) {
      throw .contradiction("--rows " + part.name, "--columns " + part.name)
    }
    for (flag, list) in [("--rows ", rows), ("--columns ", columns)] {
      for part in list.parts where arguments.has(part.name) && !isRange(part, in: arguments) {
        throw .contradiction("--" + part.name, flag + part.name)
      }
      if list.parts.contains(.payload), let path {
        throw .contradiction(flag + "payload", "`\(path.printed)`")
      }
    }
  }

  private func checkSize() throws(ArgumentError) {
    var count = 1
    for entry in rows.entries + columns.entries {
      let (product, overflows) = count.multipliedReportingOverflow(by: entry.values.count)
      count = overflows ? Int.max : product
    }
    if count > Self.largest { throw .tooManyCells(count, largest: Self.largest) }
  }
}
