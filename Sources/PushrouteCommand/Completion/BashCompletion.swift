internal import Questions

struct BashCompletion: Sendable {
  private let commands: [CommandDescription]

  init(_ commands: [CommandDescription]) { self.commands = commands }

  var script: String {
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
        COMPREPLY=($(compgen -W "\(commands.map { $0.name }.joined(separator: " "))" -- "$current"))
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
              \(commands.filter { $0.takesFiles }.map { $0.name }.joined(separator: "|")))
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
  private var valueCases: String {
    var patterns: [(result: String, calls: [String])] = []
    for command in commands {
      let flags = command.flags.map { ($0, $0.spellings) }
      for (flag, spellings) in flags + command.inputs.map({ ($0, [$0.name]) }) {
        guard let result = command.completion(of: flag)?.result else { continue }
        let calls = spellings.map { Shell.quoted(command.name + " " + $0) }
        if let place = patterns.firstIndex(where: { $0.result == result }) {
          patterns[place].calls += calls
        } else {
          patterns.append((result, calls))
        }
      }
    }
    return patterns.map { pattern in
      "    " + pattern.calls.joined(separator: "|") + ")\n      echo "
        + Shell.quoted(pattern.result) + " ;;\n"
    }.joined()
  }

  private var wordCases: String {
    commands.map { command in
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
