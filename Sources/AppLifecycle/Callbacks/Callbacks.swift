/// The callbacks that moves run.
enum Callbacks {
  /// All rules; those of one move stand in the order in which they run.
  static let all: [CallbackRule] = [
    launch, launchOfScene, launchBehind, foreground, activation, background,
    saving, work, ends, links, activities, quickActions, windows,
  ].flatMap { $0 }
}
