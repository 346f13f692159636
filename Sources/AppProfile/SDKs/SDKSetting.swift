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
