import Questions
import RouteReport

enum BashCompletion: Sendable {
  static var script: String {
    """
    # Completes pushroute in Bash. Load it in ~/.bashrc:  source <(pushroute completion bash)

    # What stands behind a flag: its kind (word, list, file, text, or nothing), then its words.
    _pushroute_value() {
      case "$1 $2" in
    \(valueCases)  esac
    }

    # The words that may stand behind a command, flags last.
    _pushroute_words() {
      case "$1" in
    \(wordCases)  esac
    }

    _pushroute_files() {
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$1"))
    }

    _pushroute() {
      local IFS=$' \\t\\n' current=${COMP_WORDS[COMP_CWORD]} place=$COMP_CWORD flag= kind=
      local previous=${COMP_WORDS[COMP_CWORD-1]} command=${COMP_WORDS[1]} value before
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(CommandDescription.all.map { $0.name }.joined(separator: " "))" -- "$current"))
        return
      fi
      # Bash parts words at = and at :.
      case $current in =) current= flag=$previous ;; esac
      case $previous in
        =) flag=${COMP_WORDS[COMP_CWORD-2]} ;;
        -*) [ -n "$flag" ] || flag=$previous ;;
        :) IFS=$'\\n'; _pushroute_files "$current"; return ;;
      esac
      if [ "$current" = : ]; then IFS=$'\\n'; _pushroute_files ''; return; fi
      [ -z "$flag" ] || value=$(_pushroute_value "$command" "$flag")
      kind=${value%% *}
      case $kind in
        word) COMPREPLY=($(compgen -W "${value#* }" -- "$current")) ;;
        list)
          case $current in *,*) before=${current%,*}, ;; *) before= ;; esac
          COMPREPLY=($(compgen -P "$before" -W "${value#* }" -- "${current##*,}"))
          compopt -o nospace 2>/dev/null ;;
        file) IFS=$'\\n'; _pushroute_files "$current" ;;
        text) ;;
        *)
          COMPREPLY=($(compgen -W "$(_pushroute_words "$command" "$current")" -- "$current"))
          case $current in
            -*) ;;
            *) case $command in
              \(CommandDescription.all.filter { $0.takesFiles }.map { $0.name }.joined(separator: "|")))
                IFS=$'\\n'
                compopt -o filenames 2>/dev/null
                COMPREPLY+=($(compgen -f -- "$current")) ;;
            esac ;;
          esac ;;
      esac
    }

    complete -F _pushroute pushroute

    """
  }

  /// A shell case for each kind of value, shared by the flags with that kind, and by the inputs of
  /// `--set`, whose values are a word of their own behind the `=`.
  private static var valueCases: String {
    let calls = CommandDescription.all.flatMap { command in
      let flags = command.flags.map { ($0, $0.spellings) }
      return (flags + command.inputs.map { ($0, [$0.name]) }).flatMap { flag, spellings in
        let result = command.completion(of: flag)?.result
        return spellings.map { (call: Shell.quoted(command.name + " " + $0), result: result) }
      }
    }
    return calls.grouped { $0.result }.map { result, calls in
      guard let result else { return "" }
      return "    " + calls.map(\.call).joined(separator: "|") + ")\n      echo "
        + Shell.quoted(result) + " ;;\n"
    }.joined()
  }

  private static var wordCases: String {
    CommandDescription.all.map { command in
      let flags = command.flags.flatMap { $0.spellings }.joined(separator: " ")
      let words = command.operandWords.joined(separator: " ")
      return "    " + command.name + ")\n      case $2 in -*) ;; *) echo " + Shell.quoted(words)
        + " ;; esac\n      echo " + Shell.quoted(flags) + " ;;\n"
    }.joined()
  }
}

extension CommandFlag.Completion {
  /// The kind and its words.
  fileprivate var result: String {
    switch self {
    case .word(let words): "word " + words.joined(separator: " ")
    case .list(let words): "list " + words.joined(separator: " ")
    case .file: "file"
    case .text: "text"
    }
  }
}

enum FishCompletion: Sendable {
  static var script: String {
    """
    # Completes pushroute in fish:
    #   pushroute completion fish > ~/.config/fish/completions/pushroute.fish

    complete -c pushroute -f

    """ + CommandDescription.all.map { lines(of: $0) }.joined()
  }

  private static func lines(of command: CommandDescription) -> String {
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

  private static func value(of flag: CommandFlag, in command: CommandDescription) -> String {
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

enum ZshCompletion: Sendable {
  static var script: String {
    """
    #compdef pushroute
    # Completes pushroute in Zsh. Put it into a folder of $fpath:
    #   pushroute completion zsh > ~/.zsh/completions/_pushroute

    \(CommandDescription.all.map { operands(of: $0) }.joined())
    _pushroute() {
      local context state line
      local -a commands=(
    \(CommandDescription.all.map { "    " + Shell.quoted($0.name + ":" + Self.escaped($0.summary, for: ":")) + "\n" }.joined())  )
      _arguments -C '1:command:->command' '*::argument:->argument'
      case $state in
        command) _describe command commands ;;
        argument)
          case $words[1] in
    \(CommandDescription.all.map { arguments(of: $0) }.joined())      esac ;;
      esac
    }

    if [ "$funcstack[1]" = _pushroute ]; then
      _pushroute "$@"
    else
      compdef _pushroute pushroute
    fi

    """
  }

  private static func arguments(of command: CommandDescription) -> String {
    let flags = command.flags.map { "          " + spec(of: $0, in: command) + " \\\n" }.joined()
    let takesNothing = command.operandWords.isEmpty && !command.takesFiles
    let operands = takesNothing ? "_nothing" : "_pushroute_\(command.name)"
    return "        \(command.name)) _arguments \\\n\(flags)          '*: :\(operands)' ;;\n"
  }

  private static func operands(of command: CommandDescription) -> String {
    var kinds: [String] = []
    if !command.operandWords.isEmpty {
      let words = command.operandWords.map { Self.escaped($0, for: ":") }.joined(separator: " ")
      kinds.append(Shell.quoted("words:word:(" + words + ")"))
    }
    if command.takesFiles { kinds.append("'files:file:_files'") }
    if kinds.isEmpty { return "" }
    return "_pushroute_\(command.name)() { _alternative \(kinds.joined(separator: " ")) }\n"
  }

  private static func spec(of flag: CommandFlag, in command: CommandDescription) -> String {
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
