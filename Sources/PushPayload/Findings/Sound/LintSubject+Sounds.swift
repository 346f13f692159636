extension LintSubject {
  /// The sounds with the object that each stands in: `aps`, and the alert of a Live Activity.
  var sounds: [(object: JSONNode, member: JSONMember)] {
    [aps, isLiveActivity ? alert : nil].compactMap { object in
      object.flatMap { object in object.member("sound").map { (object, $0) } }
    }
  }
}
