/// A target before it is read: its code and its property lists.
struct TargetPlan: Sendable {
  /// A property list with its file.
  struct List: Sendable {
    let source: SourceFile
    let root: PropertyNode
    let isCut: Bool

    /// Reads a property list; nil if the file is none.
    init?(_ source: SourceFile) {
      guard let root = PropertyNode.read(source.bytes) else { return nil }
      self.source = source
      self.root = root
      isCut = root.isCut || root.members.count > PropertyNode.mostKeys
    }
  }

  /// A value with its place.
  struct Stated: Sendable {
    let value: String
    let origin: Fact.Origin
    let source: SourceFile
    let offset: Int?

    init(_ value: String, _ origin: Fact.Origin, _ source: SourceFile, _ offset: Int?) {
      (self.value, self.origin, self.source, self.offset) = (value, origin, source, offset)
    }
  }

  /// The most targets of a kind: each reads the shared code again.
  static let most = 200

  let name: String
  var kind: TargetProfile.Kind
  var code: [CodeFile]
  /// The target's own files, or nil for all of its code.
  var ownPaths: Set<String>?
  /// The compiled files outside of the folder that is read.
  var outside: [String] = []
  /// The Info.plist, or nil if unknown.
  var informationList: List?
  var entitlements: List?
  /// Where something beside the code says that the app uses scenes.
  var sceneManifest: Stated?
  var deploymentTarget: Stated?
  /// The bundle identifier of each configuration.
  var bundleIdentifiers: [Stated] = []
  var sdks: [FoundSDK] = []
  /// The words that facts and handlers of SDKs look for, each with a place.
  var words: [String: (source: SourceFile, offset: Int)] = [:]
  /// Those of scripts.
  var scriptWords: [String: (source: SourceFile, offset: Int)] = [:]
  /// The Booleans that switch its SDKs.
  var settings: Set<SDKSetting> = []
  /// Whether Xcode generates the Info.plist, which then has no background modes.
  var isListGenerated = false

  /// Takes what the Info.plist says about the target.
  mutating func adoptList() {
    guard let list = informationList else { return }
    if let manifest = list.root["UIApplicationSceneManifest"] {
      sceneManifest = list.stated(manifest, "scene")
    }
    if let node = list.root["CFBundleIdentifier"], let name = node.string {
      bundleIdentifiers = [list.stated(node, name)]
    }
    if deploymentTarget == nil, let version = list.root["MinimumOSVersion"],
      let text = version.string, !text.hasPrefix("$")
    {
      deploymentTarget = list.stated(version, text)
    }
  }

  /// Takes what its code, its scripts and the settings files that apply to it say about SDKs.
  mutating func take(
    _ scripts: [ScriptFile],
    below manifests: Set<String>,
    _ files: [SDKSetting.File]
  ) {
    let home = scriptHome(among: manifests)
    for file in code {
      settings.formUnion(file.signs.settings)
      for (word, offset) in file.signs.mentions where words[word] == nil {
        words[word] = (file.source, offset)
      }
    }
    for file in scripts where file.source.folder.hasPrefix(home) {
      for (word, offset) in file.words where scriptWords[word] == nil {
        scriptWords[word] = (file.source, offset)
      }
    }
    for (word, place) in scriptWords where words[word] == nil { words[word] = place }
    let folders = FolderPath.folders(of: code.lazy.map { $0.source.path })
    for file in files where folders.contains(file.reach) { settings.formUnion(file.settings) }
  }

  /// The folder of its scripts: the nearest one around with the manifest of a package.
  private func scriptHome(among manifests: Set<String>) -> String {
    let own = code.first { ownPaths?.contains($0.source.path) ?? true }
    guard let path = informationList?.source.path ?? own?.source.path else { return "" }
    return FolderPath.folders(around: path).first { manifests.contains($0) }.map {
      $0.isEmpty ? "" : $0 + "/"
    } ?? ""
  }

  var extensionPoint: String? {
    informationList?.root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
  }

  /// Whether the delegate shows that the app is for another platform.
  var isForeign: Bool {
    let own = code.filter { ownPaths?.contains($0.source.path) ?? true }
    guard own.contains(where: { $0.names(anyOf: AppRoles.foreignDelegates) }) else { return false }
    let types = AppTypes(own)
    func has(_ names: Set<String>) -> Bool {
      types.names.contains { !names.isDisjoint(with: types.ancestors(of: $0)) }
    }
    return has(AppRoles.foreignDelegates) && !has(["UIApplicationDelegate"])
  }

  /// Whether the code has a notification service extension.
  var hasServiceExtension: Bool {
    !AppRoles.classes(of: .serviceExtension, in: AppTypes(code)).isEmpty
  }
}

extension TargetPlan.List {
  /// A value with its place in the list.
  func stated(_ node: PropertyNode, _ value: String) -> TargetPlan.Stated {
    TargetPlan.Stated(value, .plist, source, node.offset)
  }
}
