internal import Evidence
package import PushRules

/// How to find out on a device which side of a contested rule is right.
package struct ExperimentReport: Sendable {
  private let experiment: Experiment

  package init(_ experiment: Experiment) { self.experiment = experiment }

  package func write(to output: inout some TextOutputStream) {
    let facts = [
      (label: "this side", text: experiment.rule.statement),
      (label: "other side", text: experiment.dispute.otherSide),
      (label: "steps", text: experiment.dispute.experiment),
      (label: "situation", text: call), (label: "payload", text: payload),
      (label: "send", text: sending),
      (
        label: "recorder",
        text: "pushroute explain --recorder swift prints it; it prints, if this side is right:"
      ),
      (label: "", text: lines(experiment.route.calls.map { $0.method })),
      (label: "", text: "and if the other side is right:"),
      (label: "", text: lines(experiment.otherMethods)),
    ]
    output.write(experiment.rule.id + "\n" + PageText.facts(facts, width: 13))
  }

  private var payload: String { experiment.route.situation.payload.sample }

  private func lines(_ methods: [DelegateMethod]) -> String {
    methods.isEmpty
      ? "no line" : methods.map { "pushroute " + $0.signature }.joined(separator: ", ")
  }

  /// The situation as a call of the command.
  private var call: String {
    let situation = experiment.route.situation
    // A cause of the end that is not the system's is said.
    let state = situation.state.termination == nil ? situation.state : .notRunning(.system)
    let usual = Situation(state: state, payload: situation.payload)
    let flags = Situation.members.compactMap { member -> String? in
      let value = member.value(situation)
      guard member.flag == "state" || value != member.value(usual), let text = value.argument else {
        return nil
      }
      return "--\(member.flag) " + text
    }
    return "pushroute eval push.json " + flags.joined(separator: " ")
  }

  /// How to send the push.
  private var sending: String {
    let situation = experiment.route.situation
    guard situation.environment != .simulator else {
      return "xcrun simctl push booted BUNDLE-ID push.json"
    }
    let type = situation.pushType ?? (situation.payload.content == .nothing ? .background : .alert)
    let priority = situation.priority?.name ?? (type == .background ? "5" : "10")
    return "curl --http2 -H 'apns-topic: BUNDLE-ID' -H 'apns-push-type: \(type.name)' "
      + "-H 'apns-priority: \(priority)' -H 'authorization: bearer JWT' -d @push.json "
      + "https://api.sandbox.push.apple.com/3/device/TOKEN"
  }
}

extension ExperimentReport: JSONWritten {
  package static let form = JSONForm<ExperimentReport>.object([
    .init("id", .rule) { $0.experiment.rule.id },
    .init("statement", .text) { $0.experiment.rule.statement },
    .init("otherSide", .text) { $0.experiment.dispute.otherSide },
    .init("steps", .text) { $0.experiment.dispute.experiment },
    .init("situation", .situation) { $0.experiment.route.situation },
    .init("payload", .text) { $0.payload },
    .init("send", .text) { $0.sending },
    .init("calls", .list(.method)) { $0.experiment.route.calls.map { $0.method } },
    .init("otherCalls", .list(.method)) { $0.experiment.otherMethods },
  ])
}
