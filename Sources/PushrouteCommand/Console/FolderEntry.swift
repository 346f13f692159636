package import RouteReport

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  /// The name, without the path of the folder.
  package let name: FilePath
  /// The kind of the entry.
  package let kind: Kind

  /// The kinds of entries.
  package enum Kind: Hashable, Sendable {
    /// A file, or a link to one.
    case file
    /// A folder, but no link to one.
    case folder
    /// A link to a folder: what it holds stands elsewhere, or around it.
    case folderLink
    /// A pipe or a device, or a link to one.
    case other
    /// A link that leads to nothing that could be read.
    case brokenLink(FileError)
    /// Something that the system does not let anybody look at; it may be a folder.
    case hidden(FileError)
  }

  /// Names an entry.
  package init(_ name: FilePath, _ kind: Kind) {
    self.name = name
    self.kind = kind
  }
}
