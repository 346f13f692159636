import PushRules
import Questions

struct TablePreset: Sendable {
  let name: String
  let purpose: String
  /// The rows, as `--rows` takes them.
  let rows: String
  /// The columns, as `--columns` takes them.
  let columns: String
  /// The combinations of the columns' values that are no column.
  var leftOut: Set<[String]> = []
  /// What holds for all cells; flags of the call win.
  var stated: [SituationMember: String] = [:]
  var payload: String?
  var phase: Phase?
  var isBrief = false

  static let all = [
    TablePreset(
      name: "six-states",
      purpose: "What an arriving push runs, and what a tap on the notification or on the icon runs "
        + "then, in six states (killed: by the user): the rules of iOS 9 beside those of today.",
      rows: "state,ios=9,27",
      columns: "launch=none,notification,icon,payload=alert,alert+content-available",
      leftOut: [
        ["notification", "alert+content-available"], ["icon", "alert+content-available"],
      ],
      isBrief: true
    ),
    TablePreset(
      name: "state-by-payload",
      purpose: "What runs when a push arrives: the state of the app against what the payload "
        + "carries.",
      rows: "state",
      columns: "payload"
    ),
    TablePreset(
      name: "methods-by-arrival",
      purpose: "Which of the implemented methods gets an arriving push with alert and "
        + "content-available, in each state of the app.",
      rows: "implements",
      columns: "state",
      payload: "alert+content-available"
    ),
    TablePreset(
      name: "era-by-tap",
      purpose: "What a tap on the notification calls in an app that implements the methods of "
        + "all versions: the version of iOS (10.0 is the first release, 10 the last) against the "
        + "state of the app.",
      rows: "ios=6,7,9,10.0,10,13,27",
      columns: "state=background,suspended,not-running",
      stated: [
        .userAction: "notification",
        .implements: "did-finish-launching,did-receive,did-receive-fetch,did-receive-response",
      ],
      payload: "alert",
      phase: .response
    ),
    TablePreset(
      name: "ending-by-payload",
      purpose: "What an arriving push still runs once the app is not running: who ended it "
        + "against what the payload carries.",
      rows: "terminated-by",
      columns: "payload"
    ),
    TablePreset(
      name: "lifecycle-by-cold-start",
      purpose: "Where a cold start by the user hands over the push: the life cycle and the "
        + "delegate of the notification center against what is tapped.",
      rows: "lifecycle,notification-center-delegate=none,set",
      columns: "launch=notification,icon",
      stated: [
        .state: "not-running",
        .implements: "did-finish-launching,did-receive,did-receive-fetch,did-receive-response,"
          + "scene-will-connect",
      ],
      payload: "alert",
      phase: .response
    ),
  ]

  static let names = all.map(\.name)

  /// The inputs of rows and columns, without their values.
  var inputs: String {
    [rows, columns].map { list in
      let words = list.commaWords.map { String($0.prefix { $0 != "=" }) }
      return words.compactMap { TablePart($0)?.name }.joined(separator: ", ")
    }
    .joined(separator: " × ")
  }
}
