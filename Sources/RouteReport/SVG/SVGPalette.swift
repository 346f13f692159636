internal import AppLifecycle

enum SVGPalette {
  static var styleSheet: String {
    let faces = Typeface.allCases.map { $0.css }
    let sheet = scoped(faces + fixed + colors.flatMap { $0.rules($0.light) })
    let dark = scoped(colors.flatMap { $0.rules($0.dark) }).joined()
    return (sheet + ["@media (prefers-color-scheme:dark){" + dark + "}"]).joined(separator: "\n")
  }

  /// The class of every picture, which keeps its style rules off the surrounding page.
  static let scope = "pushroute"

  private static func scoped(_ rules: [String]) -> [String] {
    rules.map { "." + scope + " " + $0 }
  }

  private struct Color {
    let name: String
    let light: String
    let dark: String

    func rules(_ shade: String) -> [String] {
      [".\(name){fill:\(shade)}", ".\(name)-line{stroke:\(shade)}"]
    }
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

  private static let colors: [Color] =
    [
      Color(name: "paper", light: "#ffffff", dark: "#0d1117"),
      Color(name: "ink", light: "#1f2328", dark: "#e6edf3"),
      Color(name: "soft", light: "#59636e", dark: "#9da7b3"),
      Color(name: "rule", light: "#d1d9e0", dark: "#30363d"),
      Color(name: "doubt", light: "#a40e70", dark: "#ff80c8"),
    ] + ProcessState.allCases.map(color)

  private static func color(of state: ProcessState) -> Color {
    let shades =
      switch state {
      case .notRunning: ("#656d76", "#8d96a0")
      case .prewarmed: ("#8250df", "#b083f0")
      case .suspended: ("#0860ca", "#58a6ff")
      case .background: ("#0b7285", "#39c5cf")
      case .inactive: ("#955f00", "#e3a008")
      case .active: ("#1a7f37", "#3fb950")
      }
    return Color(name: state.name, light: shades.0, dark: shades.1)
  }
}
