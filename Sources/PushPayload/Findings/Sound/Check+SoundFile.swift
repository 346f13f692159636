internal import PushRules

extension Check {
  static let soundFile = Check(
    "sound-file",
    .warning,
    "The name of the sound is that of no file that iOS plays with a notification.",
    because:
      "iOS plays the default sound instead: it takes aiff, wav and caf files by their names.",
    bad: #"{"aps":{"alert":"Hi","sound":"bell.mp3"}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"bell.caf"}}"#,
    citations: ["A-252"]
  ) { subject, report in
    for object in PayloadKey.Place.apsOrActivityAlert.objects(in: subject) {
      guard let sound = object["sound"], let node = sound.string == nil ? sound["name"] : sound,
        let name = node.string
      else { continue }
      let found = "found \(PrintableText.quoted(name)) as the name of a sound, expected "
      if [name.utf8.first, name.utf8.last].contains(where: { $0.map(ASCII.isWhiteSpace) == true }) {
        report(at: node, found + "it without white space around it")
      } else if let ending = unplayable.first(where: { name.lowercased().hasSuffix("." + $0) }) {
        report(at: node, found + "a file of type caf, aiff or wav; iOS does not play \(ending)")
      }
    }
  }

  /// The endings of sound files that are no notification's sound.
  private static let unplayable = [
    "mp3", "mp4", "m4a", "m4r", "aac", "ogg", "oga", "opus", "flac", "wma", "amr", "mid", "midi",
  ]
}
