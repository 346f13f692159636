internal import PushPayload
internal import Questions

/// A finding in its file.
struct PlacedFinding: Sendable {
  let finding: Finding
  let file: FileFindings

  var region: TextRegion? { finding.range.map { file.text.region(of: $0) } }

  /// The place in the file of request headers.
  var header: (source: FilePath, region: TextRegion)? {
    guard let headers = file.headers, let range = finding.header?.range else { return nil }
    return (headers.path, headers.region(of: range))
  }

  var excerpt: Excerpt? {
    finding.range.map { file.text.excerpt(at: $0.lowerBound) }
      ?? finding.header?.range.flatMap { file.headers?.excerpt(at: $0.lowerBound) }
  }

  /// The path of the file with the place in it.
  var place: String { file.source.printed + (region.map { ":\($0.start)" } ?? "") }

  /// The message, with the place in the file of request headers at its end.
  var message: String {
    finding.message + (header.map { " (at \($0.source.printed):\($0.region.start))" } ?? "")
  }
}

extension FileFindings {
  var placed: [PlacedFinding] { findings.map { PlacedFinding(finding: $0, file: self) } }
}
