extension InputDescription {
  static let category = InputDescription(
    "category",
    Presence.self,
    json: "payload.traits.category",
    changedBy: .payload,
    .line,
    get: { $0.payload.category },
    set: { $0.payload.category = $1 },
    instruction: { value, _ in
      value == .present ? "add a category to aps" : "remove the category from aps"
    },
    clause: { $0 == [.present] ? "with a category" : "without category" },
    changed: { .truth($0 == .present) }
  )
}
