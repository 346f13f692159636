import Evidence
import Foundation
import PushRules
import PushTestSupport
import RouteReport

@testable import PushrouteCommand

/// Every name that the project has, and those of others that its code knows.
struct KnownNames: Sendable {
  /// Files and folders, and what their paths end with, such as `Tables/Wake`.
  private(set) var paths: Set<String> = []
  /// What the command, its files and its answers call things.
  private(set) var words: Set<String>
  private(set) var sources = SourceNames()
  /// The words of scripts, of the manifest, and of the tests that write pages.
  private(set) var scripts: Set<String> = []

  init(_ all: [String]) throws {
    words = Set(Explained.names + Citation.all.map(\.id) + HelpTopic.words)
    words.formUnion(Run("help sdks").output.matches(of: #/(?m)^([\w-]+): /#).map { String($0.1) })
    words.formUnion(DecisionGraph.routing.tables.flatMap { [$0.name] + $0.columnNames })
    for command in CommandDescription.all {
      words.formUnion([command.name] + command.operandWords + command.inputs.map(\.name))
      for flag in command.flags + command.inputs {
        words.formUnion(command.completion(of: flag)?.words ?? [])
      }
    }
    for schema in SchemaName.allCases {
      let text = Run("schema " + schema.rawValue).output
      words.formUnion(Self.names(in: try JSONSerialization.jsonObject(with: Data(text.utf8))))
    }
    for path in all {
      var parts = path.split(separator: "/")[...]
      while !parts.isEmpty {
        paths.insert(parts.joined(separator: "/"))
        parts.removeFirst()
      }
      let isScript = [
        ".ci/", "Tests/PushTestSupport/", "Tests/RouteReportTests/Rules/", "Package.swift",
      ]
      .contains { path.hasPrefix($0) }
      if isScript, let text = try? Project.text(path) {
        let words = text.split { !$0.isLetter && !$0.isNumber && !"_-".contains($0) }
        scripts.formUnion(words.map(String.init))
      } else if path.hasPrefix("Sources/"), path.hasSuffix(".swift"),
        !path.contains("/ExplorePage+")
      {
        sources.read(try Project.text(path))
      }
    }
  }

  /// The members and the words of a schema.
  private static func names(in schema: Any) -> [String] {
    if let list = schema as? [Any] { return list.flatMap(names) }
    guard let object = schema as? [String: Any] else { return [] }
    let members = (object["properties"] as? [String: Any]).map { Array($0.keys) } ?? []
    let values = (object["enum"] as? [Any] ?? []) + [object["const"] as Any]
    return members + values.compactMap { $0 as? String } + object.values.flatMap(names)
  }

  /// Whether a word means something: a plain one to the command, one that is spelled as a name to the
  /// code, too.
  func hasWord(_ name: String) -> Bool {
    let isName = name.isSpelledAsName || name.first?.isUppercase == true
    return !name.contains(where: \.isLetter) || words.contains(name) || paths.contains(name)
      || paths.contains(name + ".swift")
      || isName && (sources.all.contains(name) || sources.has(name))
  }

  func hasCommand(_ name: String) -> Bool {
    CommandDescription.all.contains { $0.name == name.prefix { $0 != " " } }
  }
}

extension CommandFlag.Completion {
  var words: [String] {
    switch self {
    case .word(let words), .list(let words): words
    case .file, .text: []
    }
  }
}
