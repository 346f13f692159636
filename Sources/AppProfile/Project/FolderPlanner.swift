/// Plans targets without an Xcode project, by folders with an Info.plist.
struct FolderPlanner: Sendable {
  /// The extension point of notification service extensions.
  static let servicePoint = "com.apple.usernotifications.service"

  private let sources: [SourceFile]
  private let code: [CodeFile]
  /// The code in languages that are not read.
  private let unread: [UnreadCode]

  init(
    _ sources: [SourceFile],
    _ code: [CodeFile],
    besides unread: [UnreadCode]
  ) {
    (self.sources, self.unread) = (sources, unread)
    // A file that imports a module of no iOS SDK is for another system.
    self.code = code.filter { !$0.usages.imports.contains { Truth.modules[$0] == .no } }
  }

  var plans: [TargetPlan] {
    guard !code.isEmpty || !unread.isEmpty else {
      guard let generated = GeneratedApp(among: sources) else { return [] }
      var app = TargetPlan(name: "App", kind: .app, code: [])
      app.generated = generated
      return [app]
    }
    let lists = sources.filter { $0.name.hasSuffix("Info.plist") }
      .compactMap { TargetPlan.PropertyList($0) }
    let others = lists.filter { Self.isOfOther($0.root) && !$0.source.folder.isEmpty }
    // The first Info.plist of each folder belongs to the code in it.
    let places = Dictionary(
      first: others.enumerated().map { (FolderPath.parent(of: $1.source.path), $0) }
    )
    func place(_ path: String) -> Int? {
      FolderPath.folders(around: path).compactMap { places[$0] }.min()
    }
    let own = Dictionary(grouping: code) { place($0.source.path) }
    var rest = own[nil] ?? []
    var plans = others.prefix(TargetPlan.most).enumerated().map { plan(of: $1, own[$0] ?? []) }
    plans += takeServiceExtensions(&rest)
    let tested = rest.filter { !Self.isInTests($0.source.path) }
    let appLists = lists.filter { !Self.isOfOther($0.root) && !Self.isInTests($0.source.path) }
    let entitlements = sources.filter { $0.ending == "entitlements" && place($0.path) == nil }
      .compactMap { TargetPlan.PropertyList($0) }
    return apps(tested.isEmpty ? rest : tested, appLists, entitlements) + plans
  }

  /// The apps, the one with the most code of its own first.
  private func apps(
    _ code: [CodeFile],
    _ lists: [TargetPlan.PropertyList],
    _ entitlements: [TargetPlan.PropertyList]
  ) -> [TargetPlan] {
    let apps = FolderApps(code)
    guard apps.folders.count > 1 else { return [app("App", code, lists, entitlements)] }
    let code = FilesByApp(code, apps) { $0.source.path }
    let lists = FilesByApp(lists, apps) { $0.source.path }
    let entitlements = FilesByApp(entitlements, apps) { $0.source.path }
    let plans = apps.folders.prefix(TargetPlan.most).map { folder in
      let own = lists.own(folder)
      var plan = app(
        folder.split(separator: "/").last.map(String.init) ?? "App",
        code.all(folder),
        own.isEmpty ? lists.all(folder) : own,
        entitlements.own(folder) + entitlements.all(folder)
      )
      plan.ownPaths = Set(code.own(folder).map { $0.source.path })
      return plan
    }
    func rank(_ plan: TargetPlan) -> (Int, String) { (-(plan.ownPaths?.count ?? 0), plan.name) }
    return plans.sorted { rank($0) < rank($1) }
  }

  private func app(
    _ name: String,
    _ code: [CodeFile],
    _ lists: [TargetPlan.PropertyList],
    _ entitlements: [TargetPlan.PropertyList]
  ) -> TargetPlan {
    var app = TargetPlan(name: name, kind: .app, code: code)
    let usual = lists.filter { list in
      list.root.members.contains { $0.key.hasPrefix("UI") || $0.key == "LSRequiresIPhoneOS" }
    }
    app.infoPlist = (usual.isEmpty ? lists : usual)
      .min { $0.source.rank < $1.source.rank }
    app.entitlements = entitlements.ofPushes
    app.adoptInfoPlist()
    if app.isForeign { app.kind = .other }
    return app
  }

  /// Whether an Info.plist belongs to an extension, a watch app, an App Clip or a framework.
  private static func isOfOther(_ root: PropertyNode) -> Bool {
    let keys = [
      "NSExtension", "EXAppExtensionAttributes", "WKWatchKitApp", "WKApplication", "NSAppClip",
    ]
    return keys.contains { root[$0] != nil }
      || ["FMWK", "BNDL"].contains(root["CFBundlePackageType"]?.string ?? "")
  }

  private func plan(of list: TargetPlan.PropertyList, _ code: [CodeFile]) -> TargetPlan {
    let folder = list.source.folder.split(separator: "/").last.map(String.init) ?? "Extension"
    var plan = TargetPlan(name: folder, kind: .other, code: code)
    plan.infoPlist = list
    plan.adoptInfoPlist()
    if plan.extensionPoint == Self.servicePoint { plan.kind = .serviceExtension }
    return plan
  }

  /// Takes out the files with a service extension: they are never part of an app.
  private func takeServiceExtensions(_ rest: inout [CodeFile]) -> [TargetPlan] {
    let parents = Set(Role.serviceExtension.protocols)
    guard rest.contains(where: { $0.language == .objectiveC || $0.names(anyOf: parents) }) else {
      return []
    }
    let types = AppTypes(rest)
    let names = AppRoles.classes(of: .serviceExtension, in: types)
    var taken: Set<Int> = []
    let plans = names.map { name in
      let files = types.parts(of: name).map { $0.file }.filter { taken.insert($0).inserted }
      return TargetPlan(
        name: name,
        kind: .serviceExtension,
        code: files.map { types.files[$0] }
      )
    }
    rest = rest.indices.filter { !taken.contains($0) }.map { rest[$0] }
    return Array(plans.prefix(TargetPlan.most))
  }

  private static func isInTests(_ path: String) -> Bool {
    FolderPath.parent(of: path).split(separator: "/").contains {
      $0.hasSuffix("Tests") || $0 == "Test"
    }
  }
}

/// The manifest of a project that lacks the code of its app, and the call that writes it.
struct GeneratedApp: Sendable {
  let manifest: SourceFile
  let call: String

  private static let kinds: [(file: String, part: String, call: String)] = [
    ("app.json", "\"expo\"", "npx expo prebuild"),
    ("config.xml", "<widget", "cordova platform add ios"),
    ("capacitor.config.json", "appId", "npx cap add ios"),
    ("capacitor.config.ts", "appId", "npx cap add ios"),
  ]

  /// Finds the outermost manifest; nil without one.
  init?(among sources: [SourceFile]) {
    let found = sources.sorted { $0.rank < $1.rank }.lazy.compactMap { source in
      Self.kinds.first { $0.file == source.name && source.bytes.firstOffset(of: $0.part) != nil }
        .map { (source, $0.call) }
    }.first
    guard let found else { return nil }
    (manifest, call) = found
  }
}

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
