import AppLifecycle
import PushRules

enum SVGPalette {
  static var styleSheet: String {
    let faces = Typeface.allCases.map { $0.css }
    let sheet = scoped(faces + fixed + colors.flatMap { rules($0.name, $0.light) })
    let dark = scoped(colors.flatMap { rules($0.name, $0.dark) }).joined()
    return (sheet + ["@media (prefers-color-scheme:dark){" + dark + "}"]).joined(separator: "\n")
  }

  /// The class of every picture, which keeps its style rules off the surrounding page.
  static let scope = "pushroute"

  private static func scoped(_ rules: [String]) -> [String] {
    rules.map { "." + scope + " " + $0 }
  }

  private static func rules(_ name: String, _ shade: String) -> [String] {
    [".\(name){fill:\(shade)}", ".\(name)-line{stroke:\(shade)}"]
  }

  private static let fixed = [
    ".band{fill-opacity:.13}",
    ".thick{stroke-width:5;stroke-linecap:round}",
    ".thin{stroke-width:1}",
    ".firm{stroke-width:1.5}",
    ".open{fill:none}",
    ".gone{stroke-width:2;stroke-dasharray:3 4}",
    ".dots{stroke-dasharray:1 4}",
    ".broken{stroke-dasharray:5 4}",
  ]

  private static let colors: [(name: String, light: String, dark: String)] = [
    ("paper", "#ffffff", "#0d1117"), ("ink", "#1f2328", "#e6edf3"),
    ("soft", "#59636e", "#9da7b3"), ("rule", "#d1d9e0", "#30363d"),
    ("doubt", "#a40e70", "#ff80c8"),
    (ProcessState.notRunning.name, "#656d76", "#8d96a0"),
    (ProcessState.prewarmed.name, "#8250df", "#b083f0"),
    (ProcessState.inactive.name, "#955f00", "#e3a008"),
    (ProcessState.active.name, "#1a7f37", "#3fb950"),
    (ProcessState.background.name, "#0b7285", "#39c5cf"),
    (ProcessState.suspended.name, "#0860ca", "#58a6ff"),
  ]
}

extension Confidence {
  /// The class of the colour of its words.
  var color: String { ["ink", "soft", "soft", "doubt"][Int(rawValue)] }
}
