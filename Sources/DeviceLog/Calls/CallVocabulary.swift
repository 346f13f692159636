import PushRules
import Questions

/// The words that may stand around a callback in a line that reports its call.
enum CallVocabulary {
  /// What happened to it; such a word makes a call of a name in a line of an unknown writer, too.
  static let calls = Set(
    """
    called entered entering enter fired got invoked ran running triggered executed executing inside \
    received started begin began done finished ended was
    """.words
  )
  /// What a line of an app may have in front of the name.
  static let neutral = Set(
    """
    app application delegate scene window native ios event events lifecycle callback method function \
    log info debug verbose trace notice default in on from at push remote notification notifications \
    now state handler the userinfo user silent background foreground swift objc uikit \
    appdelegate scenedelegate hook
    """.words
  )
  /// What the system passes to a method, in front of its name.
  static let receivers: Set<String> = [
    "application", "userNotificationCenter", "scene", "pushRegistry", "App", "Scene",
  ]
  /// What may follow it in any line.
  static let details = Set(
    """
    state appstate thread with userinfo payload data now again background foreground active inactive \
    main other unread notification response request nil true false async
    """.words
  )
  /// What may follow it in a line of an app, besides.
  static let more = Set(
    """
    is has been here content options launchoptions in on at from via and or the this \
    app application fetchcompletionhandler completionhandler completion handler withcontenthandler \
    withcompletionhandler event method callback id identifier title body message aps info count token \
    start end success succeeded error failed new old first second time times scene session url type \
    default action silent push remote user tap tapped tapping while of result
    """.words
  )
  /// What takes the report back: the line is about a call that does not happen, or should.
  static let denials = Set(
    """
    not never cannot unrecognized unimplemented missing deprecated implement implemented should must \
    need needs please instead before until unless selector skipping skipped ignoring ignored \
    unavailable when waiting if will tells asks warning undefined removed added only swizzling swizzled
    """.words
  )
  /// The tags that end with a colon.
  static let tags = Set(
    "flutter log info debug verbose trace notice default ios native swift app appdelegate".words
  )
}

// The form of a message in which a framework prints a state of the app: few words, all of them about it.
extension FrameworkState {
  private static let longest = 160
  private static let formWords = Set(
    """
    flutter javascript log info debug ios rn react native app state appstate applifecyclestate lifecycle \
    lifecyclestate didchangeapplifecyclestate changed change has to from new next nextappstate current \
    now is the old previous status resumed inactive hidden paused detached active background on \
    event handleappstatechange updated transition transitioned foreground scenephase phase newphase \
    oldphase was scene
    """.words
  )

  init?(ofMessage message: Bytes) {
    guard message.count < Self.longest,
      Self.stems.contains(where: { message.start(of: $0) != nil }),
      let last = message.last(where: { !$0.isBlank }), !":;,{(=".utf8.contains(last),
      !message.contains(where: { "{}/;?&|".utf8.contains($0) }),
      message.start(of: [0x3D, 0x3D]) == nil
    else { return nil }
    let words = message.split { !$0.isLetter }
    guard words.allSatisfy({ Self.formWords.contains($0.text.lowercased()) }) else { return nil }
    self.init(in: message.text)
  }

  private static let stems = ["State", "Phase"].map { Array($0.utf8) }
}
