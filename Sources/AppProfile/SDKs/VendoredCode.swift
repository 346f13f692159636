/// The code of SDKs and plug-ins that lies in the repository: it is no code of an app.
struct VendoredCode: Sendable {
  private var folders: [String] = []
  private(set) var dependencies: [Dependency] = []

  /// Finds the podspecs of known SDKs, and those beside the manifest of a cross-platform plug-in.
  init(_ files: [SourceFile]) {
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
      guard isKnown || folder.isEmpty || places.contains(where: { manifests.contains($0) }) else {
        continue
      }
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
