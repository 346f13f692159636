/// A file in a language that is not read, with a delegate of the system or a service extension.
struct UnreadCode: Sendable {
  let source: SourceFile
  let language: String
  let roles: [Role]

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
  }

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
