import Testing

@testable import AppProfile

struct ConditionTests {
  private static let conditions: [(text: String, truth: Truth)] = [
    (text: "DEBUG", truth: .open), (text: "0", truth: .no), (text: "1", truth: .yes),
    (text: "false", truth: .no), (text: "os(iOS)", truth: .yes), (text: "os(macOS)", truth: .no),
    (text: "!os(macOS)", truth: .yes), (text: "os(iOS) && DEBUG", truth: .open),
    (text: "os(tvOS) && DEBUG", truth: .no), (text: "os(iOS) || DEBUG", truth: .yes),
    (text: "(os(macOS) || !(DEBUG)) && true", truth: .open),
    (text: "canImport(UIKit)", truth: .yes), (text: "canImport(AppKit)", truth: .no),
    (text: "canImport(FirebaseMessaging)", truth: .open), (text: "swift(>=5.5)", truth: .yes),
    (text: "compiler(<6)", truth: .no), (text: "targetEnvironment(simulator)", truth: .open),
    (text: "targetEnvironment(macCatalyst)", truth: .no),
    (text: "__IPHONE_OS_VERSION_MAX_ALLOWED >= __IPHONE_10_0", truth: .yes),
    (text: "__IPHONE_OS_VERSION_MAX_ALLOWED < 80000", truth: .no),
    (text: "__IPHONE_OS_VERSION_MIN_REQUIRED >= 80000", truth: .open),
    (text: "defined(__IPHONE_8_0) && TARGET_OS_IOS", truth: .yes),
    (text: "defined(DEBUG)", truth: .open), (text: "TARGET_OS_WATCH", truth: .no),
    (text: "__has_include(<UserNotifications/UserNotifications.h>)", truth: .yes),
    (text: "", truth: .open), (text: "((((", truth: .open), (text: "X != 1", truth: .open),
  ]

  @Test(arguments: conditions)
  func `in a build for an iPhone a condition is`(text: String, truth: Truth) {
    #expect(ConditionReader.truth(of: text) == truth)
  }

  @Test
  func `a branch is under its condition and under the negation of those before`() {
    let text = "a\n#if A\nb\n#elseif os(iOS)\nc\n#else\nd\n#endif\ne\n#if !B\nf\n#else\ng\n#endif"
    let code = Code(Array(text.utf8), .swift)
    let words = (0..<code.count).compactMap { index in
      code.word(index).map { $0 + " " + (code.condition(at: index) ?? "-") }
    }
    #expect(words == ["a -", "b A", "c !A", "e -", "f !B", "g B"])
  }
}
