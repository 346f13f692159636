/// A target before it is read: its code and the lists that belong to it.
struct TargetPlan: Sendable {
  /// A property list with its file.
  struct List: Sendable {
    let source: SourceFile
    let root: PropertyNode

    /// Reads a property list; nil if the file is none.
    init?(_ source: SourceFile) {
      guard let root = PropertyNode.read(source.bytes) else { return nil }
      self.source = source
      self.root = root
    }
  }

  /// A value with the place that states it.
  struct Stated: Sendable {
    let value: String
    let origin: Fact.Origin
    let source: SourceFile
    let offset: Int?
  }

  /// The most targets of a kind that are read: each reads the code that all share.
  static let most = 200

  let name: String
  var kind: TargetProfile.Kind
  var code: [CodeFile]
  /// The files that belong to the target alone, or nil for all of its code.
  var ownPaths: Set<String>?
  /// The paths of the code that it compiles and that is not in the folder that is read.
  var outside: [String] = []
  /// The Info.plist, or nil if none is known.
  var informationList: List?
  var entitlements: List?
  /// What says that the app uses scenes, beside its code.
  var sceneManifest: Stated?
  var deploymentTarget: Stated?
  /// The SDKs that it has.
  var sdks: [FoundSDK] = []
  /// The Booleans by which it switches SDKs.
  var settings: Set<SDKSetting> = []
  /// Whether Xcode writes an Info.plist, which then has no background modes.
  var isListGenerated = false

  /// Takes what the Info.plist says about the target as a whole.
  mutating func adoptList() {
    guard let list = informationList else { return }
    if let manifest = list.root["UIApplicationSceneManifest"] {
      sceneManifest = list.stated(manifest, "scene")
    }
    if deploymentTarget == nil, let version = list.root["MinimumOSVersion"],
      let text = version.string, !text.hasPrefix("$")
    {
      deploymentTarget = list.stated(version, text)
    }
  }

  /// Takes the settings of its code, and those of the files that reach to it.
  mutating func take(_ files: [SDKSetting.File]) {
    for file in code { settings.formUnion(file.signs.settings) }
    let folders = FolderPath.folders(of: code.lazy.map { $0.source.path })
    for file in files where folders.contains(file.reach) { settings.formUnion(file.settings) }
  }

  /// The point of the system that an extension extends, or nil for what is no extension.
  var extensionPoint: String? {
    informationList?.root["NSExtension"]?["NSExtensionPointIdentifier"]?.string
  }

  /// Whether the app is one of another platform, as its delegate says.
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
  /// Returns a value with its place in the list.
  func stated(_ node: PropertyNode, _ value: String) -> TargetPlan.Stated {
    TargetPlan.Stated(
      value: value,
      origin: .plist,
      source: source,
      offset: node.offset
    )
  }
}
