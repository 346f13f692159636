import PushPayload

// Files of package managers in JSON, and packages in projects of Xcode and SwiftPM.
extension Dependency {
  /// Reads the pins of `Package.resolved` in its newer and older format.
  static func pins(_ source: SourceFile) -> [Dependency] {
    guard let root = root(of: source) else { return [] }
    let pins = (root["pins"] ?? root["object"]?["pins"])?.elements ?? []
    return pins.compactMap { pin in
      let place = pin["location"] ?? pin["repositoryURL"]
      guard let name = (place?.string ?? pin["identity"]?.string)?.repositoryName else {
        return nil
      }
      let version = pin["state"]?["version"]?.string
      return Dependency(.repository, name, version ?? "", source, pin.offset)
    }
  }

  /// Reads `"packages": { "node_modules/name": { "version": "1.2.3" } }`, or the older format.
  static func lockedModules(_ source: SourceFile) -> [Dependency] {
    guard let root = root(of: source) else { return [] }
    let start = "node_modules/"
    let members = (root["packages"] ?? root["dependencies"])?.members ?? []
    return members.compactMap { member in
      let name = member.key.hasPrefix(start) ? member.key.dropFirst(start.count) : member.key[...]
      let version = member.node["version"]?.string ?? ""
      return Dependency(.npm, name, version, source, member.keyOffset)
    }
  }

  /// Reads Unity's `Packages/manifest.json`.
  static func unity(_ source: SourceFile) -> [Dependency] {
    source.folder.hasSuffix("Packages/") ? required(.unity, in: source) : []
  }

  static func required(_ manager: PackageManager, in source: SourceFile) -> [Dependency] {
    (root(of: source)?["dependencies"]?.members ?? []).map { member in
      Dependency(manager, member.key, member.node.string ?? "", source, member.keyOffset)
    }
  }

  /// Reads the objects with a `repositoryURL` and a `requirement`.
  static func projectPackages(_ source: SourceFile) -> [Dependency] {
    guard areNamed(in: [source]), let root = PropertyNode.read(source.bytes) else { return [] }
    return (root["objects"]?.members ?? []).compactMap { object in
      guard let name = object.node["repositoryURL"]?.string?.repositoryName else { return nil }
      let requirement = object.node["requirement"]
      let mark = marks[requirement?["kind"]?.string ?? ""] ?? ""
      let version = ["maximumVersion", "minimumVersion", "version"].lazy
        .compactMap { requirement?[$0]?.string }.first
      return Dependency(.repository, name, mark + (version ?? ""), source, object.node.offset)
    }
  }

  /// The marks of npm for the ranges of SwiftPM.
  private static let marks = [
    "upToNextMajorVersion": "^", "upToNextMinorVersion": "~", "versionRange": "<",
    ", from: ": "^", ", .upToNextMajor(from: ": "^", ", .upToNextMinor(from: ": "~",
  ]

  /// Reads `.package(url: "https://github.com/owner/name", from: "1.2.3")`.
  static func manifestPackages(_ source: SourceFile) -> [Dependency] {
    lines(of: source).compactMap { line in
      let parts = line.content.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 1, parts[0].hasSuffix("url: "),
        let name = String(parts[1]).repositoryName
      else { return nil }
      let isRange = parts.count > 5 && parts[4] == "..<"
      let version = isRange ? "<" + parts[5] : parts.count > 3 ? mark(parts[2]) + parts[3] : ""
      return Dependency(.repository, name, version, source, line.offset)
    }
  }

  private static func mark(_ label: Substring) -> String { marks[String(label)] ?? "" }

  private static func root(of source: SourceFile) -> JSONNode? {
    try? JSONDocument(reading: source.bytes).root
  }

  static func unread(in files: [SourceFile]) -> [UnreadFile] {
    let names = ["Package.resolved", "package-lock.json", "package.json"]
    return files.compactMap { file in
      if file.name == "bun.lockb" {
        let call = "bun install --save-text-lockfile --frozen-lockfile --lockfile-only"
        return UnreadFile(file: file.path, reason: "binary, not read; \(call) writes it as text")
      }
      guard names.contains(file.name), root(of: file) == nil else { return nil }
      return UnreadFile(file: file.path, reason: "not JSON; the SDKs that it names are not known")
    }
  }
}

// What a name tells.
extension Dependency {
  private static let pushWords: Set<Substring> = [
    "push", "notification", "notifications", "messaging", "apns", "fcm",
  ]
  /// Words of packages that do something else with notifications, or are for other systems.
  private static let others: Set<Substring> = [
    "local", "android", "huawei", "web", "windows", "banner", "toast", "permission", "permissions",
    "badge", "listener", "view", "extension", "code", "in",
  ]
  /// The names of packages of JavaScript for more than the web contain one of these.
  private static let frameworks: Set<Substring> = [
    "native", "expo", "capacitor", "cordova", "nativescript", "rn", "phonegap",
  ]

  /// SDKs and plug-ins for pushes whose names do not tell, and whose effects nobody has read.
  private static let unread: Set<String> = [
    "WebEngage", "react-native-webengage", "webengage_flutter", "SendbirdChatSDK",
    "sendbird-chat-sdk-ios", "sendbird_chat_sdk", "MarketingCloudSDK",
    "MarketingCloud-SFMCSdk", "marketingcloudsdk-ios", "react-native-marketingcloudsdk", "sfmc",
    "cordova-plugin-marketingcloudsdk", "cordova-plugin-firebasex", "cordova-plugin-firebase",
    "ExponeaSDK", "exponea-ios-sdk", "react-native-exponea-sdk", "exponea", "Smooch",
    "sunshine-conversations-ios", "react-native-smooch", "cordova-plugin-smooch", "Netmera",
    "react-native-netmera", "netmera_flutter_sdk", "InsiderMobile", "react-native-insider",
    "flutter_insider", "Pushy", "pushy-sdk-ios", "pushy-react-native", "pushy_flutter",
    "EmarsysSDK", "ios-emarsys-sdk", "react-native-emarsys-wrapper", "emarsys_sdk", "EmbraceIO",
    "embrace-apple-sdk", "@embrace-io/react-native", "embrace", "Iterable-iOS-SDK",
    "@iterable/react-native-sdk", "Batch", "batch-ios-sdk", "@batch.com/react-native-plugin",
    "batch_flutter", "JPush", "jpush_flutter", "Plugin.Firebase", "XtremePush-iOS-SDK",
    "@aws-amplify/rtn-push-notification",
  ]

  /// Whether it may change how pushes arrive, by its name.
  var seemsForPushes: Bool {
    if Self.unread.contains(name) { return true }
    // `AcmePushSDK` has the words of `acme-push-sdk`.
    var text = ""
    for character in name {
      if character.isUppercase, text.last?.isLowercase == true { text += "-" }
      text.append(character)
    }
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.contains { Self.pushWords.contains($0) || $0.hasSuffix("push") }
      && !words.contains { Self.others.contains($0) }
      && (manager != .npm || words.contains { Self.frameworks.contains($0) })
  }
}

extension String {
  /// The last part of a repository's address, in lowercase and without `.git`.
  var repositoryName: String? {
    let name = split(separator: "/").last.map { $0.lowercased() }
    return name.map { $0.hasSuffix(".git") ? String($0.dropLast(4)) : $0 }
  }
}
