extension Citation {
  /// Sequences of callbacks of the life cycle.
  static let traces: [Citation] = [
    Citation(
      "T-S10",
      """
      A background launch of a scene app runs the launch methods, \
      then the push method; reports differ on whether a scene is connected.
      """,
      from: "D-WEF F-DEVGEM F-WORDPRESS"
    )
  ]
}
