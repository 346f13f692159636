package import RouteReport

package struct FolderEntry: Hashable, Sendable {
  /// The name, without the path of the folder.
  package let name: FilePath
  /// The kind of the entry.
  package let kind: Kind

  /// The kinds of entries.
  package enum Kind: Hashable, Sendable {
    case file
    /// A link to a file, which may lie elsewhere.
    case fileLink
    /// A folder itself.
    case folder
    /// A link to a folder, which is not followed: its contents are elsewhere.
    case folderLink
    /// A pipe or a device, or a link to one.
    case other
    /// A link to something unreadable.
    case brokenLink(FileError)
    /// Something without permission to look at it; it may be a folder.
    case hidden(FileError)
  }

  package init(_ name: FilePath, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
