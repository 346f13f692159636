/// What is known about a condition once an app is built for an iPhone.
enum Truth: Hashable, Sendable {
  /// It holds in every such build.
  case yes
  /// It holds in none.
  case no
  /// It depends on the build, such as `DEBUG`.
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
}

extension Truth {
  /// The names that have one meaning in every build for an iPhone: the macros of
  /// `TargetConditionals.h` and what stands for true and false.
  static let names: [String: Truth] = [
    "true": .yes, "YES": .yes, "TRUE": .yes, "false": .no, "NO": .no, "FALSE": .no,
    "TARGET_OS_IPHONE": .yes, "TARGET_OS_IOS": .yes, "TARGET_OS_MAC": .yes, "__OBJC__": .yes,
    "__APPLE__": .yes, "TARGET_OS_OSX": .no, "TARGET_OS_WATCH": .no, "TARGET_OS_TV": .no,
    "TARGET_OS_VISION": .no, "TARGET_OS_MACCATALYST": .no, "TARGET_OS_UIKITFORMAC": .no,
    "TARGET_OS_WIN32": .no, "TARGET_OS_LINUX": .no, "__ANDROID__": .no,
  ]

  /// The modules that every iOS SDK has, and those that none has.
  static let modules: [String: Truth] = [
    "UIKit": .yes, "Foundation": .yes, "UserNotifications": .yes, "SwiftUI": .yes, "PushKit": .yes,
    "CallKit": .yes, "PushToTalk": .yes, "ObjectiveC": .yes, "Darwin": .yes, "Combine": .yes,
    "AppKit": .no, "Cocoa": .no, "FlutterMacOS": .no, "Glibc": .no, "WinSDK": .no,
  ]

  /// The platforms of `os()` and `targetEnvironment()`; an environment of a device is open.
  static let platforms: [String: Truth] = [
    "iOS": .yes, "macOS": .no, "OSX": .no, "watchOS": .no, "tvOS": .no, "visionOS": .no,
    "xrOS": .no, "Linux": .no, "Windows": .no, "Android": .no, "macCatalyst": .no,
  ]
}
