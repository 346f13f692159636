/// The apps among folders without an Xcode project: each has code that starts it.
struct FolderApps: Sendable {
  /// The folders of the apps, without a slash at the end; empty for the top folder.
  let folders: [String]
  private let known: Set<String>
  /// The folders that code elsewhere imports as modules: all apps share them, also the host of their
  /// tests.
  private let modules: Set<String>

  /// Finds the apps: a folder belongs to an app as long as no other app begins in it.
  init(_ code: [CodeFile]) {
    let entries = code.filter { Self.startsApp($0) }
      .map { FolderPath.parent(of: $0.source.path) }.unique()
    // The number of apps that begin in each folder.
    var counts: [String: Int] = [:]
    for entry in entries {
      for folder in FolderPath.folders(around: entry + "/") { counts[folder, default: 0] += 1 }
    }
    folders = entries.map { entry in
      FolderPath.folders(around: entry + "/").last { counts[$0] == 1 } ?? entry
    }
    .unique()
    known = Set(folders)
    var importers: [String: [String]] = [:]
    for file in code {
      for name in file.usages.imports { importers[name, default: []].append(file.source.path) }
    }
    let started = FolderPath.folders(of: entries.map { $0 + "/" })
    modules = FolderPath.folders(of: code.lazy.map { $0.source.path }).filter { folder in
      let name = String(folder.split(separator: "/").last ?? "")
      return !started.contains(folder)
        && importers[name]?.contains { !$0.hasPrefix(folder + "/") } == true
    }
  }

  private static func startsApp(_ file: CodeFile) -> Bool {
    !file.usages.launched.isEmpty
      || file.types.contains { type in
        type.isMarkedDelegate
          || type.has("main") && type.parents.contains { $0 == "App" || $0 == "SwiftUI.App" }
      }
  }

  /// The folder of the file's app, or nil if all apps share the file.
  func folder(of path: String) -> String? {
    let folders = FolderPath.folders(around: path)
    return folders.contains { modules.contains($0) } ? nil : folders.first { known.contains($0) }
  }
}

/// Files by the app whose folder they lie in.
struct FilesByApp<File: Sendable>: Sendable {
  private var own: [String: [(place: Int, file: File)]] = [:]
  private var shared: [(place: Int, file: File)] = []

  init(_ files: [File], _ apps: FolderApps, path: (File) -> String) {
    for (place, file) in files.enumerated() {
      if let folder = apps.folder(of: path(file)) {
        own[folder, default: []].append((place, file))
      } else {
        shared.append((place, file))
      }
    }
  }

  func own(_ folder: String) -> [File] { (own[folder] ?? []).map { $0.file } }

  func all(_ folder: String) -> [File] {
    ((own[folder] ?? []) + shared).sorted { $0.place < $1.place }.map { $0.file }
  }
}
