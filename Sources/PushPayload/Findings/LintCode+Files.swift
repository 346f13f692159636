// Files that cannot be read or written.
extension LintCode {
  package static let tooLarge = LintCode(
    .error("too-large"),
    "The file is larger than 16 MiB and is not read, or a document holds more than is read.",
    because: "A payload holds 4096 bytes, of VoIP 5120: this is another kind of file.",
    citations: ["A-244", "A-243"]
  )

  package static let unreadable = LintCode(
    .error("unreadable"),
    "The file or the folder cannot be read, entered or named.",
    because: "Nothing is known about what is in it; the exit code is 2."
  )

  package static let unwritable = LintCode(
    .error("unwritable"),
    "The file cannot be fixed: it would not stay the same file, or it has changed.",
    because:
      "Its owner, mode, links and attributes must survive, and what others write to it; the exit "
      + "code is 2."
  )
}
