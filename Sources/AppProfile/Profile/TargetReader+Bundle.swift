internal import PushRules

// Property lists and project.
extension TargetReader {
  mutating func readBundle() {
    if plan.kind != .serviceExtension { readBackgroundModes() }
    readEntitlements()
    readSDK()
    if let stated = plan.deploymentTarget {
      profile.deploymentTarget = stated.value
      let (origin, source) = (stated.origin, stated.source)
      add(.deploymentTarget, stated.value, from: origin, at: stated.offset, in: source)
    } else {
      addUnknown(.deploymentTarget, "no project states the oldest version of iOS")
    }
    if let list = plan.infoPlist, let exits = list.root["UIApplicationExitsOnSuspend"] {
      let value = exits.isTrue ? "true" : "false"
      add(.exitsOnSuspend, value, from: .plist, at: exits.offset, in: list.source)
    }
  }

  private mutating func readBackgroundModes() {
    guard let list = plan.infoPlist else {
      if plan.isInfoPlistGenerated {
        profile.situation.backgroundModes = []
      } else {
        addUnknown(.backgroundModes, "the target has no Info.plist")
      }
      return
    }
    let nodes = list.root["UIBackgroundModes"]?.elements ?? []
    var modes: Set<BackgroundMode> = []
    for node in nodes {
      guard let name = node.string, let mode = BackgroundMode(name: name) else { continue }
      modes.insert(mode)
      add(.backgroundModes, name, from: .plist, at: node.offset, in: list.source)
    }
    profile.situation.backgroundModes = modes
  }

  private mutating func readEntitlements() {
    guard plan.kind == .app else { return }
    guard let list = plan.entitlements else {
      addUnknown(.apsEnvironment, "the target has no entitlements")
      return
    }
    profile.entitlements = Set(list.root.members.map { $0.key })
    guard let node = list.root["aps-environment"], let value = node.string else { return }
    add(.apsEnvironment, value, from: .plist, at: node.offset, in: list.source)
  }

  private mutating func readSDK() {
    guard let list = plan.infoPlist, let node = list.root["DTSDKName"],
      let name = node.string, name.hasPrefix("iphoneos")
    else {
      if plan.kind == .app {
        addUnknown(.sdk, "a project does not name the SDK that it is built with")
      }
      return
    }
    let text = String(name.dropFirst("iphoneos".count))
    guard let version = SystemVersion(text) else { return }
    profile.situation.sdk = version
    add(.sdk, text, from: .plist, at: node.offset, in: list.source)
  }
}
