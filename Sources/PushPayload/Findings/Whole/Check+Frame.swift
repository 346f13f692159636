internal import PushRules

// The payload as a whole.
extension Check {
  /// What makes it impossible to read a payload at all, as `eval` says it too.
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
    ) { check, subject in
      guard subject.aps == nil else { return [] }
      guard !subject.needsNoAps || subject.root.members == nil else { return [] }
      let type = subject.pushType
      do throws(PayloadError) {
        _ = try Payload(subject.root, in: subject.document, pushType: type)
        return []
      } catch {
        guard error.code == code else { return [] }
        if code == "missing-aps", subject.looksLikeCall { return [check.unlabelledCall(subject)] }
        let node = subject.root["aps"] ?? subject.root
        let range = node.offset..<(node.members == nil ? node.end : node.offset + 1)
        return [Diagnostic(check, error.message + subject.guess(at: code), at: range)]
      }
    }
  }

  func unlabelledCall(_ subject: LintSubject) -> Diagnostic {
    let message = "found no `aps` in what looks like a call, expected push type voip with it"
    let start = subject.root.offset
    return Diagnostic(self, message, at: start..<(start + 1), severity: .info)
  }
}

extension LintSubject {
  static let callKeys: Set<String> = [
    "uuid", "calluuid", "callid", "handle", "caller", "callername", "callerid", "calleruuid",
    "callernumber", "hasvideo", "isvideo", "twimessagetype", "twicallsid", "twifrom",
  ]

  /// What else the text may have been meant for, as the end of a message.
  func guess(at code: String) -> String {
    if code == "not-an-object", root.elements?.contains(where: Provider.expo.mayBe) == true {
      return "; of a batch for Expo, lint each message alone"
    }
    guard code == "missing-aps" else { return "" }
    let same = (root.members ?? []).first { FlagKey.letters(of: $0.key) == Array("aps".utf8) }
    if let same { return "; did you mean `aps` by \(PrintableText.quoted(same.key))?" }
    let provider = Provider.allCases.first { $0.mayBe(root) }
    return provider.map { "; it has keys of a message for \($0.name)" } ?? ""
  }

  /// Whether nothing is known but a body such as apps send to their own code for calls.
  var looksLikeCall: Bool {
    guard pushType == nil, let members = root.members else { return false }
    let known = KnownKey.aps + KnownKey.alert
    let isOrdinary = members.contains { member in
      known.spelt(like: member.key) != nil || FlagKey.allCases.contains { $0.resembles(member.key) }
        || member.node.has("aps")
    }
    return !isOrdinary
      && members.contains { member in
        Self.callKeys.contains(String(decoding: FlagKey.letters(of: member.key), as: UTF8.self))
      }
  }

  /// Whether the body says that code reads it which needs no `aps`.
  var needsNoAps: Bool {
    root.has("mdm") || root.has("container-identifier")
      || pushType?.facts.needsAps == false
  }
}
