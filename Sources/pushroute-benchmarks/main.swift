
import PushPayload
import PushRules
import PushTestSupport
import Foundation
let arguments = CommandLine.arguments
if arguments[1] == "data" {
  var generator = PayloadGenerator()
  let bytes = generator.lines(Int(arguments[2])!)
  try Data(bytes).write(to: URL(fileURLWithPath: arguments[3]))
} else {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: arguments[1])))
  var count = 0, wakes = 0, other = 0
  for _ in 0..<3 {
  let time = ContinuousClock().measure {
    count = 0; wakes = 0; other = 0
    var scanner = PayloadScanner()
    var start = 0
    while let end = bytes[start...].firstIndex(of: 10) {
      if let traits = scanner.traits(of: bytes.span.extracting(start..<end)) {
        if traits.contentAvailable != .absent { wakes += 1 }
      } else { other += 1 }
      count += 1
      start = end + 1
    }
  }
  print(count, wakes, other, time / .nanoseconds(1) / Double(count), "ns a payload", Double(bytes.count) / Double(count), "bytes")
  }
  if arguments.count > 2 {
  let sample = Array(bytes[..<bytes[..<2_000_000].lastIndex(of: 10)!])
  let time = ContinuousClock().measure {
    var start = 0; count = 0
    while let end = sample[start...].firstIndex(of: 10) {
      let p = try? Payload(reading: Array(sample[start..<end]), pushType: nil)
      if p != nil { count += 1 }
      start = end + 1
    }
  }
  print("tree", time / .nanoseconds(1) / Double(count), "ns")
  }
}
do {
  var random = SeededRandom(seed: 7)
  var boxes: [Box] = []
  var situations: [Situation] = []
  while situations.count < 1000 {
    var s = Situation(state: AppState.allCases.randomElement(using: &random)!, payload: PayloadTraits(alert: Bool.random(using: &random) ? .string : .absent, contentAvailable: Flag.allCases.randomElement(using: &random)!))
    s.system = [.newest, .iOS(9,0), .iOS(12,0), .iOS(10,3)].randomElement(using: &random)!
    s.sdk = min(s.sdk, s.system)
    s.implements = Set(DelegateMethod.allCases.filter { _ in Bool.random(using: &random) })
    s.launch = Bool.random(using: &random) ? .notification : nil
    if Decision(s).contradiction == nil { situations.append(s); boxes.append(s.boxForBenchmark) }
  }
  for _ in 0..<3 {
    var sum = 0
    let t = ContinuousClock().measure { for _ in 0..<100 { for b in boxes { sum &+= Decision(b).hashValueForBenchmark } } }
    print("decision", t / .nanoseconds(1) / 100_000, "ns", sum)
    let u = ContinuousClock().measure { for _ in 0..<100 { for b in situations { sum &+= Decision(b).hashValueForBenchmark } } }
    print("decision from situation", u / .nanoseconds(1) / 100_000, "ns", sum)
  }
}
