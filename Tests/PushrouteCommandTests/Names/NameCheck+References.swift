import Foundation

@testable import PushrouteCommand

extension NameCheck {
  typealias Reference = (
    noun: String, shape: Regex<(Substring, Substring)>, exists: (String) -> Bool
  )

  /// What a page refers to.
  func references(of guide: Guide) -> [Reference] {
    let link = { (target: String) in target.contains(":") || hasTarget(target, of: guide) }
    return [
      ("picture", /(?m)^!([^\[].*)/, { _ in false }),
      ("picture", /(?:src|srcset)="([^"]+)"/, link),
      ("link", /\]\(([^)\s]+)\)/, link),
      ("page", /<doc:([\w-]+)>/, { known.scripts.contains($0) || link($0 + ".md") }),
      ("part", Self.part, hasPart),
    ]
  }

  /// What the plain text of a help or of settings names.
  func plainNames(of guide: Guide) -> [Reference] {
    let common: [Reference] = [
      ("file", /(?:^|[\s(])(\.ci\/[\w\/]+)/, { known.paths.contains($0) }),
      ("part", Self.part, hasPart),
    ]
    guard guide.isHelp else {
      return common + [("command", /entry: pushroute (\w+)/, known.hasCommand)]
    }
    let hasFlag = { (name: String) in known.hasArguments([name], of: CommandDescription.all) }
    return common + [
      ("command", /\bpushroute ([a-z]+)/, known.hasCommand),
      (
        "topic", /\bpushroute help ([a-z]+)/,
        { HelpTopic.words.contains($0) || known.hasCommand($0) }
      ),
      ("flag", /(?:^|[\s(])(--[a-z-]+)/, hasFlag),
      ("name", /(?:^|[\s(])([a-z]{2,}[A-Z]\w*)(?![\w(:])/, known.hasWord),
      (
        "word", /(?:^|[\s(])([a-z]+(?:-[a-z]+)+)(?![\w.:=\/-])/,
        { known.words.contains($0) || hasFlag("--" + $0) }
      ),
    ]
  }

  private static var part: Regex<(Substring, Substring)> {
    /\b((?:README|CONTRIBUTING|CHANGELOG|SECURITY), [A-Z][\w ]*)/
  }

  /// Whether a page has a part, as in `README, Try it`.
  private func hasPart(_ name: String) -> Bool {
    let words = name.components(separatedBy: ", ")
    return guides.contains {
      $0.place.hasSuffix(words[0] + ".md") && $0.headings.contains(words[1])
    }
  }

  /// Whether a link leads to a file or folder, and to a heading in it.
  private func hasTarget(_ link: String, of guide: Guide) -> Bool {
    let halves = link.components(separatedBy: "#")
    var folders = guide.place.components(separatedBy: "/").dropLast()
    for part in halves[0].split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
    }
    let path = halves[0].isEmpty ? guide.place : folders.joined(separator: "/")
    guard halves.count > 1 else { return known.paths.contains(path) }
    let headings = guides.first { $0.place == path }?.headings ?? []
    return headings.contains { heading in
      heading.lowercased().filter { $0.isLetter || $0.isNumber || " -".contains($0) }
        .replacing(" ", with: "-") == halves[1]
    }
  }
}
