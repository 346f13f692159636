internal import PushRules

extension Check {
  /// The keys of payloads that go to a framework that reads no `aps`.
  package static let keysWithoutAps = ["mdm", "container-identifier"]

  /// A check of what makes it impossible to read a payload at all; `eval` refuses it, too.
  static func frame(
    _ code: String,
    _ statement: String,
    because reason: String,
    bad: Sample,
    good: Sample
  ) -> Check {
    Check(
      code,
      .error,
      statement,
      because: reason,
      bad: bad,
      good: good,
      citations: ["A-273"]
    ) { subject, report in
      guard subject.aps == nil, !subject.needsNoAps || subject.root.members == nil else { return }
      let type = subject.pushType
      do throws(PayloadError) {
        _ = try Payload(subject.root, in: subject.document, pushType: type)
      } catch {
        guard error.code == code else { return }
        if code == "missing-aps", subject.looksLikeCall {
          let message = "found no `aps` in what looks like a call, expected push type voip with it"
          return report(at: subject.root.start, message, severity: .info)
        }
        let node = subject.root["aps"] ?? subject.root
        let range = node.members == nil ? node.offset..<node.end : node.start
        report(at: range, error.message + subject.guess(at: code))
      }
    }
  }
}

extension LintSubject {
  private static let callKeys: Set<String> = [
    "uuid", "calluuid", "callid", "handle", "caller", "callername", "callerid", "calleruuid",
    "callernumber", "hasvideo", "isvideo", "twimessagetype", "twicallsid", "twifrom",
  ]

  /// What else the text may have been meant for, as the end of a message.
  func guess(at code: String) -> String {
    guard code == "missing-aps" else { return "" }
    let same = (root.members ?? []).first { FlagKey.letters(of: $0.key) == Array("aps".utf8) }
    if let same { return "; did you mean `aps` by \(PrintableText.quoted(same.key))?" }
    let provider = Provider.likely(for: root)
    return provider.map { "; it has keys of a message for \($0.name)" } ?? ""
  }

  /// Whether the push type is unknown and the body looks like one that apps send for calls.
  var looksLikeCall: Bool {
    guard pushType == nil, let members = root.members else { return false }
    let isOrdinary = members.contains { member in
      KnownNames.aps.spelt(like: member.key) != nil
        || KnownNames.alert.spelt(like: member.key) != nil
        || FlagKey.allCases.contains { $0.resembles(member.key) }
        || member.node.has("aps")
    }
    return !isOrdinary
      && members.contains { member in
        Self.callKeys.contains(String(decoding: FlagKey.letters(of: member.key), as: UTF8.self))
      }
  }

  /// Whether the push goes to a framework or an extension that needs no `aps`.
  var needsNoAps: Bool {
    Check.keysWithoutAps.contains { root.has($0) } || isForPass
      || pushType?.facts.needsAps == false
  }

  /// Whether the push tells Wallet that a pass has changed.
  private var isForPass: Bool { headers?["apns-topic"]?.value.hasPrefix("pass.") ?? false }
}
