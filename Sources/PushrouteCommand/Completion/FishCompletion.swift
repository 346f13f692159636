internal import Questions

struct FishCompletion: Sendable {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  var script: String {
    """
    # Completes pushroute in fish:
    #   pushroute completion fish > ~/.config/fish/completions/pushroute.fish

    complete -c pushroute -f

    """ + commands.map { lines(of: $0) }.joined()
  }

  private func lines(of command: CommandDescription) -> String {
    let within = "complete -c pushroute -n '__fish_seen_subcommand_from \(command.name)'"
    let name =
      "\ncomplete -c pushroute -n __fish_use_subcommand -a \(command.name) -d "
      + Shell.quoted(command.summary) + "\n"
    let words =
      command.operandWords.isEmpty
      ? "" : within + " -a " + Shell.quoted(command.operandWords.joined(separator: " ")) + "\n"
    let files = command.takesFiles ? within + " -F\n" : ""
    let flags = command.flags.map { flag in
      let letter = flag.letter.map { " -s \($0)" } ?? ""
      return within + " -l " + flag.name + letter + value(of: flag, in: command) + " -d "
        + Shell.quoted(flag.summary) + "\n"
    }
    return name + words + files + flags.joined()
  }

  private func value(of flag: CommandFlag, in command: CommandDescription) -> String {
    switch command.completion(of: flag) {
    case nil: ""
    case .word(let words)?: " -x -a " + Shell.quoted(words.joined(separator: " "))
    case .list(let words)?:
      " -x -a " + Shell.quoted("(__fish_append , " + words.joined(separator: " ") + ")")
    case .file?: " -r -F"
    case .text?: " -x"
    }
  }
}
