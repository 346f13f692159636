internal import AppProfile
internal import PushPayload
internal import Questions
internal import RouteReport

struct ScanCommand: Sendable {
  private let arguments: ParsedArguments
  private let output: OutputArguments
  private let exclusion: Exclusion
  private let sdks: [StatedSDK]
  private let path: FilePath
  private let pushes: [FilePath]

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    do throws(ArgumentError) {
      output = try OutputArguments(arguments)
      try Self.check(arguments, output)
      exclusion = try Exclusion(arguments, nil)
      sdks = try Self.sdks(arguments[.sdkPreset])
      if arguments.operands.count > 1, !arguments.has(.doctor) {
        throw ArgumentError.unexpectedOperand(arguments.operands[1], command: "scan")
      }
      var operands = arguments.operands.map { FilePath(argument: $0) }
      // A payload in front of the folder of the app is one all the same.
      let place = operands.firstIndex { Self.isFolder($0, in: console) }
      path = operands.isEmpty ? "." : operands.remove(at: place ?? 0)
      pushes = operands
      if path == .standardInput { throw ArgumentError.unexpectedOperand("-", command: "scan") }
    } catch {
      throw .arguments(error)
    }
  }

  /// Reads the app and writes its profile; unreadable files do not stop the others.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    var app = AppFolder(
      path,
      without: exclusion,
      asksGit: !arguments.has(.noGit),
      sdks: sdks,
      in: console
    )
    if app.code.profile.targets.isEmpty, app.errors.isEmpty { throw app.absence }
    try app.select(arguments[.only])
    if !output.isQuiet { for warning in app.warnings + app.unread { console.report(warning.text) } }
    if arguments.has(.doctor) {
      return try DoctorCommand(arguments, output, app, pushes, in: console).run(in: &console)
    }
    if output.isWanted { try output.deliver(result(of: app, in: console), in: &console) }
    for error in app.errors { console.report(error.text) }
    return app.errors.isEmpty ? .done : .failure
  }

  private static func isFolder(_ path: FilePath, in console: Console) -> Bool {
    [.folder, .folderLink].contains(console.world.kind(of: path))
  }

  private static func check(
    _ arguments: ParsedArguments,
    _ output: OutputArguments
  ) throws(ArgumentError) {
    guard !arguments.has(.doctor) else { return }
    for flag in CommandDescription.ofDoctor where arguments.has(flag.key) {
      throw .noEffect("\(flag.spelling)", without: .flag(.doctor))
    }
    if ![.text, .json].contains(output.format) {
      throw .noEffect(.flag(.format, output.format.rawValue), without: .flag(.doctor))
    }
  }

  /// Reads ids of SDKs, each with a version behind `@` or without one.
  private static func sdks(_ text: String?) throws(ArgumentError) -> [StatedSDK] {
    guard let text else { return [] }
    let known = KnownSDK.all.map { $0.id }
    return try CommaList(text).words.map { word throws(ArgumentError) in
      let parts = word.split(separator: "@", maxSplits: 1)
      let id = parts.first.flatMap { Kebab.word(String($0), in: known) }
      let version = parts.count > 1 ? "@" + parts[1] : ""
      guard let sdk = id.flatMap({ StatedSDK($0 + version) }) else {
        throw .unknownValue(.flag(.sdkPreset), word, expected: known)
      }
      return sdk
    }
  }

  private func result(of app: AppFolder, in console: Console) -> PrintedText {
    guard output.format == .text else { return PrintedText(app.code.profile.json) }
    return output.text(in: console) { style, text in
      ProfileReport(app.code.profile, in: app.code.folder, style: style).write(to: &text)
    }
  }
}
