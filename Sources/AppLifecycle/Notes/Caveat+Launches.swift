import DecisionTables
import PushRules

extension Caveat {
  /// Caveats about launches and links.
  static let ofLaunches: [Caveat] = [
    Caveat(
      "views-and-push",
      when: [.on(.tapNotification, .pushLaunches), .app, .withoutProcess, .canLaunch],
      text: "Whether viewDidLoad comes before or after the push method is contested: a log of iOS "
        + "15 and 16 has it after.",
      "L-44"
    ),
    Caveat(
      "scene-order",
      when: [
        .on([
          .tapIcon, .tapNotification, .home, .openOtherApp, .openSwitcher, .returnFromSwitcher,
          .openURL, .openUniversalLink, .openQuickAction, .systemAlertOpen, .systemAlertClose,
          .lock, .unlock,
        ]), .scene,
      ],
      text: "The order of a scene's callback, its notification and the app's notification among "
        + "themselves is not confirmed.",
      "T-S1"
    ),
    Caveat(
      "scenes-missing",
      when: [
        .on([
          .tapIcon, .tapNotification, .openURL, .openUniversalLink, .openQuickAction,
          .returnFromSwitcher, .backgroundFetch, .backgroundProcessing, .backgroundSession,
          .locationWake, .pushLaunches, .tapAction, .continuedProcessing, .appIntent,
        ]), .since(18, 4), .app, .canLaunch, .withoutProcess,
      ],
      text: "From iOS 18.4 UIKit logs a warning at the launch of an app without scenes; built "
        + "with the iOS 27 SDK such an app does not launch.",
      "T-S13 R-31"
    ),
    Caveat(
      "link-by-airdrop",
      when: [.on(.openURL, .openUniversalLink), .active],
      text: "By AirDrop or another dialog of the system the app has lost the focus first: "
        + "system-alert-open and system-alert-close stand before the link then. A radar reports "
        + "the same pair around a URL that the app itself opens, on iOS 7 to 9.",
      "L-22"
    ),
  ]
}
