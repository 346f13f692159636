import PushRules

struct CodeFile: Sendable {
  let source: SourceFile
  let language: Code.Language
  private(set) var types: [TypeDeclaration]
  private(set) var functions: [MethodDeclaration]
  private(set) var usages: PushUsages
  /// Whether the file is Swift 2, where the first parameter of a function has no `_` label.
  let isSwift2: Bool
  private(set) var isTruncated: Bool

  func names(anyOf parents: Set<String>) -> Bool {
    types.contains { !parents.isDisjoint(with: $0.parents) }
  }

  init?(_ source: SourceFile) {
    switch source.ending {
    case "swift": language = .swift
    case "m", "mm", "h", "pch": language = .objectiveC
    default: return nil
    }
    self.source = source
    let code = Code(source.bytes, language)
    isTruncated = code.isTruncated
    switch language {
    case .swift:
      var reader = SwiftReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
      isTruncated = isTruncated || reader.isTruncated
    case .objectiveC:
      var reader = ObjectiveCReader(code)
      reader.read()
      (types, functions) = (reader.types, reader.functions)
    }
    usages = PushUsages(code, types)
    let methods = language == .swift ? types.flatMap { $0.methods } : []
    let isOld = methods.contains { method in
      method.types.contains { $0.hasPrefix("[NSObject:AnyObject]") || $0 == "NSDictionary" }
    }
    isSwift2 = isOld && !methods.contains { $0.labels.first == "_" }
  }
}

/// A file in a language that is not read, with a delegate of the system or a service extension.
struct UnreadCode: Sendable {
  let source: SourceFile
  let language: String
  let roles: [Role]
  /// The methods that C# exports by selector, or overrides by the names of .NET, with their places.
  private(set) var methods: [(method: DelegateMethod, offset: Int)] = []

  static let endings = [".cs", ".kt"]

  private static let languages = ["cs": "C#", "kt": "Kotlin"]

  /// What the names that these languages give to each role contain.
  private static let names: [(part: String, role: Role)] = [
    // It may become the delegate of the notification center in code of a package.
    ("ApplicationDelegate", .applicationDelegate),
    ("ApplicationDelegate", .notificationCenterDelegate),
    ("UNUserNotificationCenterDelegate", .notificationCenterDelegate),
    ("UNNotificationServiceExtension", .serviceExtension),
    ("PKPushRegistryDelegate", .pushRegistryDelegate),
  ]

  init?(_ source: SourceFile) {
    guard let language = Self.languages[source.ending] else { return nil }
    // Their comments and strings are those of Swift.
    let code = Code(source.bytes, .swift)
    let words = (0..<code.count).compactMap { code.word($0) }.filter { Self.mayName($0.utf8.count) }
    roles = Self.names.filter { name in words.contains { $0.hasPart(name.part) } }.map { $0.role }
    guard !roles.isEmpty else { return nil }
    self.source = source
    self.language = language
    guard source.ending == "cs" else { return }
    for index in 0..<code.count {
      let selector = code.isWord(index - 2, "Export") ? code.string(index) : nil
      let isOverride = code.isWord(index - 2, "override") || code.isWord(index - 3, "override")
      let method =
        selector.flatMap { MethodSpelling.bySelector[$0] }
        ?? (isOverride ? code.word(index).flatMap { Self.overrides[$0] } : nil)
      if let method { methods.append((method, code.offset(index))) }
    }
  }

  /// The names of .NET.
  ///
  /// https://learn.microsoft.com/en-us/dotnet/api/uikit.uiapplicationdelegate
  private static let overrides: [String: DelegateMethod] = [
    "WillFinishLaunching": .willFinishLaunching, "FinishedLaunching": .didFinishLaunching,
    "ReceivedRemoteNotification": .didReceive, "DidReceiveRemoteNotification": .didReceiveFetch,
  ]

  private static func mayName(_ length: Int) -> Bool { length >= names[0].part.utf8.count }

  /// Whether a file is worth reading: one in another language, or one that names a role.
  static func matters(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard endings.contains(where: { path.hasSuffix($0) }) else { return true }
    return !path.lowercased().hasPart("test")
      && bytes.hasWord { word in
        let text = mayName(word.count) ? String(decoding: word, as: UTF8.self) : ""
        return names.contains { text.hasPart($0.part) }
      }
  }
}
