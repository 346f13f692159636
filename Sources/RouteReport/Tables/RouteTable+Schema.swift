internal import PushRules

extension RouteTable {
  /// What ``json`` prints.
  package static let schema = JSONSchema.object([
    "schemaVersion": .version,
    "purpose": JSONSchema.text.orNull,
    "rows": axis,
    "columns": axis,
    "phase": JSONSchema.phase.orNull,
    "stated": .list(.text),
    "assumed": .list(.text),
    "cells": .list(.either([answer, .object(place + impossible), .object(place + bare)])),
  ])

  private static let axis = JSONSchema.object([
    "parts": .list(.text), "values": .list(.list(.text)),
  ])

  private static let place: JSONSchema.Members = [
    "at": JSONSchema.table(of: .text).about("The value of each part of the row and the column.")
  ]
  private static let bare: JSONSchema.Members = ["impossible": .impossible]
  private static let impossible =
    ["situation": .situation, "assumed": .list(.text)] + bare
  private static let answer = JSONSchema.object(place + RouteAnswer.cell)
}
