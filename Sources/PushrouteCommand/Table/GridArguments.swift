import PushRules
import Questions
import RouteReport

struct GridArguments: Sendable {
  let preset: TablePreset?
  let path: FilePath?
  private(set) var rows: PartList
  private(set) var columns: PartList
  private(set) var stated: [SituationMember: [String]]
  let app: StatedApp?
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
    for flag in [FlagName.all, .limit] where arguments.has(flag) {
      throw .noEffect(.flag(flag), without: .flag(.when))
    }
    (app, configuration) = (arguments.app, arguments.configuration)
    let operands = try Self.operands(arguments)
    let preset = operands.preset
    self.preset = preset
    path = operands.path
    stated = arguments.inputs()
    isAsNamed =
      stated.isEmpty && ![.payload, .only, .app].contains(where: arguments.has)
      && operands.path == nil
    for (member, value) in preset?.stated ?? [:]
    where stated[member] == nil && app?.states(member) != true { stated[member] = [value] }
    if let preset {
      for flag in [FlagName.rows, .columns] where arguments.has(flag) {
        throw .contradiction("table \(preset.name)", .flag(flag))
      }
    }
    rows = try Self.list(arguments[.rows] ?? preset?.rows, of: .rows)
    columns = try Self.list(arguments[.columns] ?? preset?.columns, of: .columns)
    columns.leftOut = preset?.leftOut ?? []
    for member in SituationMember.inOrderOfFlags where member.form == .version {
      guard let range = stated[member]?.first, VersionRange.isRange(range) else { continue }
      stated[member] = nil
      try rows.append(PartList(member.flag + "=" + range, of: "--\(member.flag)"))
    }
    try arguments.checkInput()
    if let path, let word = arguments[.payload] {
      throw .contradiction(.flag(.payload, word), "`\(path.printed)`")
    }
    let payload = arguments[.payload] ?? preset?.payload
    statesPayload = path != nil || payload != nil
    kind = try PayloadKind(payload ?? "alert", of: .flag(.payload))
    phase = Phase.allCases.first { $0.name == arguments[.only] } ?? preset?.phase
    isBrief = arguments.has(.brief) || preset?.isBrief == true
    try check(arguments)
    if phase == .response, !parts.contains(.userAction),
      (stated[.userAction]?.first ?? "none") == "none"
    {
      throw .noEffect(.flag(.only, "user-action"), without: "--launch")
    }
    if leavesStateOpen { rows.append(.state) }
    if parts.isEmpty {
      throw .call("nothing to put into rows: add --rows, --columns or the name of a table")
    }
    try checkSize()
  }

  /// The purpose of a named table, unless the call changes it.
  var purpose: String? { isAsNamed ? preset?.purpose : nil }

  var parts: [TablePart] { rows.parts + columns.parts }

  /// The flags for all cells as typed, those of a named table included.
  var statedWords: [String] {
    FlagGroup.situationMembers.compactMap { member in
      stated[member].map { (["--" + member.flag] + $0).joined(separator: " ") }
    }
  }

  /// The members that flags, rows or columns state.
  var statedMembers: Set<SituationMember> {
    Set(stated.keys).union(parts.compactMap { $0.member })
  }

  private static let largest = 10_000

  private static func list(_ text: String?, of flag: FlagName) throws(ArgumentError) -> PartList {
    guard let text else { return PartList() }
    return try PartList(text, of: .flag(flag))
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
        throw .unexpectedOperand(operand, command: "table")
      }
    }
    return (preset, path)
  }

  /// Whether no flag, row or column states the state of the app.
  private var leavesStateOpen: Bool {
    !parts.contains(.state) && !parts.contains(.terminatedBy)
      && !StatedSituation.stateFlags.contains { stated[$0] != nil }
      && stated[.firstUnlock] != [FirstUnlock.pending.name]
  }

  /// Whether a flag states a range, which became rows.
  private func isRange(_ part: TablePart, in arguments: ParsedArguments) -> Bool {
    part.isVersion && VersionRange.isRange(arguments[part.key] ?? "")
  }

  private func check(_ arguments: ParsedArguments) throws(ArgumentError) {
    for part in rows.parts where columns.parts.contains(part) {
      throw .contradiction(.flag(.rows, part.name), .flag(.columns, part.name))
    }
    for (flag, list) in [(FlagName.rows, rows), (.columns, columns)] {
      for part in list.parts where arguments.has(part.key) && !isRange(part, in: arguments) {
        throw .contradiction("--\(part.name)", .flag(flag, part.name))
      }
      if list.parts.contains(.payload), let path {
        throw .contradiction(.flag(flag, "payload"), "`\(path.printed)`")
      }
    }
  }

  private func checkSize() throws(ArgumentError) {
    var count = 1
    for entry in rows.entries + columns.entries {
      let (product, overflows) = count.multipliedReportingOverflow(by: entry.values.count)
      count = overflows ? Int.max : product
    }
    if count > Self.largest {
      throw .call("this table would have \(count) cells; at most \(Self.largest) are printed")
    }
  }
}
