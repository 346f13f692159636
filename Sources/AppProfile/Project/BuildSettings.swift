/// Build settings of Xcode, as texts.
struct BuildSettings: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Creates no settings.
  init() {}

  /// Reads the settings of a configuration in a project.
  init(_ node: PropertyNode?) {
    for member in node?.members ?? [] {
      values[Self.name(of: member.key)] = member.node.strings.joined(separator: " ")
    }
  }

  /// Reads an xcconfig file, and the files that it includes.
  init(at path: String, in files: [String: SourceFile]) {
    var seen: Set<String> = []
    read(path, files, &seen)
  }

  /// Reads the settings that a text in the form of an xcconfig file states.
  private mutating func read(
    _ path: String,
    _ files: [String: SourceFile],
    _ seen: inout Set<String>
  ) {
    guard seen.insert(path).inserted, let file = files[path] else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let line = Self.withoutComment(line)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        read(FolderPath.joined(FolderPath.parent(of: path), name), files, &seen)
      } else if let sign = line.firstIndex(of: "=") {
        values[Self.name(of: Self.trimmed(line[..<sign]))] =
          Self.trimmed(line[line.index(after: sign)...])
      }
    }
  }

  /// Returns these settings above others, which count where these say nothing.
  func over(_ others: BuildSettings) -> BuildSettings {
    var settings = others
    for (name, value) in values { settings.values[name] = value }
    return settings
  }

  /// The value of a setting, with references to others resolved once; nil without one.
  subscript(name: String) -> String? {
    guard let value = values[name], !value.isEmpty else { return nil }
    guard value.hasPrefix("$("), value.hasSuffix(")") else { return value }
    let reference = String(value.dropFirst(2).dropLast())
    return values[reference] ?? (reference == "inherited" ? nil : value)
  }

  /// The name without a condition such as `[sdk=iphoneos*]`.
  private static func name(of key: String) -> String { String(key.prefix { $0 != "[" }) }

  private static func withoutComment(_ line: Substring) -> Substring {
    var last: Character?
    for index in line.indices {
      if line[index] == "/", last == "/" { return line[..<line.index(before: index)] }
      last = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop { $0.isWhitespace }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
