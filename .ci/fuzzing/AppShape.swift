/// Files of an app whose structure bytes choose: property lists, chains, conditions in conditions.
///
/// Bytes at random hardly ever close what they open, and never make a chain.
struct AppShape {
  private var rest: ArraySlice<UInt8>
  /// The remaining repetitions: one input must not take too long.
  private var budget = 1_000

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// Returns the files, by their paths.
  mutating func files() -> [(path: String, text: String)] {
    [
      ("A.swift", swift()), ("B.m", objectiveC()), ("Info.plist", "<plist>" + xml(0) + "</plist>"),
      ("A.xcodeproj/project.pbxproj", project()),
    ]
  }

  private mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  /// A number of repetitions: mostly few, sometimes very many.
  private mutating func count() -> Int {
    let byte = byte()
    let wanted = byte < 200 ? byte % 4 : (byte - 199) * 8
    defer { budget -= min(budget, wanted) }
    return min(budget, wanted)
  }

  private mutating func word(_ words: [String]) -> String { words[byte() % words.count] }

  private mutating func swift() -> String {
    var text = ""
    while !rest.isEmpty, budget > 0 {
      let count = count()
      let number = byte() % 8
      switch byte() % 12 {
      case 0: text += (0..<count).map { "class C\($0): C\($0 + 1) {}\n" }.joined()
      case 1: text += (0..<count).map { "typealias T\($0) = T\($0 + 1)\n" }.joined()
      case 2: text += (0..<count).map { "protocol P\($0): P\($0 + 1), T\(number) {}\n" }.joined()
      case 3: text += "class C\(count): T\(number), UIApplicationDelegate {\n"
      case 4: text += String(repeating: "}\n", count: count)
      case 5: text += (0..<count).map { "#if A\($0)\n" }.joined()
      case 6: text += (0..<count).map { "#elseif B\($0) && !C\n" }.joined() + "#else\n"
      case 7: text += String(repeating: "#endif\n", count: count)
      case 8: text += String(repeating: word(Self.methods) + "\n", count: count)
      case 9:
        let mark = word(["{", "(", "[", "<", "\"\\(", "/*", "?", "x.y"])
        text += "let p\(number) = " + String(repeating: mark, count: count)
      case 10: text += "struct S\(number): ActivityAttributes { struct ContentState: Codable {\n"
      default: text += "let v\(number): [S\(byte() % 8)?]\n"
      }
    }
    return text
  }

  private static let methods = [
    "func applicationDidBecomeActive(_ a: UIApplication) {}",
    "func application(_ a: UIApplication, didReceiveRemoteNotification u: [AnyHashable: Any]) {}",
    "func f() { UNUserNotificationCenter.current().delegate = self }",
    "private func userNotificationCenter(_ c: UNUserNotificationCenter, willPresent n: X) {}",
    "@UIApplicationDelegateAdaptor(C0.self) var d",
  ]

  private mutating func objectiveC() -> String {
    let count = count()
    let chain = (0..<count).map { "@interface C\($0) : C\($0 + 1) <P\($0)>\n@end\n" }.joined()
    return chain + "@implementation C0\n"
      + "- (void)application:(id)a didReceiveRemoteNotification:(id)u "
      + String(repeating: "{", count: byte() % 4) + String(repeating: "}", count: byte() % 4)
      + "\n@end\n"
  }

  /// A value of a property list, in which another one may lie very deep.
  private mutating func xml(_ depth: Int) -> String {
    switch byte() % 8 {
    case 0:
      let count = count()
      return String(repeating: "<array>", count: count) + "<true/>"
        + String(repeating: "</array>", count: max(0, count + byte() % 3 - 1))
    case 1: return "<string>" + String(repeating: "&amp;", count: count()) + "</string>"
    case 2 where depth < 8:
      return "<array>" + (0..<byte() % 4).map { _ in xml(depth + 1) }.joined() + "</array>"
    case 3, 4, 5:
      guard depth < 8 else { return "<integer>1</integer>" }
      let members = (0..<byte() % 5).map { _ in "<key>\(word(Self.keys))</key>" + xml(depth + 1) }
      return "<dict>" + members.joined() + word(["</dict>", "</dict>", "</array>", ""])
    case 6: return word(["<true/>", "<false/>", "<dict/>", "<array/>", "<date>x</date>", "<"])
    default: return "<string>" + word(Self.values) + "</string>"
    }
  }

  private static let keys = [
    "UIBackgroundModes", "NSExtension", "NSExtensionPointIdentifier", "aps-environment",
    "UIApplicationSceneManifest", "MinimumOSVersion", "DTSDKName",
    "FirebaseAppDelegateProxyEnabled", "UIApplicationExitsOnSuspend",
  ]
  private static let values = [
    "remote-notification", "com.apple.usernotifications.service", "15.0", "iphoneos27.0", "NO",
  ]

  /// A project whose groups, targets and configurations name each other, and themselves.
  private mutating func project() -> String {
    let id = { (kind: String, number: Int) in kind + "\(number % 4)" }
    let groups = (0..<byte() % 5).map { number in
      "\(id("G", number)) = { isa = PBXGroup; path = \(word(["a", "..", "\"\""])); children = "
        + "(\(id("G", byte())), \(id("F", byte())), \(id("G", byte()))); };"
    }
    let names = (0..<count()).map { _ in "C0," }.joined()
    return "{ rootObject = P; objects = { P = { mainGroup = G0; targets = (T0, T0, T1); "
      + "buildConfigurationList = L; }; T0 = { name = A; productType = "
      + "\"com.apple.product-type.application\"; buildPhases = (S, S); buildConfigurationList = L; };"
      + "S = { isa = PBXSourcesBuildPhase; files = (B, B, S); }; B = { fileRef = F0; };"
      + "F0 = { path = A.swift; }; L = { buildConfigurations = (\(names)); };"
      + "C0 = { name = D; buildSettings = { INFOPLIST_FILE = Info.plist; }; };"
      + groups.joined() + "}; }"
  }
}
