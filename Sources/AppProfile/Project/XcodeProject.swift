/// The targets of an Xcode project, as `project.pbxproj` describes them.
struct XcodeProject: Sendable {
  /// A target of a project.
  struct Target: Hashable, Sendable {
    let name: String
    /// The type of its product, such as `com.apple.product-type.application`.
    let productType: String
    /// The files that it compiles, as paths from the folder that is read.
    let files: Set<String>
    /// The folders all of whose files it compiles, but for the ones left out.
    let folders: [(path: String, without: Set<String>)]
    /// The build settings of each configuration, the project's below the target's own.
    let settings: [BuildSettings]
    /// The offset of its description.
    let offset: Int

    static func == (one: Target, other: Target) -> Bool {
      (one.name, one.offset) == (other.name, other.offset)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// Tells whether the target compiles a file.
    func contains(_ path: String) -> Bool {
      files.contains(path)
        || folders.contains { path.hasPrefix($0.path + "/") && !$0.without.contains(path) }
    }

    /// The code that it compiles from outside of the folder that is read.
    var outside: [String] {
      files.filter { path in
        path.hasPrefix("../") && [".swift", ".m", ".mm"].contains { path.hasSuffix($0) }
      }
      .sorted()
    }

    /// The values of a setting in all configurations, each once.
    func values(of setting: String) -> [String] {
      settings.compactMap { $0[setting] }.reduce(into: []) { values, value in
        if !values.contains(value) { values.append(value) }
      }
    }
  }

  let source: SourceFile
  private(set) var targets: [Target] = []
  private let objects: [String: PropertyNode]
  private let disk: ProjectFiles
  /// The path of each object of the project from the folder that is read.
  private var paths: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - source: The file `project.pbxproj`.
  ///   - disk: The files of the app, for their names and for the build settings in some of them.
  init?(_ source: SourceFile, among disk: ProjectFiles) {
    guard let root = PropertyNode.read(source.bytes), let objects = root["objects"],
      let project = root["rootObject"]?.string
    else { return nil }
    self.source = source
    self.objects = Dictionary(first: objects.members.map { ($0.key, $0.node) })
    self.disk = disk
    let home = FolderPath.parent(of: FolderPath.parent(of: source.path))
    let top = self.objects[project]
    let folder = FolderPath.joined(home, top?["projectDirPath"]?.string ?? "")
    if let group = top?["mainGroup"]?.string { place(group, in: folder, home: folder, depth: 0) }
    let own = settings(of: top)
    targets = (top?["targets"]?.strings ?? []).compactMap { target($0, own) }
  }

  /// Notes the path of a group and of all in it.
  private mutating func place(_ id: String, in folder: String, home: String, depth: Int) {
    guard let object = objects[id], depth < 100, paths[id] == nil else { return }
    let tree = object["sourceTree"]?.string ?? "<group>"
    let base = tree == "<group>" ? folder : home
    let path = disk.spelling(of: FolderPath.joined(base, object["path"]?.string ?? ""))
    paths[id] = path
    for child in object["children"]?.strings ?? [] {
      place(child, in: path, home: home, depth: depth + 1)
    }
  }

  private func target(_ id: String, _ own: [String: BuildSettings]) -> Target? {
    guard let object = objects[id], let name = object["name"]?.string else { return nil }
    let phases = (object["buildPhases"]?.strings ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.string == "PBXSourcesBuildPhase" }
    let references = phases.flatMap { $0["files"]?.strings ?? [] }
      .compactMap { objects[$0]?["fileRef"]?.string }
    var settings = own
    for (name, above) in self.settings(of: object) {
      settings[name] = above.over(own[name] ?? BuildSettings())
    }
    return Target(
      name: name,
      productType: object["productType"]?.string ?? "",
      files: Set(references.flatMap { members(of: $0) }).union(added(to: id)),
      folders: folders(of: object, id),
      settings: settings.sorted { $0.key < $1.key }.map { $0.value },
      offset: object.offset
    )
  }

  /// The paths of a file, or of the files in a group of translations.
  private func members(of reference: String) -> [String] {
    let children = (objects[reference]?["children"]?.strings ?? []).compactMap { paths[$0] }
    return children + (paths[reference].map { [$0] } ?? [])
  }
}

// Folders that Xcode keeps in step with the disk, from Xcode 16.
extension XcodeProject {
  private func folders(
    of target: PropertyNode,
    _ id: String
  ) -> [(path: String, without: Set<String>)] {
    (target["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap { group in
      guard let path = paths[group] else { return nil }
      let without = exceptions(of: group).filter { $0.target == id }
      return (path, Set(without.flatMap { $0.files.map { FolderPath.joined(path, $0) } }))
    }
  }

  /// The files of other targets' folders that belong to a target as well.
  private func added(to id: String) -> Set<String> {
    let own = Set(objects[id]?["fileSystemSynchronizedGroups"]?.strings ?? [])
    let others = objects.filter { key, object in
      object["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && !own.contains(key)
    }
    return Set(
      others.keys.flatMap { group in
        exceptions(of: group).filter { $0.target == id }
          .flatMap { $0.files.map { FolderPath.joined(paths[group] ?? "", $0) } }
      }
    )
  }

  private func exceptions(of group: String) -> [(target: String, files: [String])] {
    (objects[group]?["exceptions"]?.strings ?? []).compactMap { id in
      guard let target = objects[id]?["target"]?.string else { return nil }
      return (target, objects[id]?["membershipExceptions"]?.strings ?? [])
    }
  }
}

// Build settings.
extension XcodeProject {
  /// The settings of a project or a target, by configuration.
  private func settings(of object: PropertyNode?) -> [String: BuildSettings] {
    let list = object?["buildConfigurationList"]?.string.flatMap { objects[$0] }
    var settings: [String: BuildSettings] = [:]
    for id in list?["buildConfigurations"]?.strings ?? [] {
      guard let object = objects[id], let name = object["name"]?.string else { continue }
      let base = configurationFile(of: object)
      let below = base.map { BuildSettings(at: $0, in: disk) } ?? BuildSettings()
      settings[name] = BuildSettings(object["buildSettings"]).over(below)
    }
    return settings
  }
}

extension XcodeProject {
  /// The path of the file that a configuration is based on: a file of the project, or one in a folder
  /// that Xcode keeps in step.
  private func configurationFile(of object: PropertyNode) -> String? {
    if let file = object["baseConfigurationReference"]?.string { return paths[file] }
    guard let anchor = object["baseConfigurationReferenceAnchor"]?.string,
      let folder = paths[anchor],
      let name = object["baseConfigurationReferenceRelativePath"]?.string
    else { return nil }
    return FolderPath.joined(folder, name)
  }
}

/// Paths as texts, with slashes between their names.
enum FolderPath: Sendable {
  /// Returns the folder around a path; nothing for a name alone.
  static func parent(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the path of something in a folder, with `..` and `.` resolved.
  static func joined(_ folder: String, _ path: String) -> String {
    var names: [Substring] = []
    for name in (folder + "/" + path).split(separator: "/") where name != "." {
      if name == "..", let last = names.last, last != ".." {
        names.removeLast()
      } else {
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }
}
