extension ProviderMessage {
  /// Returns findings as they are for a message.
  ///
  /// A fix stays only where the text is sent as it is, or before the message begins; and at a place
  /// of which a check of messages speaks, the checks of payloads are silent.
  func kept(_ found: [Diagnostic]) -> [Diagnostic] {
    let codes = Set(CheckTopic.messages.checks.map(\.code))
    let own = Set(found.filter { codes.contains($0.code) }.compactMap { $0.range?.lowerBound })
    return found.compactMap { diagnostic in
      let isOwn = codes.contains(diagnostic.code)
      if !isOwn, let start = diagnostic.range?.lowerBound, start != root.offset,
        own.contains(start)
      {
        return nil
      }
      return diagnostic.fix.map(canCarryOut) == false ? diagnostic.withoutFix : diagnostic
    }
  }

  private func canCarryOut(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      if edit.range.upperBound <= root.offset { return true }
      guard let verbatim else { return false }
      return verbatim.lowerBound <= edit.range.lowerBound
        && edit.range.upperBound <= verbatim.upperBound
    }
  }

  /// Returns the request headers of the message; what is stated beside it replaces them.
  func headers(replacedBy stated: RequestHeaderList?) -> RequestHeaderList? {
    let own = headers.headers.filter { stated?[$0.name] == nil }
    let all = own + (stated?.headers ?? [])
    return all.isEmpty && stated == nil
      ? nil : RequestHeaderList(all, isComplete: stated?.isComplete == true)
  }
}
