internal import PushPayload

// JSON files of package managers.
extension Dependency {
  /// Reads the pins of `Package.resolved` in its newer and older format.
  static func pins(_ source: SourceFile) -> [Dependency] {
    guard let root = root(of: source) else { return [] }
    let pins = (root["pins"] ?? root["object"]?["pins"])?.elements ?? []
    return pins.compactMap { pin in
      let place = pin["location"] ?? pin["repositoryURL"]
      guard let name = (place?.string ?? pin["identity"]?.string)?.repositoryName else {
        return nil
      }
      let version = pin["state"]?["version"]?.string
      return Dependency(.repository, name, version ?? "", source, pin.offset)
    }
  }

  /// Reads `"packages": { "node_modules/name": { "version": "1.2.3" } }`, or the older format.
  static func lockedModules(_ source: SourceFile) -> [Dependency] {
    guard let root = root(of: source) else { return [] }
    let start = "node_modules/"
    let members = (root["packages"] ?? root["dependencies"])?.members ?? []
    return members.compactMap { member in
      let name = member.key.hasPrefix(start) ? member.key.dropFirst(start.count) : member.key[...]
      let version = member.node["version"]?.string ?? ""
      return Dependency(.npm, name, version, source, member.keyOffset)
    }
  }

  /// Reads Unity's `Packages/manifest.json`.
  static func unity(_ source: SourceFile) -> [Dependency] {
    source.folder.hasSuffix("Packages/") ? required(.unity, in: source) : []
  }

  static func required(_ manager: PackageManager, in source: SourceFile) -> [Dependency] {
    (root(of: source)?["dependencies"]?.members ?? []).map { member in
      Dependency(manager, member.key, member.node.string ?? "", source, member.keyOffset)
    }
  }

  private static func root(of source: SourceFile) -> JSONNode? {
    try? JSONDocument(reading: source.bytes).root
  }

  static func unread(in files: [SourceFile]) -> [UnreadFile] {
    let names = ["Package.resolved", "package-lock.json", "package.json"]
    return files.compactMap { file in
      if file.name == "bun.lockb" {
        let call = "bun install --save-text-lockfile --frozen-lockfile --lockfile-only"
        return UnreadFile(file: file.path, reason: "binary, not read; \(call) writes it as text")
      }
      guard names.contains(file.name), root(of: file) == nil else { return nil }
      return UnreadFile(file: file.path, reason: "not JSON; the SDKs that it names are not known")
    }
  }
}

extension String {
  /// The last part of a repository's address, in lowercase and without `.git`.
  var repositoryName: String? {
    let name = split(separator: "/").last.map { $0.lowercased() }
    return name.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
  }
}
