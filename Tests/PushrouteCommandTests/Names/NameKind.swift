@testable import PushrouteCommand

/// A kind of name: what one looks like, and where it is looked up.
struct NameKind {
  let noun: String
  let fits: (String) -> Bool
  let exists: (String) -> Bool

  init(_ noun: String, fits: @escaping (String) -> Bool, exists: @escaping (String) -> Bool) {
    self.noun = noun
    self.fits = fits
    self.exists = exists
  }

  init(_ noun: String, like shape: Regex<Substring>, exists: @escaping (String) -> Bool) {
    self.init(noun, fits: { $0.wholeMatch(of: shape) != nil }, exists: exists)
  }

  /// The kinds of what stands in code font; the first that a name fits decides.
  static func inCodeFont(
    _ known: KnownNames,
    of guide: Guide,
    among guides: [Guide]
  ) -> [NameKind] {
    [
      NameKind("call", like: /(?:.+ \| |swift run )?pushroute(?: .+)?/) { known.hasCall($0) },
      NameKind(
        "call",
        fits: { $0.contains(" ") && known.hasCommand($0) },
        exists: { known.hasCall("pushroute " + $0) }
      ),
      NameKind("flag", like: /--?[a-z].*/) { name in
        known.hasArguments(name.split(separator: " ").map(String.init), of: CommandDescription.all)
      },
      NameKind("variable", like: /[A-Z]+_[A-Z_]+(?:=.*)?/) { name in
        known.scripts.contains(String(name.prefix { $0 != "=" }))
      },
      NameKind("value", like: /["\[{\d].*/) { name in
        name.split { !$0.isLetter && !$0.isNumber && !"-_.$".contains($0) }
          .allSatisfy { known.hasWord(String($0)) }
      },
      NameKind("file", like: /[^@ ].*\/.*|[^ ]*\.(?:swift|md|json|svg|ya?ml)\b.*|[A-Z]\w*\+\w+/) {
        let path = $0.prefix { !" #".contains($0) }
        return known.paths.contains(String(path)) || known.hasWord($0) || guide.shows($0)
      },
      NameKind("name", like: /[^ ]+/) { known.hasWord($0) || guide.shows($0) },
      NameKind("text", like: /.+/) { name in
        known.words.contains(name) || guides.contains { $0.shows(name) }
          || name.split(separator: " ").allSatisfy { known.hasWord($0.filter { $0 != ":" }) }
      },
    ]
  }
}
