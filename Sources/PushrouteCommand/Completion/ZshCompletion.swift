internal import Questions

struct ZshCompletion: Sendable {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  var script: String {
    """
    #compdef pushroute
    # Completes pushroute in Zsh. Put it into a folder of $fpath:
    #   pushroute completion zsh > ~/.zsh/completions/_pushroute

    \(commands.map { operands(of: $0) }.joined())
    _pushroute() {
      local context state line
      local -a commands=(
    \(commands.map { "    " + Shell.quoted($0.name + ":" + Self.escaped($0.summary, for: ":")) + "\n" }.joined())  )
      _arguments -C '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    \(commands.map { arguments(of: $0) }.joined())      esac ;;
      esac
    }

    if [ "$funcstack[1]" = _pushroute ]; then
      _pushroute "$@"
    else
      compdef _pushroute pushroute
    fi

    """
  }

  private func arguments(of command: CommandDescription) -> String {
    let flags = command.flags.map { "          " + spec(of: $0, in: command) + " \\\n" }.joined()
    let takesNothing = command.operandWords.isEmpty && !command.takesFiles
    let operands = takesNothing ? "_nothing" : "_pushroute_\(command.name)"
    return "        \(command.name)) _arguments \\\n\(flags)          '*: :\(operands)' ;;\n"
  }

  private func operands(of command: CommandDescription) -> String {
    var kinds: [String] = []
    if !command.operandWords.isEmpty {
      let words = command.operandWords.map { Self.escaped($0, for: ":") }.joined(separator: " ")
      kinds.append(Shell.quoted("words:word:(" + words + ")"))
    }
    if command.takesFiles { kinds.append("'files:file:_files'") }
    if kinds.isEmpty { return "" }
    return "_pushroute_\(command.name)() { _alternative \(kinds.joined(separator: " ")) }\n"
  }

  private func spec(of flag: CommandFlag, in command: CommandDescription) -> String {
    let help = "[" + Self.escaped(flag.summary, for: "[]:") + "]"
    let names = flag.spellings
    let completion = command.completion(of: flag)
    let action =
      switch completion {
      case nil: ""
      case .word(let words)?: ":value:(" + words.joined(separator: " ") + ")"
      case .list(let words)?: ":values:_values -s , value " + words.joined(separator: " ")
      case .file?: ":file:_files"
      case .text?: ":value: "
      }
    return names.map { name in
      let equals = completion != nil && name.hasPrefix("--") ? "=" : ""
      return Shell.quoted("*" + name + equals + help + action)
    }.joined(separator: " ")
  }

  /// Escapes some characters with a backslash.
  private static func escaped(_ text: String, for special: String) -> String {
    text.reduce(into: "") { result, character in
      if special.contains(character) || character == "\\" { result.append("\\") }
      result.append(character)
    }
  }
}
