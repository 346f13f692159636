import PushPayload

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

  /// The packages that an app of Flutter or JavaScript names itself, and that seem to be for pushes.
  static func unknown(in files: [SourceFile]) -> [Dependency] {
    files.flatMap { file in
      switch file.name {
      case "package.json": required(.npm, in: file).filter { $0.isHybrid && $0.seemsForPushes }
      case "pubspec.yaml": requiredPlugins(file).filter { $0.seemsForPushes }
      default: [] as [Dependency]
      }
    }
  }

  private var words: [Substring] { name.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// Whether it may bring code for iOS, by the name of its framework.
  private var isHybrid: Bool {
    let frameworks: Set<Substring> = ["native", "expo", "capacitor", "cordova", "nativescript"]
    return words.contains { frameworks.contains($0) }
  }

  private var seemsForPushes: Bool {
    let isNamed = words.contains { word in
      ["notifications", "messaging", "apns", "fcm", "pushy"].contains(word)
        || word.hasSuffix("push")
    }
    let isOther = words.contains { ["local", "android", "huawei", "web"].contains($0) }
    return isNamed && !isOther && !KnownSDK.packageNames.contains(name)
  }
}

extension String {
  /// The last part of a repository's address, in lowercase and without `.git`.
  var repositoryName: String? {
    let name = split(separator: "/").last.map { $0.lowercased() }
    return name.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
  }
}
