struct BuildSettings: Hashable, Sendable {
  /// The settings of each level; the first value found counts.
  private var levels: [[String: String]] = []

  init() {}

  init(_ node: PropertyNode?) {
    var values: [String: String] = [:]
    for member in node?.members ?? [] {
      guard let name = Self.name(of: member.key) else { continue }
      values[name] = member.node.strings.joined(separator: " ")
    }
    levels = [values]
  }

  /// These settings above others, which apply where these have no value.
  func over(_ others: BuildSettings) -> BuildSettings {
    var settings = self
    settings.levels += others.levels
    return settings
  }

  /// The value of a setting, with references to other settings resolved once.
  subscript(name: String) -> String? {
    guard let value = value(of: name), !value.isEmpty else { return nil }
    guard value.hasPrefix("$("), value.hasSuffix(")") else { return value }
    let reference = String(value.dropFirst(2).dropLast())
    return self.value(of: reference) ?? (reference == "inherited" ? nil : value)
  }

  private func value(of name: String) -> String? {
    levels.lazy.compactMap { $0[name] }.first
  }

  /// Reads an xcconfig file and the files it includes.
  ///
  /// `rest` is the bytes that may still be read for the project; it is negative once a limit was met.
  init(at path: String, in files: ProjectFiles, _ rest: inout Int) {
    var seen: Set<String> = []
    var values: [String: String] = [:]
    Self.read(path, files, &values, &seen, &rest, depth: 0)
    levels = [values]
  }

  private static func read(
    _ path: String,
    _ files: ProjectFiles,
    _ values: inout [String: String],
    _ seen: inout Set<String>,
    _ rest: inout Int,
    depth: Int
  ) {
    guard rest >= 0, seen.insert(path).inserted, let file = files[path] else { return }
    rest = depth < Syntax.buildSettings.limits.depth ? rest - file.bytes.count : -1
    guard rest >= 0 else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    for whole in text.split(whereSeparator: { $0.isNewline }) {
      let comment = whole.indices.first { whole[$0...].hasPrefix("//") }
      let line = whole[..<(comment ?? whole.endIndex)]
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let included = FolderPath.joined(FolderPath.parent(of: path), name)
        read(included, files, &values, &seen, &rest, depth: depth + 1)
      } else if let (key, value) = parts(line), let name = name(of: key) {
        values[name] = value
      }
    }
  }

  /// The name without a condition such as `[sdk=iphoneos*]`; nil if it is for another platform.
  private static func name(of key: String) -> String? {
    let condition = key.drop { $0 != "[" }
    let isOfOther = condition.hasPart("sdk=") && !condition.hasPart("sdk=iphoneos")
    return isOfOther && !condition.hasPart("sdk=*") ? nil : String(key.prefix { $0 != "[" })
  }

  private static func parts(_ line: Substring) -> (String, String)? {
    var depth = 0
    for index in line.indices {
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      guard depth == 0, line[index] == "=" else { continue }
      return (trimmed(line[..<index]), trimmed(line[line.index(after: index)...]))
    }
    return nil
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

enum StatedDeployment: Sendable {
  static func find(in sources: [SourceFile]) -> TargetPlan.StatedValue? {
    for (name, read) in readers {
      for source in sources where source.name.hasSuffix(name) {
        if let (version, offset) = read(source) {
          return TargetPlan.StatedValue(version, .project, source, offset)
        }
      }
    }
    return nil
  }

  private static let readers: [(name: String, read: @Sendable (SourceFile) -> (String, Int)?)] = [
    ("Podfile", { version(in: $0, behind: [":ios", ","]) }),
    // XcodeGen; the file may have any name.
    (".yml", { version(in: $0, behind: ["deploymentTarget", ":", "iOS", ":"]) }),
    ("Package.swift", { version(in: $0, behind: [".", "iOS", "("]) }),
    ("app.json", { version(in: $0, behind: ["\"deploymentTarget\"", ":"]) }),
  ]

  private static func version(in source: SourceFile, behind words: [String]) -> (String, Int)? {
    var scanner = ByteScanner(source.bytes, as: .deployment)
    while !scanner.isAtEnd {
      if scanner.peek() == UInt8(ascii: "#") {
        scanner.skipLine()
        continue
      }
      guard scanner.isAt(words[0]) else {
        scanner.place += 1
        continue
      }
      let start = scanner.place
      if words.allSatisfy({ take($0, &scanner) }), let version = number(&scanner) {
        return (version, start)
      }
      scanner.place = start + 1
    }
    return nil
  }

  private static func take(_ word: String, _ scanner: inout ByteScanner) -> Bool {
    scanner.skip { ByteScanner.isSpace($0) }
    guard scanner.isAt(word) else { return false }
    scanner.place += word.utf8.count
    return true
  }

  /// Reads `'13.0'`, `"13.0"` or `.v13_4`.
  private static func number(_ scanner: inout ByteScanner) -> String? {
    scanner.skip { ByteScanner.isSpace($0) || "'\".v".utf8.contains($0) }
    let start = scanner.place
    scanner.skip { ByteScanner.isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    guard scanner.place > start else { return nil }
    let text = String(decoding: scanner.bytes[start..<scanner.place], as: UTF8.self)
    return text.split(separator: "_").joined(separator: ".")
  }
}
