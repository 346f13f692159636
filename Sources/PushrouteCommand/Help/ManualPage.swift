/// The manual page in man(7), from the descriptions of the commands.
enum ManualPage: Sendable {
  static var text: String {
    ".TH PUSHROUTE 1 \"\" \"pushroute \(Version.number)\" \"User Commands\"\n.nh\n.ad l\n"
      + section("NAME")
      + "pushroute \\- which callbacks of an iOS app a push runs, and why not others\n"
      + section("SYNOPSIS") + CommandDescription.all.map { synopsis(of: $0) }.joined()
      + section("COMMANDS") + CommandDescription.all.map { text(of: $0) }.joined()
      + section("EXIT STATUS")
      + ExitCode.allCases.map { ".TP\n\($0.rawValue)\n" + line($0.meaning) }.joined()
      + section("ENVIRONMENT")
      + ".TP\nNO_COLOR\nIf it is set and not empty, nothing is printed in colour.\n"
  }

  private static func section(_ title: String) -> String { ".SH \(title)\n" }

  private static func synopsis(of command: CommandDescription) -> String {
    ".B pushroute \(command.name)\n" + line(command.usage) + ".br\n"
  }

  private static func text(of command: CommandDescription) -> String {
    ".SS pushroute \(command.name)\n" + line(command.summary + ".") + ".PP\n"
      + line(command.discussion) + command.flags.map { text(of: $0) }.joined()
      + command.examples.map {
        ".PP\n" + line($0 + ":") + ".PP\n.RS 4\n.nf\n" + line($1) + ".fi\n.RE\n"
      }
      .joined()
  }

  private static func text(of flag: CommandFlag) -> String {
    let names = (flag.letter.map { ["-\($0)"] } ?? []) + [flag.spelling]
    let value = flag.value.map { " " + escaped($0.placeholder) } ?? ""
    let words = flag.value?.words ?? []
    let list = words.isEmpty ? "" : line("One of: " + words.joined(separator: ", ") + ".")
    return ".TP\n.B " + names.map { escaped($0) }.joined(separator: ", ") + value + "\n"
      + line(flag.help + ".") + list
  }

  private static func line(_ text: String) -> String {
    let words = escaped(text)
    return (words.hasPrefix(".") || words.hasPrefix("'") ? "\\&" : "") + words + "\n"
  }

  /// Escapes a text for roff, with hyphens that can be copied.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      default: result.append(character)
      }
    }
  }
}
