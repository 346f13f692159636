package import PushPayload
package import PushRules

package struct SentPush: Sendable {
  /// Its file, as passed on the command line.
  package let path: String
  package let payload: Payload
  /// The push type of the request; nil if it is not known.
  private let pushType: PushType?

  package init(_ path: String, _ payload: Payload, as pushType: PushType? = nil) {
    self.path = path
    self.payload = payload
    self.pushType = pushType
  }

  fileprivate var traits: PayloadTraits { payload.traits }

  fileprivate var place: SourcePlace { SourcePlace(file: path, position: nil) }

  /// The place of the value of a key in `aps`.
  fileprivate func place(_ key: String) -> SourcePlace {
    guard let node = payload.aps?[key] else { return place }
    return SourcePlace(of: node, in: path, payload.document.lineMap)
  }

  fileprivate var isSilent: Bool { wakes && !hasContent }

  /// Whether the app would be woken for background time; other push types wake something else.
  var wakes: Bool {
    let types: [PushType?] = [nil, .alert, .background, .missing]
    return traits.contentAvailable == .one && types.contains(pushType)
  }

  /// Whether the app is asked what to show: not for a Live Activity.
  fileprivate var isShown: Bool {
    traits.event == nil && hasContent
  }

  private var hasContent: Bool {
    traits.alert != .absent || traits.sound == .present || traits.badge == .present
  }
}

// What will not work with some pushes.
extension Profile {
  /// What is wrong in the app and the pushes together: mistakes in the app, and in the pushes.
  ///
  /// `path` turns the path of a source into one that the user can open.
  package func examination(
    of pushes: [SentPush],
    path: @escaping @Sendable (String) -> String = { $0 }
  ) -> (app: [Finding], pushes: [Finding]) {
    guard let app else { return ([], []) }
    var (inApp, inPushes): ([Finding], [Finding]) = ([], [])
    if let finding = app.presentMissing(for: pushes) { inApp.append(finding) }
    inApp += app.unreachedHandlers(by: pushes)
    for push in pushes {
      if push.isSilent, let finding = app.noReceiver(for: push, path) {
        inPushes.append(finding)
      }
      inPushes += app.undeclared(for: push)
      inPushes += push.findings(for: activities, path: path)
    }
    let changed = pushes.filter { $0.traits.mutableContent == .one }
    if serviceExtensions.isEmpty, targets.allSatisfy({ !$0.mayHave(.serviceExtension) }) {
      let message = "mutable-content does nothing: the app has no service extension"
      inPushes += changed.map { Finding(.mutableWithoutExtension, message, at: $0.place) }
    } else if changed.isEmpty, pushes.contains(where: { $0.traits.alert != .absent }),
      let fact = targets.lazy.flatMap({ $0.facts }).first(where: {
        $0.value == DelegateMethod.serviceExtension.id
      })
    {
      let message = "the service extension runs for none of these pushes: they lack mutable-content"
      inApp.append(Finding(.extensionWithoutMutable, message, at: fact.place))
    }
    return (inApp, inPushes)
  }
}

extension TargetProfile {
  fileprivate func presentMissing(for pushes: [SentPush]) -> Finding? {
    guard let push = pushes.first(where: { $0.isShown }),
      case .some(.some) = situation.notificationCenterDelegate,
      !situation.implements.contains(.willPresent), !mayHave(.willPresent),
      let setting = facts.first(where: { $0.input == .notificationCenterDelegate })
    else { return nil }
    let message =
      "the notification center delegate lacks \(DelegateMethod.willPresent.id): in the foreground "
      + "nothing of \(push.path) is shown"
    return Finding(.presentMissing, message, at: setting.place)
  }

  /// What the app's Info.plist and entitlements lack for a push.
  fileprivate func undeclared(for push: SentPush) -> [Finding] {
    var found: [Finding] = []
    if push.wakes, let modes = situation.backgroundModes, !modes.contains(.remoteNotification),
      !examination.contains(where: { $0.code == LintCode.fetchWithoutMode.code })
    {
      let message =
        "content-available wakes no app whose UIBackgroundModes lacks remote-notification"
      found.append(Finding(.modeMissing, message, at: push.place("content-available")))
    }
    let level = "interruption-level"
    if push.payload.aps?[level]?.string == "time-sensitive", let entitlements,
      !entitlements.contains(Self.timeSensitive)
    {
      let message =
        "\(level) time-sensitive needs the entitlement \(Self.timeSensitive), which the app lacks"
      found.append(Finding(.timeSensitiveMissing, message, at: push.place(level)))
    }
    return found
  }

  private static let timeSensitive = "com.apple.developer.usernotifications.time-sensitive"

  fileprivate func noReceiver(
    for push: SentPush,
    _ path: (String) -> String
  ) -> Finding? {
    guard !situation.implements.contains(.didReceiveFetch), !mayHave(.didReceiveFetch) else {
      return nil
    }
    if let place = misplaced[.didReceiveFetch] {
      let line = place.position.map { ":\($0.line)" } ?? ""
      let message =
        "no method of the app receives a silent push: iOS never calls the one in "
        + "\(path(place.file))\(line)"
      let hasOld = situation.implements.contains(.didReceive)
      return Finding(hasOld ? .silentToOldMethod : .silentToNobody, message, at: push.place)
    }
    let wanted = DelegateMethod.didReceiveFetch.id
    if situation.implements.contains(.didReceive) {
      let message =
        "the app implements only \(DelegateMethod.didReceive.id), for which iOS never wakes an app: "
        + "implement \(wanted)"
      return Finding(.silentToOldMethod, message, at: push.place)
    }
    let message = "no method of the app receives a silent push: implement \(wanted)"
    return Finding(.silentToNobody, message, at: push.place)
  }
}
