extension ProviderMessage {
  /// Tells whether a fix changes only what the provider sends unchanged, or what precedes the message.
  func canCarryOut(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      if edit.range.upperBound <= root.offset { return true }
      guard let verbatim else { return false }
      return verbatim.lowerBound <= edit.range.lowerBound
        && edit.range.upperBound <= verbatim.upperBound
    }
  }

  /// Returns the request headers of the message; headers stated beside it replace them.
  func headers(replacedBy stated: RequestHeaderList?) -> RequestHeaderList? {
    let replaced = Set((stated?.headers ?? []).map { $0.name })
    let own = headers.headers.filter { !replaced.contains($0.name) }
    let all = own + (stated?.headers ?? [])
    return all.isEmpty && stated == nil
      ? nil : RequestHeaderList(all, isComplete: stated?.isComplete == true)
  }
}
