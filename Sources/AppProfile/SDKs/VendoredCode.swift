/// The code of SDKs and plug-ins that lies in the repository: it is no code of an app.
struct VendoredCode: Sendable {
  private var folders: [String] = []
  private(set) var dependencies: [Dependency] = []
  /// The folders of pods that apps keep beside their Podfile: these are code of the app.
  let ownPods: Set<String>

  /// Finds the podspecs of known SDKs, and those beside the manifest of a cross-platform plug-in.
  init(_ files: [SourceFile]) {
    ownPods = Set(files.filter { $0.name == "Podfile.lock" }.flatMap { Self.localPods(of: $0) })
    let podspecs = files.filter { $0.ending == "podspec" }
    guard !podspecs.isEmpty else { return }
    let manifests = Set(files.filter { $0.isManifest }.map { $0.path })
    for podspec in podspecs {
      let name = String(podspec.name.dropLast(".podspec".count))
      let folder = FolderPath.parent(of: podspec.path)
      let isKnown = KnownSDK.packageNames.contains(name)
      let places =
        [FolderPath.joined(folder, "package.json")]
        + (folder.isEmpty
          ? [] : [FolderPath.joined(FolderPath.parent(of: folder), "pubspec.yaml")])
      // A podspec at the top makes the repository a library with examples.
      let isPlugin = !ownPods.contains(folder) && places.contains { manifests.contains($0) }
      guard isKnown || folder.isEmpty || isPlugin else { continue }
      folders.append(folder)
      if isKnown { dependencies.append(Self.dependency(name, podspec)) }
    }
  }

  /// Whether a file is in the code of an SDK, outside of its examples.
  func contains(_ path: String) -> Bool {
    folders.contains { folder in
      let start = folder.isEmpty ? "" : folder + "/"
      guard path.hasPrefix(start) else { return false }
      let rest = path.dropFirst(start.count).lowercased()
      return !["example", "sample", "demo", "playground", "testapp"].contains { rest.hasPart($0) }
    }
  }

  /// The folders that a lock file gives pods by `:path:`, without those outside of its app.
  private static func localPods(of lock: SourceFile) -> [String] {
    let folder = FolderPath.parent(of: lock.path)
    let home = FolderPath.parent(of: folder)
    return String(decoding: lock.bytes, as: UTF8.self).split { $0.isNewline }.compactMap { line in
      guard line.hasPrefix("    :path: ") else { return nil }
      let path = line.dropFirst("    :path: ".count).filter { $0 != "\"" }
      let place = FolderPath.joined(folder, path)
      return place.isEmpty || !home.isEmpty && !place.hasPrefix(home + "/") ? nil : place
    }
  }

  private static func dependency(_ name: String, _ podspec: SourceFile) -> Dependency {
    let text = String(decoding: podspec.bytes, as: UTF8.self)
    let line = text.split(whereSeparator: { $0.isNewline }).first { line in
      line.hasPart(".version") && line.hasPart("=")
    }
    let version = line?.split { $0 == "'" || $0 == "\"" }.dropFirst().first ?? ""
    let isOpen = Dependency.isPlaceholder(version)
    return Dependency(.cocoaPods, name, isOpen ? "" : version, podspec, 0)
  }
}
