struct Dependency: Hashable, Sendable {
  let manager: PackageManager
  let name: String
  let version: PackageVersion?
  let source: SourceFile
  let offset: Int

  /// The folder whose apps have the package: workspaces and projects keep their resolved packages
  /// inside.
  var scope: String {
    let folder = FolderPath.parent(of: source.path)
    if manager == .unity { return FolderPath.parent(of: folder) }
    // The apps of a repository use the SDK that lies in it.
    if source.ending == "podspec" { return "" }
    let parts = folder.split(separator: "/").prefix { part in
      !part.hasSuffix(".xcodeproj") && !part.hasSuffix(".xcworkspace")
    }
    return parts.joined(separator: "/")
  }

  static let fileNames: [String] = readers.map { $0.name.lowercased() } + ["bun.lockb"]

  /// The files that state requirements, each of which the newest allowed version meets.
  private static let requiring: Set<String> = [
    "Podfile", "package.json", "pubspec.yaml", "project.pbxproj", "Package.swift", "config.xml",
    ".csproj",
  ]

  private static let readers: [(name: String, read: @Sendable (SourceFile) -> [Dependency])] = [
    ("Podfile.lock", pods), ("Podfile", { quoted("pod ", .cocoaPods, $0) }),
    ("Package.resolved", pins), ("Cartfile.resolved", { quoted("", .repository, $0) }),
    ("package-lock.json", lockedModules),
    ("yarn.lock", yarnModules), ("pnpm-lock.yaml", pnpmModules), ("bun.lock", bunModules),
    ("package.json", { required(.npm, in: $0) }),
    // `  name:` with `    version: "1.2.3"` in a line below.
    ("pubspec.lock", { versions(.pub, $0) { $0.indent == 2 ? $0.content : nil } }),
    ("pubspec.yaml", requiredPlugins), ("manifest.json", unity),
    ("project.pbxproj", projectPackages), ("Package.swift", manifestPackages),
    ("config.xml", { quoted("<plugin name=", .npm, $0) }),
    (".csproj", { quoted("<PackageReference Include=", .nuGet, $0) }),
  ]

  /// The packages of each app, by its folders.
  ///
  /// The lock file of a workspace lists those of all apps; the manifest of another app shows whose
  /// they are.
  static func perApp(_ all: [Dependency], in apps: [Set<String>]) -> [[Dependency]] {
    let ofApps = apps.reduce(into: Set()) { $0.formUnion($1) }
    var manifests: [String: Set<String>] = [:]
    for one in all where one.source.isManifest && ofApps.contains(one.scope) {
      manifests[one.name, default: []].insert(one.scope)
    }
    let byScope = Dictionary(grouping: all.indices) { all[$0].scope }
    return apps.map { folders in
      folders.flatMap { byScope[$0] ?? [] }.sorted().map { all[$0] }.filter { dependency in
        guard let named = manifests[dependency.name] else { return true }
        return folders.contains { named.contains($0) }
      }
    }
  }

  /// Whether some package manager adds code that is not read.
  static func areNamed(in files: [SourceFile]) -> Bool {
    files.contains { file in
      switch file.name {
      case "project.pbxproj": file.bytes.firstOffset(of: "XCRemoteSwiftPackageReference") != nil
      case "Package.swift": false
      default: readers.contains { $0.name == file.name }
      }
    }
  }

  /// The packages of known SDKs, those in lock files first, and those that an app names itself and
  /// that seem to be for pushes.
  static func found(in files: [SourceFile]) -> [Dependency] {
    let files = Dictionary(grouping: files) { readerName(of: $0) }
    return readers.flatMap { reader in
      (files[reader.name] ?? []).flatMap(reader.read).filter { dependency in
        KnownSDK.packageNames.contains(dependency.name)
          || (requiring.contains(reader.name) || reader.name == "Podfile.lock")
            && dependency.seemsForPushes
      }
    }
  }

  private static func readerName(of file: SourceFile) -> String {
    file.ending == "csproj" ? ".csproj" : file.name
  }

  struct Line {
    let text: Substring.UTF8View
    let offset: Int

    var indent: Int { text.prefix { $0 == UInt8(ascii: " ") }.count }
    /// The line without surrounding spaces, dashes and quotes.
    var content: Substring {
      let isNoise: (UInt8) -> Bool = { byte in "- '\",:\r".utf8.contains(byte) }
      let rest = text.drop(while: isNoise)
      let end = rest.lastIndex { !isNoise($0) }
      return Substring(end.map { rest[...$0] } ?? rest.prefix(0))
    }
  }

  static func lines(of source: SourceFile) -> [Line] {
    source.bytes.prefix(Syntax.packages.limits.bytes)
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { part in
        let text = Substring(String(decoding: part, as: UTF8.self))
        return Line(text: text.utf8, offset: part.startIndex)
      }
  }

  /// Reads `  - Name/Part (1.2.3):`; the podspec of a pod under development states no release.
  private static func pods(_ source: SourceFile) -> [Dependency] {
    let lines = lines(of: source)
    let local = zip(lines, lines.dropFirst()).filter { _, below in
      below.text.starts(with: "    :path:".utf8) && !below.content.hasPart("node_modules/")
        && !below.content.hasPart(".symlinks/")
    }
    let names = Set(local.map { String($0.0.content) })
    return lines.compactMap { line in
      guard line.indent == 2, let (name, rest) = split(line.content, at: "(") else { return nil }
      guard let first = rest.utf8.first, ByteScanner.isDigit(first) else { return nil }
      let pod = name.prefix { $0 != "/" && $0 != " " }
      let version = names.contains(String(pod)) || isPlaceholder(rest) ? "" : rest
      return Dependency(.cocoaPods, pod, version, source, line.offset)
    }
  }

  /// Whether a version is the one of Flutter's template, which few plug-ins change.
  ///
  /// https://github.com/flutter/flutter/blob/3b16f25/packages/flutter_tools/templates/plugin/ios.tmpl/projectName.podspec.tmpl
  static func isPlaceholder(_ version: Substring) -> Bool { version.hasPrefix("0.0.1") }

  /// Reads lines that begin with a word and have a name in quotes, and a version in the next ones.
  private static func quoted(
    _ word: String,
    _ manager: PackageManager,
    _ source: SourceFile
  ) -> [Dependency] {
    lines(of: source).compactMap { line in
      guard line.content.hasPrefix(word) else { return nil }
      let parts = line.content.split { $0 == "'" || $0 == "\"" }
      guard parts.count > 1 else { return nil }
      var name = String(parts[1])
      if manager == .cocoaPods { name = String(name.prefix { $0 != "/" }) }
      if manager == .repository { name = name.repositoryName ?? name }
      return Dependency(manager, name, parts.count > 3 ? parts[3] : "", source, line.offset)
    }
  }

  /// Reads `"name@^1.0", name@^1.1:` with `  version "1.1.2"` in a line below.
  private static func yarnModules(_ source: SourceFile) -> [Dependency] {
    versions(.npm, source) { line in
      let content = line.content
      guard line.indent == 0, !content.isEmpty else { return nil }
      return content[..<(content.dropFirst().firstIndex(of: "@") ?? content.endIndex)]
    }
  }

  /// Pairs each name with the version in a line below it.
  private static func versions(
    _ manager: PackageManager,
    _ source: SourceFile,
    name: (Line) -> Substring?
  ) -> [Dependency] {
    var dependencies: [Dependency] = []
    var head: (name: Substring, offset: Int)?
    for line in lines(of: source) {
      if let name = name(line) {
        head = (name, line.offset)
      } else if let found = head, line.content.hasPrefix("version") {
        let version = line.content.dropFirst("version".count)
        dependencies.append(Dependency(manager, found.name, version, source, found.offset))
        head = nil
      }
    }
    return dependencies
  }

  /// Reads `  '@scope/name@1.2.3(peer@4)':` and `  /name@1.2.3:`.
  private static func pnpmModules(_ source: SourceFile) -> [Dependency] {
    lines(of: source).compactMap { line in
      guard line.indent == 2 else { return nil }
      var content = line.content.prefix { $0 != "(" }
      if content.hasPrefix("/") { content = content.dropFirst() }
      guard let at = content.lastIndex(of: "@"), at > content.startIndex else { return nil }
      let version = content[content.index(after: at)...]
      return Dependency(.npm, content[..<at], version, source, line.offset)
    }
  }

  /// Reads `    "name": ["name@1.2.3", …],`.
  ///
  /// https://bun.sh/blog/bun-lock-text-lockfile
  private static func bunModules(_ source: SourceFile) -> [Dependency] {
    lines(of: source).compactMap { line in
      let parts = line.content.split(separator: "\"")
      guard line.indent == 4, parts.count > 2, parts[1] == ": [",
        let at = parts[2].lastIndex(of: "@")
      else { return nil }
      return Dependency(.npm, parts[0], parts[2][at...], source, line.offset)
    }
  }

  /// Reads `  name: ^1.2.3`.
  static func requiredPlugins(_ source: SourceFile) -> [Dependency] {
    lines(of: source).compactMap { line in
      guard line.indent == 2, let (name, rest) = split(line.content + ":", at: ":") else {
        return nil
      }
      return Dependency(.pub, name, rest, source, line.offset)
    }
  }

  static func split(
    _ text: Substring,
    at mark: Character
  ) -> (before: Substring, behind: Substring)? {
    guard let index = text.firstIndex(of: mark) else { return nil }
    return (text[..<index], text[text.index(after: index)...])
  }

  init(
    _ manager: PackageManager,
    _ name: some StringProtocol,
    _ version: some StringProtocol,
    _ source: SourceFile,
    _ offset: Int
  ) {
    (self.manager, self.source, self.offset) = (manager, source, offset)
    self.name = String(name)
    self.version =
      Self.requiring.contains(Self.readerName(of: source))
      ? PackageVersion(newestOf: version) : PackageVersion(version)
  }
}
