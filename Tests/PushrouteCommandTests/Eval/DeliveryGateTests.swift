import PushTestSupport
import Testing

@testable import PushrouteCommand

/// What stops a push before iOS calls anything: at most five lines, those that can be.
struct DeliveryGateTests {
  private static let alert = #"{"aps":{"alert":"Hi"}}"#
  private static let silent = #"{"aps":{"content-available":1}}"#
  private static let both = #"{"aps":{"alert":"Hi","content-available":1}}"#

  private static let payloads: [(payload: String, flags: String, gates: String)] = [
    (alert, "--state suspended", "token, permission, Focus, offline"),
    (silent, "--state suspended", "token, budget, force quit, offline"),
    (silent, "", "token, budget, force quit, offline"),
    (silent, "--state suspended --environment debugger", "token, force quit, offline"),
    (both, "--state suspended", "token, permission, budget, Focus, force quit"),
    (both, "--state active", "token, permission, Focus, offline"),
    (both, "--state killed", "token, permission, budget, Focus, offline"),
    (both, "--ios 14 --state active --authorization authorized", "token, offline"),
  ]

  @Test(arguments: payloads.indices)
  func `the lines of a push are those that payload and app leave open`(index: Int) {
    let (payload, flags, gates) = Self.payloads[index]
    let world = MemoryWorld(files: ["p.json": payload])
    let full = Run("eval p.json -v " + flags, in: world).output
    let lines = full.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "Before iOS calls anything" }.dropFirst().prefix { $0.hasPrefix("  ") }
    let names = lines.map { String($0.dropFirst(2)).split(separator: "  ")[0] }
    #expect(names.joined(separator: ", ") == gates, "\(full)")
    let list = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " …" : "")
    let short = Run("eval p.json " + flags, in: world).output.split(separator: "\n")
    #expect(short.contains("Not decided: \(list): pushroute rules before-the-device"), "\(short)")
  }

  @Test func `the page has all of them, and the token has its own`() {
    let page = Run("rules before-the-device", in: MemoryWorld()).output
    for gate in ["token", "permission", "budget", "Focus", "force quit", "offline"] {
      #expect(page.contains("    \(gate) "), "\(page)")
    }
    for word in ["offline", "permission", "airplane-mode", "not-received"] {
      #expect(Run("rules " + word, in: MemoryWorld()).output == page)
    }
    let tokens = Run("rules tokens", in: MemoryWorld()).output
    for word in [".voip:", ".push-type.liveactivity", "pushToStartTokenUpdates", "aps-env"] {
      #expect(tokens.contains(word), "\(tokens)")
    }
  }

  private static let requests: [(headers: String, refusal: String?)] = [
    ("apns-topic: a.b\napns-push-type: voip", "BadTopic or DeviceTokenNotForTopic"),
    ("apns-topic: A1B2C3D4E5.a.b\napns-push-type: alert", "BadTopic or DeviceTokenNotForTopic"),
    ("apns-push-type: alert\nauthorization: bearer eyJ.abc.def", "MissingTopic"),
    ("apns-topic: a.b\napns-push-type: alert\napns-expiration: 1h", "BadExpirationDate"),
    ("apns-topic: a.b\n:path: /3/device/{length=32,bytes=0x00fc...e8f0}", "BadDeviceToken"),
    ("apns-topic: a.b\napns-push-type: alert", nil), ("apns-push-type: alert", nil),
    ("apns-topic: a.b\napns-push-type: alert\n:authority: gateway.push.apple.com", nil),
  ]

  @Test(arguments: requests.indices)
  func `what APNs refuses is the headline, and its finding stands last`(index: Int) {
    let (headers, refusal) = Self.requests[index]
    let headline = refusal.map { "APNs refuses it: " + $0 } ?? "nothing runs"
    let world = MemoryWorld(files: ["p.json": Self.alert, "h": headers])
    let one = Run("eval p.json --headers h --state suspended", in: world).output
    #expect(one.hasPrefix("iOS 27, app suspended: \(headline)\n"), "\(one)")
    let brief = Run("eval p.json --headers h --brief --state suspended", in: world).output
    #expect(brief.hasPrefix("iOS 27, app suspended: \(headline)"))
    guard refusal != nil else { return }
    #expect(one.split(separator: "\n\n").last?.contains("p.json: ") == true, "\(one)")
    #expect(Run("eval p.json --headers h", in: world).output.hasPrefix("iOS 27: \(headline)\n"))
  }
}
