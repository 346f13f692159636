import AppLifecycle
import Foundation
import PushPayload
import PushRules
import PushTestSupport
import Testing

@testable import DeviceLog
@testable import PushrouteCommand
@testable import RouteReport

/// The code of the recorder compiles beside small declarations of what it uses, which are not Apple's SDK,
/// and `explain` reads what it prints.
struct RecorderTests {
  /// Compiles files in a folder and returns whether that succeeds.
  private func compiles(_ files: [String: String], _ command: [String]) throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments = command
    compiler.currentDirectoryURL = folder
    compiler.standardError = FileHandle.nullDevice
    try compiler.run()
    compiler.waitUntilExit()
    return compiler.terminationStatus == 0
  }

  @Test func `the recorder compiles in Swift`() throws {
    let code = Run("explain --recorder swift").output
    let own = code.split(separator: "\n").filter { $0 != "import UIKit" && $0 != "import os" }
    let text = own.joined(separator: "\n") + "\n" + RecorderStubs.swiftStub
    let call = ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "r.swift"]
    #expect(try compiles(["r.swift": text], call))
    #expect(try !compiles(["r.swift": text + "\nlet x: Int = UIApplication()"], call))
    let unawaited = "\nfunc f() async { PushRecorder.record() }"
    #expect(try !compiles(["r.swift": text + unawaited], call))
  }

  @Test func `the recorder compiles in Objective-C`() throws {
    let text = Run("explain --recorder objc").output + RecorderStubs.objectiveCUse
    let call = [
      "clang", "-fsyntax-only", "-fblocks", "-fobjc-arc", "-fobjc-runtime=ios-15.0", "-Wall",
      "-Werror", "-Wno-unused-function", "-I", ".", "r.m",
    ]
    let stubs = ["UIKit/UIKit.h": RecorderStubs.objectiveCStub, "os/log.h": RecorderStubs.logStub]
    #expect(try compiles(stubs.merging(["r.m": text]) { $1 }, call))
    #expect(try !compiles(["UIKit/UIKit.h": "", "os/log.h": "", "r.m": text], call))
  }

  private static let experiments =
    (RuleCatalogue(of: .routing).rules.filter { $0.dispute != nil }.map(\.id)
    + LifecycleRule.all.filter { !$0.reason.disputes.isEmpty }.map(\.id))
    .compactMap { ContestedRule($0) }

  /// The names of a callback in Swift, in Objective-C, with `async`, and in a method that an SDK exchanged.
  private static func names(_ callback: Callback) -> [String] {
    let async = LoggedName.asynchronous(callback).map { [$0 + " async"] } ?? []
    let isExchanged = callback == .push(.didReceiveFetch) || callback == .push(.willPresent)
    let own = "oneSignal" + callback.selector.prefix(1).uppercased() + callback.selector.dropFirst()
    return [callback.recorded, "-[AppDelegate \(callback.selector)]"] + async
      + (isExchanged ? [own] : [])
  }

  private static func traits(_ payload: PayloadTraits) -> String {
    let flags = [
      payload.alert != .absent, payload.sound == .present, payload.badge == .present,
      payload.contentAvailable == .one, payload.mutableContent == .one,
    ].map { $0 ? "1" : "0" }
    return "[ hasAlertContent: \(flags[0]), hasSound: \(flags[1]) hasBadge: \(flags[2])"
      + " hasContentAvailable: \(flags[3]) hasMutableContent: \(flags[4]) ]"
  }

  /// The lines of an app for some callbacks: the payload in the line, behind it or before it, or with
  /// another push before.
  private static func logs(_ calls: [Callback], _ rule: ContestedRule, _ name: Int) -> [String] {
    let head = "2026-01-02T10:00:00Z App[1] pushroute "
    let isInFront = [.active, .inactive].contains(rule.situation.state)
    let state = isInFront ? rule.situation.state.name : "background"
    let lines = calls.map { callback in
      let names = names(callback)
      return head + names[min(name, names.count - 1)] + " state=\(state) thread=main"
    }
    let start = head + "viewIsAppearing(_:) state=active thread=main\n"
    guard let payload = rule.payload, rule.script == nil else {
      return [start + lines.map { $0 + "\n" }.joined()]
    }
    let own = traits(payload)
    let device = "SpringBoard[5]: Received remote notification request 1111-2222 \(own)\n"
    let badge = traits(PayloadTraits(badge: .present))
    let other = head + "application(_:didReceiveRemoteNotification:) state=active \(badge)\n"
    return [
      device + start + lines.map { $0 + " " + own + "\n" }.joined(),
      device + start + lines.map { $0 + "\n" + head + own + "\n" }.joined(),
      device + start + lines.map { head + own + "\n" + $0 + "\n" }.joined(),
      other + device + start + lines.map { $0 + " " + own + "\n" }.joined(),
    ]
  }

  @Test(arguments: Sweep.of(experiments.map(\.id), oneIn: 9))
  func `explain reads what the recorder prints in each experiment`(id: String) throws {
    let rule = try #require(Self.experiments.first { $0.id == id })
    guard rule.calls != rule.others else { return }
    let sides = [(rule.calls, "side of the rule \(id)"), (rule.others, "other side of \(id)")]
    for (calls, side) in sides {
      for name in 0..<4 {
        for log in Self.logs(calls, rule, name) {
          let world = MemoryWorld(files: ["x.log": log])
          let run = Run("explain x.log --experiment \(id)", in: world)
          let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
          #expect(words.contains(side), "\(log)\(run.output)")
        }
      }
    }
  }

  /// What an experiment may ask for, and the states and ends of the app with which that agrees.
  private static let phrases: [(words: String, states: [String])] = [
    ("suspended app", ["suspended"]), ("suspend the app", ["suspended"]),
    ("is active", ["active"]), ("active app", ["active"]),
    ("not running", ["not-running"]), ("quit the app in the switcher", ["not-running"]),
    ("Force-quit", ["not-running"]), ("in the background while", ["background"]),
    ("Launch an app", ["not-running"]),
  ]

  @Test(arguments: Sweep.of(experiments.map(\.id), oneIn: 9))
  func `the steps of an experiment agree with its situation`(id: String) throws {
    let page = Run("rules --json --experiment \(id)").output
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(page.utf8)) as? [String: Any]
    )
    let rule = try #require(Self.experiments.first { $0.id == id })
    let steps = try #require(object["steps"] as? String)
    let isObsolete = steps.contains("cannot be settled any more")
    #expect(isObsolete == (rule.situation.system < .iOS(15, 0)), "\(steps)")
    #expect(!isObsolete || object["send"] is NSNull)
    for (words, states) in Self.phrases where steps.contains(words) {
      #expect(states.contains(rule.situation.state.name), "\(steps)")
    }
    // `#function` has no labels of a call that takes a closure.
    for call in rule.calls + rule.others {
      #expect(!call.recorded.hasPrefix("scheduledTimer"))
    }
  }
}
