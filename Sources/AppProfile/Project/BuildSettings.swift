/// Build settings of Xcode, as texts.
struct BuildSettings: Hashable, Sendable {
  private var values: [String: String] = [:]

  /// Creates no settings.
  init() {}

  /// Reads the settings of a configuration in a project.
  init(_ node: PropertyNode?) {
    for member in node?.members ?? [] {
      guard let name = Self.name(of: member.key) else { continue }
      values[name] = member.node.strings.joined(separator: " ")
    }
  }

  /// Reads an xcconfig file, and the files that it includes.
  init(at path: String, in files: ProjectFiles) {
    var seen: Set<String> = []
    read(path, files, &seen)
  }

  /// Reads the settings that a text in the form of an xcconfig file states.
  private mutating func read(
    _ path: String,
    _ files: ProjectFiles,
    _ seen: inout Set<String>
  ) {
    guard seen.insert(path).inserted, let file = files[path] else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    for line in text.split(whereSeparator: { $0.isNewline }) {
      let line = Self.withoutComment(line)
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        read(FolderPath.joined(FolderPath.parent(of: path), name), files, &seen)
      } else if let (key, value) = Self.parts(line), let name = Self.name(of: key) {
        values[name] = value
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

  /// The name without a condition such as `[sdk=iphoneos*]`; nil if it is one of another platform.
  private static func name(of key: String) -> String? {
    let condition = key.drop { $0 != "[" }
    let isOfOther = condition.hasPart("sdk=") && !condition.hasPart("sdk=iphoneos")
    return isOfOther && !condition.hasPart("sdk=*") ? nil : String(key.prefix { $0 != "[" })
  }

  /// The name and the value around the first `=` outside of a condition.
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
