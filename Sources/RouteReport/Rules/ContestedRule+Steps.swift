internal import AppLifecycle
package import DeviceLog
internal import PushRules

extension ContestedRule {
  package static let ids =
    RuleCatalogue(of: .routing).rules.filter { $0.dispute != nil }.map { $0.id }
    + LifecycleRule.all.filter { !$0.reason.disputes.isEmpty }.map { $0.id }
}

extension ScriptEvent {
  /// What to do for it on a device.
  var instruction: String {
    switch self {
    case .event(let event): event.meaning
    case .push: "Send the push."
    case .after(let seconds): "Wait for \(seconds) seconds."
    }
  }
}
