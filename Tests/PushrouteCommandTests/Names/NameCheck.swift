import Foundation
import PushTestSupport

@testable import PushrouteCommand

/// Finds the names in guides that do not exist.
struct NameCheck {
  let known: KnownNames
  let guides: [Guide]
  /// The foreign names that were met.
  private(set) var used: Set<String> = []

  /// Names of others that stand neither in the code nor in a block of their page; of a call the program.
  static let foreign: Set<String> = [
    "tar", "mint", "xcrun", "idevicesyslog", "git", "docc", "JSONDecoder", "async",
    "AGENTS.md", ".pre-commit-config.yaml", ".vscode/settings.json", ".zed/settings.json",
    "init.lua", "fixtures.json#retry.payload", "\\xff", "R-", "C-", "life-cycle",
    "byte-order", "true", "false", "Capacitor", "firebase@11.2", "#ios=26&state=background&p=…&end",
    "<!--", "//", "codequality:",
  ]

  init() throws {
    let paths = Project.paths()
    known = try KnownNames(paths)
    guides = try Guide.all(in: paths)
  }

  /// What is wrong with a guide, each with its line.
  mutating func faults(in guide: Guide) -> [String] {
    let spans = guide.isHelp ? [] : namesInCodeFont(of: guide)
    let others = (guide.isPage ? references(of: guide) : plainNames(of: guide)).flatMap { kind in
      guide.prose.matches(of: kind.shape).filter { !kind.exists(String($0.1)) }
        .map { (kind.noun, String($0.1), $0.range.lowerBound) }
    }
    return (spans + others).compactMap { noun, name, place in
      let word = noun == "call" ? name : String(name.prefix { $0 != " " })
      if Self.foreign.contains(word) {
        used.insert(word)
        return nil
      }
      let line = guide.prose[..<place].count { $0 == "\n" } + 1
      return "\(guide.place):\(line): there is no \(noun) `\(name)`"
    }
  }

  private func namesInCodeFont(of guide: Guide) -> [(noun: String, name: String, String.Index)] {
    let kinds = NameKind.inCodeFont(known, of: guide, among: guides)
    return guide.prose.matches(of: /(`+)([^`]+)\1/).compactMap { match in
      let name = match.2.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if match.1.count > 1 {
        let isModule = known.paths.contains("Sources/" + name)
        let exists = isModule || known.sources.has(name.replacing("/", with: "."))
        return exists ? nil : ("symbol", name, match.range.lowerBound)
      }
      let kind = kinds.first { $0.fits(name) }
      return kind.flatMap { $0.exists(name) ? nil : ($0.noun, name, match.range.lowerBound) }
    }
  }
}
