package import AppProfile
package import Questions

/// The sources of an app, and what they show.
package struct AppCode: Sendable {
  /// The folder in which the paths of the sources begin.
  package let folder: FilePath
  package private(set) var profile: Profile
  package let sources: [SourceFile]

  package init(_ profile: Profile, of sources: [SourceFile], in folder: FilePath) {
    (self.profile, self.sources, self.folder) = (profile, sources, folder)
  }

  /// The same sources, about another of their apps; nil without an app of the name.
  package func about(_ name: String) -> AppCode? {
    guard let profile = profile.about(name) else { return nil }
    var copy = self
    copy.profile = profile
    return copy
  }

  package func path(of file: String) -> FilePath {
    folder == "." ? FilePath(file) : folder.appending(FilePath(file))
  }
}
