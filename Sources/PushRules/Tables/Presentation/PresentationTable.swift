internal import DecisionTables

extension DecisionTable {
  /// Decides what the user gets to see or hear.
  static let presentation = DecisionTable("presentation", .presentation, decides: .presentation) {
    Case("none", .presentation(.nothing))
      .when(.showing(.closed), .recipient(.app, .pushKit, .nobody))
      .because("There is nothing to show, or it may not be shown.")
      .documented("A-029 A-200")
    Case("unknown", .presentation(.unknown))
      .when(.showing(.closed), !.recipient(.app, .pushKit, .nobody))
      .because("What another receiver shows is outside the tables.")
      .documented("R-34")
    Case("app-decides", .presentation(.appDecides))
      .when(.willPresentCall(.asked), .permission(.full))
      .because("What willPresent returns is shown.")
      .documented("R-06 A-031")
    Case("provisional-foreground", .presentation(.appDecides))
      .when(.willPresentCall(.asked), .permission(.historyOnly), .since(14))
      .because(
        "With provisional authorization the push goes to the history at most, and only if what "
          + "willPresent returns has .list."
      )
      .observed("R-47 A-392")
    Case("provisional-foreground-before-14", .presentation(.appDecides))
      .when(.willPresentCall(.asked), .permission(.historyOnly), .before(14))
      .because(
        "With provisional authorization the push goes to the history at most, and only if what "
          + "willPresent returns has .alert."
      )
      .observed("R-47 A-392")
    Case("foreground-no-will-present", .presentation(.nothing))
      .when(.showing(.open), .place(.foreground), .foregroundPresenter(.silent))
      .because("The delegate does not implement willPresent, so nothing is shown.")
      .documented("R-05 A-033")
    Case("foreground-no-delegate", .presentation(.nothing))
      .when(.showing(.open), .place(.foreground), .foregroundPresenter(.nobody))
      .because("In the foreground nothing is shown without a delegate.")
      .contested(
        "R-09 C-08 A-034",
        otherSide: "Apple's page on willPresent says that the notification's own options are used.",
        settle: "Set no delegate and send an alert while the app is active.",
        otherwise: .presentation(.shown)
      )
    Case("foreground-before-10", .presentation(.nothing))
      .when(.showing(.open), .place(.foreground), .foregroundPresenter(.tooOld))
      .because("Before iOS 10 the system shows nothing over the app that the push is for.")
      .documented("A-020")
    Case("first-unlock-before-10", .presentation(.unknown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.pending), .before(10, 0))
      .because("Whether iOS 9 or older shows a push before the first unlock is not known.")
      .inferred("R-26 U-06")
    Case("first-unlock", .presentation(.shown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.pending), .since(10, 0))
      .and(.permission(.full))
      .because("The notification is shown before the first unlock too.")
      .observed("R-26")
    Case("shown", .presentation(.shown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.done), .permission(.full), .alert)
      .and(!.killedByUser)
      .because("The system shows the alert; no code of the app is needed.")
      .documented("A-025 A-140")
    Case("shown-after-force-quit", .presentation(.shown))
      .when(.showing(.open), .firstUnlock(.done), .permission(.full), .alert, .killedByUser)
      .because("The system shows the alert of an app that the user quit, too.")
      .inferred("A-140 R-13")
    Case("badge", .presentation(.shown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.done), .permission(.full))
      .and(.content(.badge))
      .because("The system sets the badge; there is nothing to tap.")
      .inferred("R-37 A-042")
    Case("sound", .presentation(.shown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.done), .permission(.full))
      .and(.content(.sound), .before(13))
      .because("The system plays the sound; there is nothing to tap.")
      .inferred("R-37 A-042")
    Case("sound-since-13", .presentation(.shown))
      .when(.showing(.open), !.place(.foreground), .firstUnlock(.done), .permission(.full))
      .and(.content(.sound), .since(13))
      .because("The system plays the sound; there is nothing to tap.")
      .contested(
        "R-37 A-042",
        otherSide: "Recent iOS versions may stay silent for a sound without an alert.",
        settle: "Send {\"aps\":{\"sound\":\"default\"}} to a suspended app.",
        otherwise: .presentation(.nothing)
      )
    Case("provisional", .presentation(.historyOnly))
      .when(.showing(.open), !.place(.foreground), .permission(.historyOnly))
      .because("With provisional authorization the push goes to the history only.")
      .documented("R-24 A-132")
  }
}
