// Plug-ins for pushes whose code and effects are not known.
extension Dependency {
  /// The packages that an app of Flutter or JavaScript names itself, and that seem to be for pushes.
  static func unknown(in files: [SourceFile]) -> [Dependency] {
    files.flatMap { file in
      switch file.name {
      case "package.json": required(.npm, in: file).filter { $0.isHybrid && $0.seemsForPushes }
      case "pubspec.yaml": requiredPlugins(file).filter { $0.seemsForPushes }
      default: [] as [Dependency]
      }
    }
  }

  private var words: [Substring] { name.lowercased().split { !$0.isLetter && !$0.isNumber } }

  /// Whether it may bring code for iOS, by the name of its framework.
  private var isHybrid: Bool {
    let frameworks: Set<Substring> = ["native", "expo", "capacitor", "cordova", "nativescript"]
    return words.contains { frameworks.contains($0) }
  }

  private var seemsForPushes: Bool {
    let isNamed = words.contains { word in
      ["notifications", "messaging", "apns", "fcm", "pushy"].contains(word)
        || word.hasSuffix("push")
    }
    let isOther = words.contains { ["local", "android", "huawei", "web"].contains($0) }
    return isNamed && !isOther && !KnownSDK.packageNames.contains(name)
  }
}
