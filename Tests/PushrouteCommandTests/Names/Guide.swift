import Foundation
import PushTestSupport

@testable import PushrouteCommand

/// A text that tells people what things are called: a page, a settings file, or a help text.
struct Guide: Sendable {
  /// The path of the file, or the call that prints the text.
  let place: String
  /// The text without fenced blocks, and without the parts that tell what names were.
  let prose: String
  /// The fenced blocks, which other tests run or compile, except those of plain text; of settings all.
  let blocks: String

  let isPage: Bool

  var isHelp: Bool { place.hasPrefix("pushroute ") }

  init(_ place: String, _ text: String) {
    self.place = place
    isPage = place.hasSuffix(".md")
    var fence: Substring?
    var (outside, inside) = ([Substring](), [Substring]())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = isPage && line.drop { $0 == " " }.hasPrefix("```")
      outside.append(isFence || fence != nil ? "" : line)
      if !isFence, fence != nil, fence != "```text" { inside.append(line) }
      if isFence { fence = fence == nil ? line : nil }
    }
    blocks = isPage ? inside.joined(separator: "\n") : text
    let sections = outside.joined(separator: "\n").components(separatedBy: "\n## ")
    prose = sections.enumerated().map { number, section in
      let isOld = place.hasSuffix("CHANGELOG.md") && number > 1
      let isHistory = isOld || section.hasPrefix(Self.history + "\n")
      return isHistory ? Self.history + section.filter { $0 == "\n" } : section
    }.joined(separator: "\n## ")
  }

  static func all(in paths: [String]) throws -> [Guide] {
    let files = paths.filter { path in
      path.hasSuffix(".md") && !path.contains("/Snapshots/")
        && (!path.hasPrefix("Payloads/") || path.hasSuffix("/README.md"))
        || path.hasPrefix(".") && (path.hasSuffix(".yml") || path.hasSuffix(".yaml"))
    }
    let calls =
      CommandDescription.all.map { $0.name + " --help" } + HelpTopic.words.map { "help " + $0 }
    return try files.map { Guide($0, try Project.text($0)) }
      + calls.map { Guide("pushroute " + $0, Run($0).output) }
  }

  /// The heading of a part that tells what names were.
  static let history = "From 1 to 2"

  /// Whether a word stands in a block, or in settings.
  func shows(_ name: String) -> Bool {
    blocks.ranges(of: name).contains { range in
      let neighbours = [blocks[..<range.lowerBound].last, blocks[range.upperBound...].first]
      return !neighbours.contains {
        $0.map { $0.isLetter || $0.isNumber || "-_".contains($0) } ?? false
      }
    }
  }

  var headings: [String] {
    prose.split(separator: "\n").filter { $0.hasPrefix("#") }
      .map { String($0.drop { $0 == "#" }.dropFirst()) }
  }
}
