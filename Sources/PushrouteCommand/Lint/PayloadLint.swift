import PushPayload
import PushRules
import Questions
import RouteReport

struct PayloadLint: Sendable {
  let headers: RequestHeaderList?
  let headerFile: (file: InputFile, list: RequestHeaderList)?
  /// The version of iOS that the call states, or nil.
  private let system: SystemVersion?
  let arguments: ParsedArguments
  let selection: CodeChoice
  /// The name of the only payload to look at, as `FILE#PLACE`, or nil for all.
  var chosen: FilePath?
  /// Whether the report counts the fixes that a call with `--fix` would carry out.
  private let offersFixes: Bool

  init(
    _ arguments: ParsedArguments,
    _ file: (file: InputFile, list: RequestHeaderList)?,
    offersFixes: Bool = false
  ) throws(ArgumentError) {
    self.offersFixes = offersFixes
    selection = try CodeChoice(arguments)
    headers = try RequestHeaderList(arguments, file?.list)
    headerFile = file
    system =
      try arguments[.input(.system)].map { text throws(ArgumentError) in
        try SituationArguments.version(text, of: "--\(SituationMember.system.flag)")
      }
    self.arguments = arguments
  }

  /// The version of iOS for a file: that of the call, or of the file's configuration.
  func system(for name: FilePath) -> SystemVersion {
    let configured = arguments.configurations?.file(name)?.configuration.situation[.system]
    return system ?? configured?.words.first.flatMap { SystemVersion($0) } ?? .newest
  }

  func line(_ name: FilePath, _ bytes: [UInt8], number: Int) -> FileFindings {
    findings(of: name, bytes, check(bytes, name, asLine: number, nil, keepsFixes: false))
  }

  func file(_ name: FilePath, _ bytes: [UInt8], known: KnownFindings? = nil) -> FileFindings {
    let checked = check(bytes, name, asLine: nil, known, keepsFixes: offersFixes)
    var found = findings(of: name, bytes, checked)
    found.offered = offer(checked, name, bytes, known)
    return found
  }

  private func offer(
    _ checked: CheckedText,
    _ name: FilePath,
    _ bytes: [UInt8],
    _ known: KnownFindings?
  ) -> OfferedFixes {
    guard offersFixes, !checked.found.fixes.isEmpty else { return OfferedFixes() }
    let all = mending(name, bytes, checked, known: known, changingPushes: true).mending
    let safe =
      all.changeCount == 0
      ? all : mending(name, bytes, checked, known: known, changingPushes: false).mending
    return OfferedFixes(safe: safe.fixCount, others: max(0, all.fixCount - safe.fixCount))
  }

  /// Fixes a file in memory, which may be checked already; the findings of a baseline stay.
  func mending(
    _ name: FilePath,
    _ bytes: [UInt8],
    _ first: CheckedText? = nil,
    known: KnownFindings?,
    changingPushes: Bool
  ) -> MendedFile {
    var rounds: [CheckedText] = []
    let mending = Mending(of: bytes, changingPushes: changingPushes) { text in
      let before = rounds.isEmpty ? first : nil
      let checked = before ?? check(text, name, asLine: nil, known, keepsFixes: true)
      rounds.append(checked)
      let isWhole =
        checked.unreadCount <= rounds[0].unreadCount && checked.pushCount >= rounds[0].pushCount
      return (checked.found, checked.isJSON && isWhole)
    }
    let last = rounds[mending.roundCount]
    return MendedFile(name: name, bytes: bytes, mending: mending, before: rounds[0], after: last)
  }

  /// Returns what is left of the findings in a mended file, or those before with what fixes change.
  func findings(
    of file: MendedFile,
    _ known: KnownFindings?,
    asDifference isDifference: Bool = false
  ) -> FileFindings {
    let (new, checked) = (file.mending.bytes, isDifference ? file.before : file.after)
    let bytes = isDifference ? file.bytes : new
    var found = findings(of: file.name, bytes, checked, mending: file.mending)
    if isDifference {
      found.difference = UnifiedDiff(of: file.name, from: file.bytes, to: new)
      found.known = file.after.known ?? found.known
    }
    found.offered = offer(file.after, file.name, new, known)
    return found
  }

  private func findings(
    of name: FilePath,
    _ bytes: [UInt8],
    _ checked: CheckedText,
    mending: Mending? = nil
  ) -> FileFindings {
    let all = checked.found.all
    let headers = headerFile.map { SourceText($0.file.path, $0.file.bytes) }
    var found = FileFindings(name, bytes, asLine: checked.line, all, headers: headers)
    found.messages = checked.messages.map { MessageSummary($0) }
    found.pushCount = checked.pushCount
    found.fixCount = mending?.fixCount ?? 0
    found.changeCount = mending?.changeCount ?? 0
    found.known = checked.known ?? KnownFindings()
    return found
  }

  func tooLarge(_ name: FilePath, _ message: String) -> FileFindings {
    FileFindings(name, [], [Finding(.tooLarge, message)])
  }
}

struct MendedFile: Sendable {
  let name: FilePath
  let bytes: [UInt8]
  let mending: Mending
  /// What it shows before the first round of fixes, and after the last.
  let before: PayloadLint.CheckedText
  let after: PayloadLint.CheckedText
}
