extension DecisionTable {
  /// Decides which method takes the push on arrival, besides `willPresent`.
  static var delivery: DecisionTable {
    DecisionTable(
      "delivery",
      .arrival,
      decides: .delivery,
      [
        .pushKitTakesCall, .nobodyTakesIt, .backgroundFetch, .backgroundFetchInSceneApp,
        .foregroundBeforeTen, .silentToFetch, .silentToOld, .besideWillPresentToFetch,
        .besideWillPresentToOld, .contentAvailablePart, .contentAvailablePartUnseen,
        .willPresentOnly, .foregroundNoDelegate, .foregroundSilentDelegate, .sceneNoDelegate,
        .sceneSilentDelegate, .emptyPush, .emptyPushInSceneApp,
      ]
    )
  }
}

extension Rule {
  static var pushKitTakesCall: Rule {
    Rule(
      "arrival.pushkit",
      .delivery(.pushKit),
      when: .addressee(.pushKit),
      because: "PushKit's didReceiveIncomingPush takes a VoIP push.",
      .documented,
      "R-34 A-200 A-201"
    )
  }

  static var nobodyTakesIt: Rule {
    Rule(
      "arrival.nothing",
      .delivery(.nobody),
      when: .addressee(.nobody),
      because: "No method for remote notifications runs.",
      .documented,
      "A-025"
    )
  }

  static var backgroundFetch: Rule {
    Rule(
      "arrival.background-fetch",
      .delivery(.handler),
      when: .addressee(.background),
      .contentAvailable(.present),
      .interface(.app),
      because: "content-available hands the push to the fetchCompletionHandler variant.",
      .documented,
      "R-14 A-026 A-028 S4-26"
    )
  }

  static var backgroundFetchInSceneApp: Rule {
    Rule(
      "arrival.background-fetch-scene",
      .delivery(.handler),
      when: .addressee(.background),
      .contentAvailable(.present),
      .interface(.scene),
      because: "In a scene app, too, content-available reaches the fetchCompletionHandler variant.",
      .observed,
      "R-17 R-18 A-104"
    )
  }

  static var foregroundBeforeTen: Rule {
    Rule(
      "arrival.foreground-before-10",
      .delivery(.handler),
      when: .addressee(.foreground),
      .presenter(.tooOld),
      because: "Before iOS 10 a push in the foreground goes straight to the app delegate.",
      .documented,
      "A-021 A-022 S4-22 S4-25"
    )
  }

  static var silentToFetch: Rule {
    Rule(
      "arrival.foreground-silent",
      .delivery(.handler),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .nothingVisible,
      .contentAvailable(.present),
      .handler(.fetch),
      because: "A silent push in the foreground goes to the fetchCompletionHandler variant.",
      .documented,
      "R-08 A-035"
    )
  }

  static var silentToOld: Rule {
    Rule(
      "arrival.foreground-silent-old",
      .delivery(.handler),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .nothingVisible,
      .contentAvailable(.present),
      .handler(.old),
      because: "Without the fetchCompletionHandler variant the old method takes a silent push.",
      .observed,
      "R-08"
    )
  }

  static var besideWillPresentToFetch: Rule {
    Rule(
      "arrival.beside-will-present",
      .delivery(.handler),
      when: .addressee(.foreground),
      .question(.asked),
      .contentAvailable(.present),
      .handler(.fetch),
      because: "With content-available the fetchCompletionHandler variant runs beside willPresent.",
      .observed,
      "R-07 A-036 U-01"
    )
  }

  static var besideWillPresentToOld: Rule {
    Rule(
      "arrival.beside-will-present-old",
      .delivery(.handler),
      when: .addressee(.foreground),
      .question(.asked),
      .contentAvailable(.present),
      .handler(.old),
      because: "With content-available the old method runs beside willPresent.",
      .inferred,
      "R-07 A-036"
    )
  }

  static var contentAvailablePart: Rule {
    Rule(
      "arrival.foreground-content-available",
      .delivery(.handler),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .visible,
      !.permission(.refused),
      .question(.skipped),
      .contentAvailable(.present),
      because: "In the foreground content-available reaches the app delegate.",
      .observed,
      "R-08 R-17"
    )
  }

  static var contentAvailablePartUnseen: Rule {
    Rule(
      "arrival.foreground-content-available-denied",
      .delivery(.handler),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .visible,
      .permission(.refused),
      .contentAvailable(.present),
      because: "Without permission, too, content-available reaches the app delegate.",
      .observed,
      "R-23 R-08"
    )
  }

  static var willPresentOnly: Rule {
    Rule(
      "arrival.will-present-only",
      .delivery(.nobody),
      when: .addressee(.foreground),
      .question(.asked),
      .contentAvailable(.absent),
      because:
        "willPresent takes a visible push in the foreground; the app delegate is not called.",
      .documented,
      "R-06 A-008 A-036"
    )
  }

  static var foregroundNoDelegate: Rule {
    Rule(
      "arrival.foreground-no-delegate",
      .delivery(.handler),
      when: .addressee(.foreground),
      .presenter(.nobody),
      .visible,
      .question(.skipped),
      .contentAvailable(.absent),
      .interface(.app),
      because: "Without a notification center's delegate the push goes to the app delegate.",
      .observed,
      "R-09 A-037"
    )
  }

  static var foregroundSilentDelegate: Rule {
    Rule(
      "arrival.foreground-no-will-present",
      .delivery(.handler),
      when: .addressee(.foreground),
      .presenter(.silent),
      .visible,
      .question(.skipped),
      .contentAvailable(.absent),
      .interface(.app),
      because: "A delegate without willPresent leaves the push to the app delegate.",
      .contested(
        "Setting a delegate alone is said to silence the old methods.",
        settle: "Set a delegate without willPresent on iOS 10.1 or later and send an alert."
      ),
      "R-05 A-033"
    )
  }

  static var sceneNoDelegate: Rule {
    Rule(
      "arrival.scene-no-delegate",
      .delivery(.nobody),
      when: .addressee(.foreground),
      .presenter(.nobody),
      .visible,
      .question(.skipped),
      .contentAvailable(.absent),
      .interface(.scene),
      because: "In a scene app a visible push reaches neither method for remote notifications.",
      .observed,
      "R-17"
    )
  }

  static var sceneSilentDelegate: Rule {
    Rule(
      "arrival.scene-no-will-present",
      .delivery(.nobody),
      when: .addressee(.foreground),
      .presenter(.silent),
      .visible,
      .question(.skipped),
      .contentAvailable(.absent),
      .interface(.scene),
      because: "In a scene app a delegate without willPresent leaves a visible push to nobody.",
      .contested(
        "A delegate without willPresent may leave the push to the app delegate, as without scenes.",
        settle: "In a scene app set a delegate without willPresent and send an alert."
      ),
      "R-17 R-05"
    )
  }

  static var emptyPush: Rule {
    Rule(
      "arrival.foreground-empty",
      .delivery(.handler),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .nothingVisible,
      .contentAvailable(.absent),
      .interface(.app),
      because: "A push with nothing to show and no content-available reaches the app delegate.",
      .inferred,
      "A-021 R-09"
    )
  }

  static var emptyPushInSceneApp: Rule {
    Rule(
      "arrival.foreground-empty-scene",
      .delivery(.nobody),
      when: .addressee(.foreground),
      !.presenter(.tooOld),
      .nothingVisible,
      .contentAvailable(.absent),
      .interface(.scene),
      because: "In a scene app only content-available reaches the app delegate.",
      .inferred,
      "R-17"
    )
  }
}
