import PushRules
import Questions

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

  init?(ofMessage message: ArraySlice<UInt8>) {
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
