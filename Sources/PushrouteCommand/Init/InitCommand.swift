internal import PushPayload
internal import RouteReport

/// The first configuration of a repository, made from what the repository has.
struct InitCommand: Sendable {
  private let folder: FilePath
  /// The file that the call names, or nil for the usual one in the folder.
  private let target: FilePath?
  private let isQuiet: Bool
  private let lint: PayloadLint

  /// Reads the arguments.
  init(_ arguments: ParsedArguments) throws(CommandError) {
    do throws(ArgumentError) {
      if arguments.operands.count > 1 {
        throw ArgumentError.needlessOperand(arguments.operands[1], command: "init")
      }
      folder = FilePath(argument: arguments.operands.first ?? ".")
      if folder == .standardInput { throw ArgumentError.needlessOperand("-", command: "init") }
      target = arguments.path("output")
      isQuiet = arguments.has("quiet")
      lint = try PayloadLint(arguments, nil)
    } catch {
      throw .arguments(error)
    }
  }

  /// Writes the configuration unless there is one, and prints what each line of it is for.
  func run(in console: inout Console) throws(CommandError) -> ExitCode {
    let path =
      target
      ?? (folder == "." ? Configuration.fileName : folder.appending(Configuration.fileName))
    if path != .standardInput { try Self.check(folder, path, in: console) }
    let found = FoundRepository(in: folder, lint: lint, in: console)
    let configuration = FirstConfiguration(for: found)
    let text = PrintedText(configuration.json)
    if path == .standardInput {
      console.print(text)
    } else {
      if let hidden = ConfigurationSearch(in: console)?.file(path)?.configuration {
        console.warn("\(hidden.path.printed) does not count below the new file any more")
      }
      try Self.write(text, to: path, in: console)
      if !isQuiet {
        let page = InitReport(path, configuration, found, folder: folder).text
        console.print(PrintedText(page: page))
      }
    }
    for error in found.errors { console.report(error.text) }
    return found.errors.isEmpty ? .done : .failure
  }

  /// Refuses a folder that is none, and a file that somebody has written already.
  private static func check(
    _ folder: FilePath,
    _ path: FilePath,
    in console: Console
  ) throws(CommandError) {
    switch console.world.kind(of: folder) {
    case .folder, .folderLink: break
    case .hidden(let error), .brokenLink(let error): throw .file([.unreadable(folder, error)])
    default:
      let message = "found a file, expected the folder of a repository"
      throw .file([FileMessage(path: folder, severity: .error, message: message)])
    }
    if case .hidden(.missing) = console.world.kind(of: path) { return }
    var message = FileMessage.unwritable(path, .exists)
    message.detail = ["  = what would be in it: pushroute init -o -"]
    throw .file([message])
  }

  private static func write(
    _ text: PrintedText,
    to path: FilePath,
    in console: Console
  ) throws(CommandError) {
    do {
      let draft = try console.world.draft(path)
      try draft.append(Array(text.text.utf8))
      try draft.finish()
    } catch {
      throw .file([.unwritable(path, error)])
    }
  }
}

extension CommandDescription {
  /// The command that writes the first configuration.
  static let initialize = CommandDescription(
    name: "init",
    summary: "write a first .pushroute.json from what a repository has",
    usage: "[FOLDER] [flags]",
    discussion: "Looks through FOLDER, or the folder in which the command runs, for pushes, cases, "
      + "scenarios and the sources of an app, and writes the configuration from which all commands "
      + "start there. Prints what each line of it is for, what lint finds now, and what to call "
      + "next. Nothing that lint finds is ignored: that is for you to decide. A file that is there "
      + "already stays as it is.",
    groups: [
      FlagGroup(
        title: "output",
        flags: [
          CommandFlag(
            "output",
            "o",
            takes: "FILE",
            help: "write to this file; - prints the configuration and writes nothing"
          ),
          CommandFlag("quiet", "q", help: "do not print what the lines are for"),
          .help,
        ]
      )
    ],
    examples: [
      Example("begin in this repository", "pushroute init"),
      Example("look before anything is written", "pushroute init -o -"),
    ],
    topics: [.config, .exitCodes]
  )
}
