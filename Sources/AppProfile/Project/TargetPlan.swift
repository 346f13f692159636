struct TargetPlan: Sendable {
  struct PropertyList: Sendable {
    let source: SourceFile
    let root: PropertyNode
    let isTruncated: Bool

    init?(_ source: SourceFile) {
      guard let root = PropertyNode.read(source.bytes) else { return nil }
      self.source = source
      self.root = root
      isTruncated = root.isTruncated || root.members.count > PropertyNode.mostKeys
    }

    func stated(_ node: PropertyNode, _ value: String) -> StatedValue {
      StatedValue(value, .plist, source, node.offset)
    }
  }

  struct StatedValue: Sendable {
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

  var name: String
  var kind: TargetProfile.Kind
  var code: [CodeFile]
  /// The target's own files, or nil for all of its code.
  var ownPaths: Set<String>?
  var outside: [String] = []
  var infoPlist: PropertyList?
  var entitlements: PropertyList?
  /// The place outside the code that declares scenes.
  var sceneManifest: StatedValue?
  var deploymentTarget: StatedValue?
  var bundleIdentifiers: [StatedValue] = []
  var sdks: [FoundSDK] = []
  /// Whether package managers add code that is not read.
  var hasPackages = false
  /// Whether code without a stated isolation is on the main actor.
  var isMainActorByDefault = false
  /// The plug-ins for pushes whose effects are not known.
  var unknownPackages: [Dependency] = []
  /// The files in languages that are not read.
  var unreadCode: [UnreadCode] = []
  /// What a tool writes the code of the app from; nil if it lies there.
  var generated: GeneratedApp?
  /// The files from which XcodeGen or Tuist writes projects and property lists.
  var manifests: [SourceFile] = []
  /// Whether only some of the app's sources were named.
  var isPart = false
  /// The words that facts and handlers of SDKs look for; those of scripts come last.
  var mentions: [String: [SDKMention]] = [:]
  var settings: Set<SDKSetting> = []
  /// Whether Xcode generates the Info.plist, which then has no background modes.
  var isInfoPlistGenerated = false

  /// Takes what the Info.plist states.
  mutating func adoptInfoPlist() {
    guard let list = infoPlist else { return }
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

  /// Adds the mentions and settings of SDKs in its code, its scripts and its settings files.
  mutating func take(
    _ scripts: [ScriptFile],
    below manifests: Set<String>,
    _ files: [SDKSetting.File]
  ) {
    let home = scriptHome(among: manifests)
    let folders = folders
    for file in code {
      settings.formUnion(file.usages.settings)
      for (word, offset) in file.usages.mentions {
        let mention = SDKMention(word: word, source: file.source, offset: offset)
        mentions[word, default: []].append(mention)
      }
    }
    for file in scripts where file.source.folder.hasPrefix(home) {
      for mention in file.mentions { mentions[mention.word, default: []].append(mention) }
    }
    for file in files where folders.contains(file.scope) { settings.formUnion(file.settings) }
  }

  /// The first place of a word that may be an SDK's: in scripts, if Dart or JavaScript uses the SDK.
  func mention(of word: String, for sdk: KnownSDK, isHandler: Bool = false) -> SDKMention? {
    // Dart or JavaScript registers the handlers of its packages.
    let isScripted = isHandler && !(sdk.names("npm") + sdk.names("pub")).isEmpty
    return mentions[word]?.first { mention in
      mention.mayBe(of: sdk) && !(isScripted && mention.manager == nil)
    }
  }

  /// The folder of its scripts: the nearest one around with the manifest of a package.
  private func scriptHome(among manifests: Set<String>) -> String {
    guard let path = infoPlist?.source.path ?? own.first?.source.path else { return "" }
    return FolderPath.folders(around: path).first { manifests.contains($0) }.map {
      $0.isEmpty ? "" : $0 + "/"
    } ?? ""
  }

  /// The code that other targets do not share.
  var own: [CodeFile] { code.filter { ownPaths?.contains($0.source.path) ?? true } }

  /// The folders around its own code, or around all of it if it has none of its own; around its
  /// Info.plist if none of its code is read.
  var folders: Set<String> {
    let own = own
    let source = infoPlist?.source ?? generated?.manifest
    let paths = (own.isEmpty ? code : own).map { $0.source.path }
    return FolderPath.folders(of: paths.isEmpty ? [source?.path ?? ""] : paths)
  }

  /// The file that states a key of the Info.plist, which a tool writes.
  func writer(of key: String) -> SourceFile? {
    manifests.first { $0.bytes.firstOffset(of: key) != nil }
  }

  var extensionPoint: String? {
    infoPlist?.root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
  }

  var isForeign: Bool {
    guard own.contains(where: { $0.names(anyOf: AppRoles.foreignDelegates) }) else { return false }
    let types = AppTypes(own)
    func has(_ names: Set<String>) -> Bool {
      types.names.contains { !names.isDisjoint(with: types.ancestors(of: $0)) }
    }
    return has(AppRoles.foreignDelegates) && !has(["UIApplicationDelegate"])
  }

  var hasServiceExtension: Bool {
    !AppRoles.classes(of: .serviceExtension, in: AppTypes(code)).isEmpty
  }
}

extension [TargetPlan.PropertyList] {
  /// The entitlements for pushes, or the first ones.
  var ofPushes: Element? { first { $0.root["aps-environment"] != nil } ?? first }
}
