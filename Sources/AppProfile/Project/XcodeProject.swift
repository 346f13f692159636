struct XcodeProject: Sendable {
  struct Target: Sendable {
    let name: String
    /// The type of its product, without `com.apple.product-type.`; empty for another one.
    let productType: String
    let files: CompiledFiles
    /// The build settings by configuration, the target's own above the project's.
    let settings: [BuildSettings]
    let offset: Int

    /// The compiled files outside of the folder that is read.
    var outside: [String] {
      files.paths.filter { path in
        path.hasPrefix("../") && [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
      }
      .sorted()
    }

    func values(of setting: String) -> [String] { settings.compactMap { $0[setting] }.unique() }
  }

  let source: SourceFile
  var folder: String { FolderPath.parent(of: FolderPath.parent(of: source.path)) }
  private(set) var targets: [Target] = []
  private let objects: [String: PropertyNode]
  private let disk: ProjectFiles
  /// The path of each object, relative to the folder that is read.
  private var paths: [String: String] = [:]
  /// The files that a target leaves out of a folder, or adds from another one, by folder and
  /// target.
  private var exceptions: [String: [String: [String]]] = [:]
  /// The phases assigned so far: each belongs to one target.
  private var taken: Set<String> = []
  private var files: [String: BuildSettings] = [:]
  private(set) var isTruncated: Bool
  private var bytes = Syntax.buildSettings.limits.bytes
  /// The bytes that all paths may still have: long names of groups cost no more than others.
  private var steps: Int

  private static let most = (targets: 1_000, configurations: 100)

  /// Reads `project.pbxproj`; the files on disk show the spelling of names and build settings.
  init?(_ source: SourceFile, among disk: ProjectFiles) {
    guard let root = PropertyNode.read(source.bytes), let objects = root["objects"],
      let project = root["rootObject"]?.string
    else { return nil }
    self.source = source
    isTruncated = false
    steps = source.bytes.count * Syntax.project.limits.steps
    self.objects = Dictionary(first: objects.members.map { ($0.key, $0.node) })
    self.disk = disk
    let home = folder
    let top = self.objects[project]
    let folder = FolderPath.joined(home, top?["projectDirPath"]?.string ?? "")
    if let group = top?["mainGroup"]?.string { place(group, in: folder, home: folder, depth: 0) }
    readExceptions()
    let own = settings(of: top)
    let ids = (top?["targets"]?.strings ?? []).unique()
    targets = ids.prefix(Self.most.targets).compactMap { target($0, own) }
    isTruncated = isTruncated || root.isTruncated || ids.count > Self.most.targets || bytes < 0
  }

  private mutating func place(_ id: String, in folder: String, home: String, depth: Int) {
    guard steps >= 0, let object = objects[id], paths[id] == nil else { return }
    let tree = object["sourceTree"]?.string ?? "<group>"
    let base = tree == "<group>" ? folder : home
    let path = disk.spelling(of: FolderPath.joined(base, object["path"]?.string ?? ""))
    steps -= path.utf8.count
    guard steps >= 0, depth < Syntax.project.limits.depth else {
      isTruncated = true
      return
    }
    paths[id] = path
    for child in object["children"]?.strings ?? [] {
      place(child, in: path, home: home, depth: depth + 1)
    }
  }

  private mutating func target(_ id: String, _ own: [String: BuildSettings]) -> Target? {
    guard let object = objects[id], let name = object["name"]?.string else { return nil }
    let phases = (object["buildPhases"]?.strings ?? []).filter { taken.insert($0).inserted }
      .compactMap { objects[$0] }.filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
    let references = phases.flatMap { $0["files"]?.strings ?? [] }.unique()
      .compactMap { objects[$0]?["fileRef"]?.string }.unique()
    var files = CompiledFiles()
    for path in references.flatMap({ members(of: $0) }) { files.add(path) }
    addFolders(of: object, id, to: &files)
    var settings = own
    for (name, above) in self.settings(of: object) {
      settings[name] = above.over(own[name] ?? BuildSettings())
    }
    let apple = "com.apple.product-type."
    let type = object["productType"]?.string ?? ""
    return Target(
      name: name,
      productType: type.hasPrefix(apple) ? String(type.dropFirst(apple.count)) : "",
      files: files,
      settings: settings.sorted { $0.key < $1.key }.map { $0.value },
      offset: object.offset
    )
  }

  /// The paths of a file, or of the files in a group of translations.
  private func members(of reference: String) -> [String] {
    let children = (objects[reference]?["children"]?.strings ?? []).compactMap { paths[$0] }
    return children + (paths[reference].map { [$0] } ?? [])
  }

  /// Xcode keeps folders in sync with the disk, since Xcode 16.
  private mutating func readExceptions() {
    for (group, object) in objects {
      for id in object["exceptions"]?.strings.unique() ?? [] {
        guard let target = objects[id]?["target"]?.string else { continue }
        exceptions[target, default: [:]][group, default: []] +=
          objects[id]?["membershipExceptions"]?.strings ?? []
      }
    }
  }

  private func addFolders(of target: PropertyNode, _ id: String, to files: inout CompiledFiles) {
    let own = Set(target["fileSystemSynchronizedGroups"]?.strings ?? [])
    let exceptions = exceptions[id] ?? [:]
    for group in own {
      guard let path = paths[group] else { continue }
      let without = (exceptions[group] ?? []).map { FolderPath.joined(path, $0) }
      files.add(folder: path, without: Set(without))
    }
    for (group, names) in exceptions where !own.contains(group) {
      guard objects[group]?["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" else { continue }
      for name in names { files.add(FolderPath.joined(paths[group] ?? "", name)) }
    }
  }

  private mutating func settings(of object: PropertyNode?) -> [String: BuildSettings] {
    let list = object?["buildConfigurationList"]?.string.flatMap { objects[$0] }
    var settings: [String: BuildSettings] = [:]
    let ids = (list?["buildConfigurations"]?.strings ?? []).unique()
    isTruncated = isTruncated || ids.count > Self.most.configurations
    for id in ids.prefix(Self.most.configurations) {
      guard let object = objects[id], let name = object["name"]?.string else { continue }
      let base = configurationFile(of: object)
      let below = base.map { self.settings(inFile: $0) } ?? BuildSettings()
      settings[name] = BuildSettings(object["buildSettings"]).over(below)
    }
    return settings
  }

  private mutating func settings(inFile path: String) -> BuildSettings {
    let settings = files[path] ?? BuildSettings(at: path, in: disk, &bytes)
    files[path] = settings
    return settings
  }

  /// The path of the xcconfig file of a configuration: a file of the project, or one in a synced
  /// folder.
  private func configurationFile(of object: PropertyNode) -> String? {
    if let file = object["baseConfigurationReference"]?.string { return paths[file] }
    guard let anchor = object["baseConfigurationReferenceAnchor"]?.string,
      let folder = paths[anchor],
      let name = object["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return FolderPath.joined(folder, name)
  }
}
