extension SDKPreset {
  /// All presets; the versions of an SDK from old to new.
  package static let all: [SDKPreset] =
    firebase + flutter + reactNative + marketing + hosts + quiet

  /// The presets of each SDK, grouped by id and packages.
  static let families: [[SDKPreset]] = all.reduce(into: []) { families, preset in
    if let last = families.last?.last, last.name == preset.name {
      families[families.count - 1].append(preset)
    } else {
      families.append([preset])
    }
  }

  /// The words that presets look for in code.
  static let words: Set<String> = all.reduce(into: []) { words, preset in
    if case .code(let needed) = preset.toggle { words.formUnion(needed) }
    if let early = preset.early { words.insert(early) }
  }

  /// The names of Booleans in code or SDK files that turn an SDK off.
  static let settingNames: Set<String> = all.reduce(into: []) { names, preset in
    if case .setting(let given, _) = preset.toggle { names.formUnion(given) }
  }

  static let packageNames: Set<String> = all.reduce(into: []) { names, preset in
    for package in preset.packages { names.insert(package.name) }
  }
}
