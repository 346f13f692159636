package import AppProfile
import PushPayload
package import PushRules
package import Questions

/// The sources of an app, and what they show.
package struct AppCode: Sendable {
  /// The folder in which the paths of the sources begin.
  package let folder: FilePath
  package let profile: Profile
  package let sources: [SourceFile]

  package init(_ profile: Profile, of sources: [SourceFile], in folder: FilePath) {
    (self.profile, self.sources, self.folder) = (profile, sources, folder)
  }

  /// The same sources, about another of their apps; nil without an app of the name.
  package func about(_ name: String) -> AppCode? {
    profile.about(name).map { AppCode($0, of: sources, in: folder) }
  }

  package func path(of file: String) -> FilePath {
    folder == "." ? FilePath(file) : folder.appending(FilePath(file))
  }

  /// What is wrong in some targets, file by file; about the asked app also with pushes to it, of the
  /// push type if their own headers name none, and for the running Live Activities of an older version.
  package func findings(
    in targets: [TargetProfile],
    sent pushes: [InputPayload] = [],
    as pushType: PushType? = nil,
    since older: Profile? = nil
  ) -> [FileFindings] {
    let code = sources.reduce(into: [:]) { texts, source in
      texts[source.path] = texts[source.path] ?? source.bytes
    }
    let own = targets.flatMap { $0.diagnostics + $0.examination }
    guard let asked = profile.app, targets.contains(asked) else {
      return Self.files(own, of: code) { path(of: $0) }
    }
    let sent = pushes.compactMap { push in
      push.payload.map { payload in
        SentPush(push.source.printed, payload, as: push.headers?.pushType ?? pushType)
      }
    }
    let found = profile.examination(of: sent) { path(of: $0).printed }
    let changes = older.map { profile.changes(since: $0) } ?? []
    let texts = sent.reduce(into: [:]) { texts, push in
      texts[push.path] = texts[push.path] ?? push.payload.document.bytes
    }
    return Self.files(own + found.app + changes, of: code) { path(of: $0) }
      + Self.files(found.pushes, of: texts) { FilePath($0) }
  }

  private static func files(
    _ findings: [Finding],
    of sources: [String: [UInt8]],
    named name: (String) -> FilePath
  ) -> [FileFindings] {
    // Targets that share code share its mistakes.
    var seen: Set<Finding> = []
    let byFile = Dictionary(grouping: findings.filter { seen.insert($0).inserted }) { $0.file }
    return byFile.sorted { $0.key < $1.key }.map { path, findings in
      let byPlace = findings.sorted { ($0.range?.lowerBound ?? 0) < ($1.range?.lowerBound ?? 0) }
      return FileFindings(name(path), sources[path] ?? [], byPlace)
    }
  }

  /// The targets but those of other apps.
  package var ownTargets: [TargetProfile] {
    let others = profile.otherApps
    return profile.targets.filter { !others.contains($0) }
  }
}
