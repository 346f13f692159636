/// The apps among some folders, where no Xcode project tells them apart: each has code that starts it.
struct FolderApps: Sendable {
  /// The folders of the apps, with no slash at the end; the one around everything is empty.
  let homes: [String]

  /// Finds the apps in some code.
  ///
  /// A folder belongs to an app as long as no other app begins in it.
  init(_ code: [CodeFile]) {
    let entries = code.filter { Self.startsApp($0) }.map { FolderPath.parent(of: $0.source.path) }
    var homes: [String] = []
    for entry in entries {
      var home = entry
      while !home.isEmpty {
        let around = FolderPath.parent(of: home)
        let hasOther = entries.contains { $0 != entry && Self.lies($0, in: around) }
        if hasOther { break }
        home = around
      }
      if !homes.contains(home) { homes.append(home) }
    }
    self.homes = homes
  }

  /// Whether an attribute or a call in a file starts an app.
  private static func startsApp(_ file: CodeFile) -> Bool {
    !file.signs.launched.isEmpty
      || file.types.contains { type in
        let isApp = type.parents.contains("App") || type.parents.contains("SwiftUI.App")
        return type.has("UIApplicationMain") || type.has("main") && (type.kind == .class || isApp)
      }
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
  }

  /// The folder of the app that a file belongs to, or nil for one that all apps may have.
  func home(of path: String) -> String? {
    homes.filter { Self.lies(path, in: $0) }.max { $0.utf8.count < $1.utf8.count }
  }
}
