/// Whether a condition holds in builds for an iPhone.
enum Truth: Hashable, Sendable {
  /// In every build.
  case yes
  /// In no build.
  case no
  /// In some builds, as `DEBUG` does.
  case open

  static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .open: .open
    }
  }

  func and(_ other: Truth) -> Truth {
    if self == .no || other == .no { return .no }
    return self == .yes && other == .yes ? .yes : .open
  }

  func or(_ other: Truth) -> Truth { !(!self).and(!other) }

  /// Names with one meaning in every iPhone build: the macros of `TargetConditionals.h`, true and
  /// false.
  static let names: [String: Truth] = [
    "true": .yes, "YES": .yes, "TRUE": .yes, "false": .no, "NO": .no, "FALSE": .no,
    "TARGET_OS_IPHONE": .yes, "TARGET_OS_IOS": .yes, "TARGET_OS_MAC": .yes, "__OBJC__": .yes,
    "__APPLE__": .yes, "TARGET_OS_OSX": .no, "TARGET_OS_WATCH": .no, "TARGET_OS_TV": .no,
    "TARGET_OS_VISION": .no, "TARGET_OS_MACCATALYST": .no, "TARGET_OS_UIKITFORMAC": .no,
    "TARGET_OS_WIN32": .no, "TARGET_OS_LINUX": .no, "__ANDROID__": .no,
  ]

  /// Modules of every iOS SDK, and modules of no iOS SDK.
  static let modules: [String: Truth] = [
    "UIKit": .yes, "Foundation": .yes, "UserNotifications": .yes, "SwiftUI": .yes, "PushKit": .yes,
    "CallKit": .yes, "PushToTalk": .yes, "ObjectiveC": .yes, "Darwin": .yes, "Combine": .yes,
    "AppKit": .no, "Cocoa": .no, "FlutterMacOS": .no, "Glibc": .no, "WinSDK": .no,
  ]

  /// The platforms of `os()` and `targetEnvironment()`.
  static let platforms: [String: Truth] = [
    "iOS": .yes, "macOS": .no, "OSX": .no, "watchOS": .no, "tvOS": .no, "visionOS": .no,
    "xrOS": .no, "Linux": .no, "Windows": .no, "Android": .no, "macCatalyst": .no,
  ]
}
