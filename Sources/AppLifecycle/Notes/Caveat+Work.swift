internal import DecisionTables
internal import PushRules

extension Caveat {
  /// Caveats about work in the background.
  static let ofWork: [Caveat] = [
    Caveat(
      "task-limit",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "How long a background task may run was measured: 600 seconds on iOS 4 to 6, 180 on "
        + "7 to 12, 30 from 13. Apple promises none of it and may end it early.",
      "L-10 T-B1"
    ),
    Caveat(
      "five-seconds",
      when: [.on(.backgroundTaskBegin), .since(4)],
      text: "didEnterBackground and willTerminate have about five seconds to return, or the app is "
        + "killed; begin the task before the work that needs it.",
      "T-K11 T-B1"
    ),
    Caveat(
      "expiration",
      when: [.on(.backgroundTaskExpire)],
      text: "Only background-task-end at this very moment saves the app: a task that is not ended "
        + "when the handler returns gets the app killed.",
      "L-11 T-K10"
    ),
    Caveat(
      "audio-in-background",
      when: [.on(.audioStart), .from(.background)],
      text: "Sound that does not mix with that of other apps cannot begin in the "
        + "background.",
      "L-24"
    ),
    Caveat(
      "location-in-background",
      when: [.on(.locationStart), .since(9), .locationMode(.present)],
      text: "From iOS 9 the location manager must also have "
        + "allowsBackgroundLocationUpdates set.",
      "L-24"
    ),
    Caveat(
      "location-kinds",
      when: [.on(.locationWake), .multitasking],
      text: "Region events, significant changes and, from iOS 8, visits launch the app "
        + "with permission Always and without a background mode; other updates do not.",
      "L-24"
    ),
    Caveat(
      "idle-device",
      when: [.on(.backgroundProcessing), !.inForeground, .processingMode(.present)],
      text: "Processing tasks run while the device is idle, and for minutes; background "
        + "fetches have about 30 seconds.",
      "L-24 T-B1"
    ),
    Caveat(
      "refresh-task",
      when: [.on(.backgroundFetch), .since(13), !.inForeground, .fetchMode(.present)],
      text: "An app that has registered a BGAppRefreshTask gets its handler called in "
        + "place of performFetch.",
      "T-B1"
    ),
  ]
}
