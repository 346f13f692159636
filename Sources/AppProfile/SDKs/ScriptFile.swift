/// A file of Dart, JavaScript or TypeScript that may register handlers of SDKs.
package struct ScriptFile: Sendable {
  static let endings = [".dart", ".js", ".jsx", ".mjs", ".ts", ".tsx"]

  let source: SourceFile
  /// The words that facts and handlers look for, where they run on iOS.
  private(set) var mentions: [SDKMention] = []

  init?(_ source: SourceFile) {
    guard Self.isScript(source.path) else { return nil }
    self.source = source
    // The comments and strings of these languages are those of Swift, but for single quotes.
    let code = Code(source.bytes, .swift)
    let elsewhere = Intervals(code.rangesOfOtherPlatforms)
    let packages = code.importedPackages
    for index in 0..<code.count {
      guard let word = code.word(index) ?? code.string(index), KnownSDK.words.contains(word),
        !elsewhere.contains(index)
      else { continue }
      let mention = SDKMention(
        word: word,
        source: source,
        offset: code.offset(index),
        manager: source.ending == "dart" ? .pub : .npm,
        package: packages[code.root(of: index)] ?? packages[word]
      )
      mentions.append(mention)
    }
  }

  /// Whether a file is worth reading: no script, or one that has a word of an SDK.
  static func matters(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard isScript(path) else { return !endings.contains { path.hasSuffix($0) } }
    return bytes.hasWord { word in
      lengths.contains(word.count)
        && KnownSDK.words.contains(String(decoding: word, as: UTF8.self))
    }
  }

  private static let lengths = Set(KnownSDK.words.map { $0.utf8.count })

  private static func isScript(_ path: String) -> Bool {
    endings.contains { path.hasSuffix($0) } && !path.hasSuffix(".d.ts")
      && !["test", ".spec.", "mock", ".android.", ".web."].contains {
        path.lowercased().hasPart($0)
      }
      && !SDKSetting.fileNames.contains { path.lowercased().hasSuffix($0) }
  }
}

struct SDKMention: Sendable {
  let word: String
  let source: SourceFile
  let offset: Int
  /// The package manager of the script's language, or nil in Swift and Objective-C.
  var manager: PackageManager?
  /// The package from which the script imports the object, or the function, if it shows.
  var package: String?

  /// Whether the word may be the SDK's: other packages have functions of the same name.
  func mayBe(of sdk: KnownSDK) -> Bool {
    guard let manager else { return true }
    return sdk.packages(manager).contains { package == nil || package == $0 }
  }
}

extension Code {
  /// The first word of the chain of calls that ends with a word.
  fileprivate func root(of index: Int) -> String {
    var (place, steps) = (index, 0)
    while isMark(place - 1, "."), steps < 100 {
      steps += 1
      let end = isMark(place - 2, "?") ? place - 3 : place - 2
      place = isMark(end, ")") ? (partner(of: end) ?? 1) - 1 : end
    }
    return word(place) ?? ""
  }

  fileprivate var importedPackages: [String: String] {
    var packages: [String: String] = [:]
    var start: Int?
    for index in 0..<count {
      if isWord(index, "import") || isMark(index, ";") {
        start = index
      } else if isWord(index, "from"), let package = packageName(at: index + 1) {
        for name in (start ?? index)..<index { word(name).map { packages[$0] = package } }
        start = nil
      } else if isWord(index, "require"), isMark(index - 1, "="), let name = word(index - 2) {
        packages[name] = packageName(at: index + 2)
      }
    }
    return packages
  }

  /// The package that a string names; nil for a file, and for a path that a configuration explains.
  private func packageName(at index: Int) -> String? {
    let rest = bytes[offset(index)...]
    guard let quote = rest.first, quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") else {
      return nil
    }
    let name = String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    let isScoped = name.hasPrefix("@") && parts[0].count > 1
    return name.first?.isLetter == true && parts.count == 1 || isScoped && parts.count == 2
      ? name : nil
  }

  private static let android: Set<String> = [
    "!Platform.isIOS", "Platform.isAndroid", "Platform.OS=='android'", "Platform.OS!='ios'",
    "defaultTargetPlatform==TargetPlatform.android", "kIsWeb", "Platform.OS=='web'", "isAndroid",
    "defaultTargetPlatform!=TargetPlatform.iOS", "!isIOS", "IS_ANDROID", "!IS_IOS",
  ]
  private static let iOS: Set<String> = [
    "Platform.isIOS", "!Platform.isAndroid", "Platform.OS=='ios'", "Platform.OS!='android'",
    "defaultTargetPlatform==TargetPlatform.iOS", "isIOS", "!isAndroid", "IS_IOS", "!IS_ANDROID",
  ]

  /// The tokens that never run on iOS.
  fileprivate var rangesOfOtherPlatforms: [Range<Int>] {
    var ranges: [Range<Int>] = []
    for index in 0..<count where isWord(index, "if") && isMark(index + 1, "(") {
      if ranges.last?.contains(index) == true { continue }
      if let range = rangeOfOtherPlatforms(behind: index) { ranges.append(range) }
    }
    return ranges
  }

  private func rangeOfOtherPlatforms(behind index: Int) -> Range<Int>? {
    let start = end(ofBracketAt: index + 1)
    guard start - index < 200 else { return nil }
    let condition = text(index + 2..<max(index + 2, start - 1)).replacing("\"", by: "'")
      .replacing("===", by: "==").replacing("!==", by: "!=")
    if condition.parts(separatedBy: "||").allSatisfy(Self.isOfOthers) {
      return start..<end(ofStatementAt: start)
    }
    // An `else` behind `if (…) if (…)` is that of the second one.
    guard Self.iOS.contains(condition), !isWord(start, "if") else { return nil }
    let end = end(ofStatementAt: start)
    let other = isMark(end, ";") ? end + 1 : end
    if isWord(other, "else") { return other..<self.end(ofStatementAt: other + 1) }
    // Behind `if (Platform.isIOS) return;` nothing runs on iOS.
    guard isWord(start, "return") || isMark(start, "{") && isWord(start + 1, "return") else {
      return nil
    }
    var rest = other
    while rest < count, !isMark(rest, "}") { rest = next(after: rest) }
    return other..<rest
  }

  private static func isOfOthers(_ condition: String) -> Bool {
    condition.parts(separatedBy: "&&").contains { android.contains($0) }
  }
}

/// A Boolean with a name that switches an SDK, in code or in the SDK's own file.
struct SDKSetting: Hashable, Sendable {
  let name: String
  let isTrue: Bool

  /// Reads `name = false`, `name: false`, `"name": false` and `name(false)`; nil for anything else.
  init?(_ code: Code, at index: Int) {
    let quoted = code.text(index).utf8.dropFirst().dropLast()
    let name = code.word(index) ?? String(decoding: Array(quoted), as: UTF8.self)
    guard KnownSDK.settingNames.contains(name) else { return nil }
    var mark = index + 1
    if code.isMark(mark, "'") { mark += 1 }
    guard "=:(".utf8.contains(code.mark(mark)) else { return nil }
    switch code.word(mark + 1) {
    case "false", "NO": isTrue = false
    case "true", "YES": isTrue = true
    default: return nil
    }
    self.name = name
  }

  init(name: String, isTrue: Bool) { (self.name, self.isTrue) = (name, isTrue) }

  /// A settings file, and the folder whose apps use it: the nearest one around with code.
  struct File: Sendable {
    let settings: [SDKSetting]
    let scope: String
  }

  static let fileNames = [
    "airshipconfig.plist", "notificareoptions.plist", "capacitor.config.json",
    "capacitor.config.ts", "capacitor.config.js",
  ]

  static func found(in files: [SourceFile], beside code: [CodeFile]) -> [File] {
    let folders = FolderPath.folders(of: code.lazy.map { $0.source.path })
    return files.filter { fileNames.contains($0.name.lowercased()) }.map { file in
      let scope = FolderPath.folders(around: file.path).first { folders.contains($0) }
      return File(settings: settings(of: file), scope: scope ?? "")
    }
  }

  private static func settings(of file: SourceFile) -> [SDKSetting] {
    guard file.ending == "plist" else {
      // JSON, JavaScript and TypeScript have the comments and strings of Swift.
      let code = Code(file.bytes, .swift)
      return (0..<code.count).compactMap { SDKSetting(code, at: $0) }
    }
    return (PropertyNode.read(file.bytes)?.members ?? []).compactMap { member in
      guard case .boolean(let isTrue) = member.node.value else { return nil }
      return SDKSetting(name: member.key, isTrue: isTrue)
    }
  }
}
