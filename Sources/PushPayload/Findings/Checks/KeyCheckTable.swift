import PushRules

// The checks that compare the value of one key with its row in the table of keys.
extension Check {
  static let contentAvailableType = flagType(
    .contentAvailable,
    because: "Only the number 1 is documented; true and the string 1 wake the app, too. "
      + "[content-available.true content-available.undocumented]",
    bad: #"{"aps":{"content-available":"1"}}"#,
    good: #"{"aps":{"content-available":1}}"#,
    citations: ["A-295", "A-298", "A-299"]
  )

  static let contentAvailableValue = flagValue(
    .contentAvailable,
    because: "0 makes no push silent: the key counts with 1, or is left out.",
    citations: ["A-295", "A-296"]
  )

  static let mutableContentType = flagType(
    .mutableContent,
    because: "Documented is the number 1; with true the extension runs. [mutable-content.true]",
    bad: #"{"aps":{"alert":"Hi","mutable-content":true}}"#,
    good: #"{"aps":{"alert":"Hi","mutable-content":1}}"#,
    citations: ["A-256", "A-295"]
  )

  static let mutableContentValue = flagValue(
    .mutableContent,
    because: "0 switches nothing: the key counts with 1, or is left out.",
    citations: ["A-256"]
  )

  static let showViewType = type(
    "show-view",
    of: PayloadKey.alert,
    "The value of show-view is not a Boolean.",
    is: "true or false",
    because: "The alert may show its second button although it was not to, or not show it.",
    bad: #"{"aps":{"alert":{"body":"Hi","show-view":"false"}}}"#,
    good: #"{"aps":{"alert":{"body":"Hi","show-view":false}}}"#,
    citations: ["A-288"]
  )

  static let soundType = type(
    "sound",
    "The value of sound is neither a string nor an object.",
    is: "a string such as `default`, or an object",
    because: "Nothing is played: iOS looks for the name of a sound.",
    bad: #"{"aps":{"alert":"Hi","sound":1}}"#,
    good: #"{"aps":{"alert":"Hi","sound":"default"}}"#,
    intent: .sound,
    citations: ["A-252", "A-253"]
  )

  static let soundNameType = type(
    "name",
    of: PayloadKey.sound,
    "The name of a sound is not a string.",
    is: "a string",
    because: "The sound is not found, and the default one or none is played.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":1}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default"}}}"#,
    citations: ["A-253"]
  )

  static let soundVolumeType = type(
    "volume",
    of: PayloadKey.sound,
    "The volume of a sound is not a number.",
    is: "a number from 0 to 1",
    because: "The sound is played with another volume than was meant.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":"1"}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":1}}}"#,
    citations: ["A-253"]
  )

  static let soundVolumeValue = value(
    "volume",
    of: PayloadKey.sound,
    "The volume of a sound is outside of 0 to 1.",
    expected: "a number from 0 to 1",
    because: "0 is silent and 1 is full volume; it is not a percentage.",
    bad: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":80}}}"#,
    good: #"{"aps":{"alert":"Hi","sound":{"critical":1,"name":"default","volume":0.8}}}"#,
    citations: ["A-253"]
  )

  static let badgeType = type(
    "badge",
    is: "a number",
    because: "The badge of the app stays as it is: a number in quotes counts for nothing.",
    bad: #"{"aps":{"badge":"1"}}"#,
    good: #"{"aps":{"badge":1}}"#,
    intent: .badge,
    citations: ["A-251"]
  )

  static let categoryType = type(
    "category",
    because: "The notification shows no action buttons, for its category is not found.",
    bad: #"{"aps":{"alert":"Hi","category":7}}"#,
    good: #"{"aps":{"alert":"Hi","category":"7"}}"#,
    citations: ["A-255"]
  )

  static let threadIDType = type(
    "thread-id",
    because: "The notification is not grouped with others of its thread.",
    bad: #"{"aps":{"alert":"Hi","thread-id":4711}}"#,
    good: #"{"aps":{"alert":"Hi","thread-id":"4711"}}"#,
    citations: ["A-257"]
  )

  static let targetContentIDType = type(
    "target-content-id",
    because: "No window is chosen by it when the notification is opened.",
    bad: #"{"aps":{"alert":"Hi","target-content-id":["chat"]}}"#,
    good: #"{"aps":{"alert":"Hi","target-content-id":"chat"}}"#,
    citations: ["A-258"]
  )

  static let filterCriteriaType = type(
    "filter-criteria",
    because: "A Focus cannot filter the notification by it.",
    bad: #"{"aps":{"alert":"Hi","filter-criteria":{"account":"work"}}}"#,
    good: #"{"aps":{"alert":"Hi","filter-criteria":"work"}}"#,
    citations: ["A-261"]
  )

  static let contentChangedType = type(
    "content-changed",
    is: "true",
    because: "The widgets are not reloaded: Apple documents the Boolean true.",
    bad: #"{"aps":{"content-changed":"yes"}}"#,
    good: #"{"aps":{"content-changed":true}}"#,
    citations: ["A-270"]
  )

  static let urlArgsType = type(
    "url-args",
    is: "an array of strings",
    because: "Safari fills the strings into the address that a website registered.",
    bad: #"{"aps":{"alert":"Hi","url-args":"boarding"}}"#,
    good: #"{"aps":{"alert":"Hi","url-args":["boarding"]}}"#,
    citations: ["A-271"]
  )

  static let interruptionLevelType = type(
    "interruption-level",
    "The value of interruption-level is not a string.",
    is: "`passive`, `active`, `time-sensitive` or `critical`",
    because: "The notification interrupts like any other, as if the key were missing.",
    bad: #"{"aps":{"alert":"Hi","interruption-level":2}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"time-sensitive"}}"#,
    citations: ["A-259"]
  )

  static let interruptionLevelValue = value(
    "interruption-level",
    "The value of interruption-level is not one of the four levels.",
    expected: "`passive`, `active`, `time-sensitive` or `critical`",
    because: "The notification interrupts like any other, as if the key were missing.",
    bad: #"{"aps":{"alert":"Hi","interruption-level":"timeSensitive"}}"#,
    good: #"{"aps":{"alert":"Hi","interruption-level":"time-sensitive"}}"#,
    citations: ["A-259"]
  )

  static let relevanceScoreType = type(
    "relevance-score",
    is: "a number",
    because: "The notification is sorted as if it had no score.",
    bad: #"{"aps":{"alert":"Hi","relevance-score":"high"}}"#,
    good: #"{"aps":{"alert":"Hi","relevance-score":0.9}}"#,
    citations: ["A-260"]
  )

  static let relevanceScoreValue = value(
    "relevance-score",
    "The value of relevance-score is outside of 0 to 1.",
    expected: "a number from 0 to 1",
    because: "In a summary the score sorts from 0 to 1; only Live Activities take any number.",
    bad: #"{"aps":{"alert":"Hi","relevance-score":75}}"#,
    good: #"{"aps":{"alert":"Hi","relevance-score":0.75}}"#,
    citations: ["A-260"],
    unless: { $0.isLiveActivity }
  )
}
