extension ProviderMessage {
  /// Tells whether a fix is for what is sent as it is, or for what stands before the message.
  func canCarryOut(_ fix: Fix) -> Bool {
    fix.edits.allSatisfy { edit in
      if edit.range.upperBound <= root.offset { return true }
      guard let verbatim else { return false }
      return verbatim.lowerBound <= edit.range.lowerBound
        && edit.range.upperBound <= verbatim.upperBound
    }
  }

  /// Returns the request headers of the message; what is stated beside it replaces them.
  func headers(replacedBy stated: RequestHeaderList?) -> RequestHeaderList? {
    let replaced = Set((stated?.headers ?? []).map { $0.name })
    let own = headers.headers.filter { !replaced.contains($0.name) }
    let all = own + (stated?.headers ?? [])
    return all.isEmpty && stated == nil
      ? nil : RequestHeaderList(all, isComplete: stated?.isComplete == true)
  }
}
