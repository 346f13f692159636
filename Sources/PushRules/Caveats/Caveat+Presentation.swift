internal import DecisionTables

// Other conditions of the presentation.
extension Caveat {
  static var extensionLimits: Caveat {
    Caveat(
      "service-extension-time",
      when: [.extensionRun(.runs)],
      text: "The service extension has about 30 seconds; then the original content is shown.",
      "A-153"
    )
  }

  static var alertStyles: Caveat {
    Caveat(
      "alert-styles",
      when: [.extensionRun(.runs)],
      text: "With all alert styles switched off in the settings the extension does not run.",
      "A-150"
    )
  }

  static var alertStylesOff: Caveat {
    Caveat(
      "alert-styles",
      when: [
        .nothingVisible, .contentAvailable(.present), .permission(.full),
        .arrivalMethod(.remoteNotificationMethod), .since(10, 0),
      ],
      text: "With all alert styles switched off in the settings silent pushes were dropped, says "
        + "one report, even in the foreground.",
      "R-52 A-396"
    )
  }

  static var filtering: Caveat {
    Caveat(
      "filtering-entitlement",
      when: [.extensionRun(.runs), .since(13, 3)],
      text:
        "With the filtering entitlement an extension that returns empty content keeps a push of "
        + "type alert from being shown.",
      "A-154"
    )
  }

  static var focus: Caveat {
    Caveat(
      "focus",
      when: [.presentation(.shown, .appDecides), .since(15), .alert],
      text:
        "Focus, the scheduled summary and interruption-level change what is seen and heard, not "
        + "which method runs: passive goes to the list only.",
      "A-138"
    )
  }

  static var watch: Caveat {
    Caveat(
      "watch",
      when: [
        .userAction(.action, .foregroundAction, .textAction, .dismiss), .responseMethod(.delegate),
      ],
      text: "An action or dismissal on a paired Apple Watch comes back to this method, too.",
      "A-071"
    )
  }
}
