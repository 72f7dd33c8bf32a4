/// English rules for the singular of names. They name the structures of list elements (rule c.3).
package struct Singularizer: Hashable, Sendable {
  private var uncountable = standardUncountable
  /// The singular forms by plural.
  private var irregular = standardIrregular
  /// The regular rules, newest first.
  private var patterns = standardPatterns

  package init() {}

  package enum Rule: Hashable, Sendable {
    /// Replaces case-insensitive matches of a pattern; `$1` is the match of the first group.
    case pattern(String, replacement: String)
    case irregular(singular: String, plural: String)
    case uncountable(String)
  }

  /// Adds rules, which take precedence over existing ones. Invalid patterns, and patterns beyond `RuleBudget`, are
  /// ignored.
  package init(_ rules: [Rule]) {
    var budget = RuleBudget()
    for rule in rules {
      switch rule {
      case .pattern(let text, let replacement):
        if let pattern = budget.pattern(text, ignoresCase: true) {
          patterns.insert(Replacement(pattern: pattern, template: replacement), at: 0)
        }
      case .irregular(let singular, let plural):
        irregular[plural] = singular
        irregular[plural[...].withCapitalizedWords] = singular[...].withCapitalizedWords
      case .uncountable(let word): uncountable.insert(word)
      }
    }
  }

  /// Returns the singular by the first applicable rule, or the name itself.
  package func singular(of name: String) -> String {
    if uncountable.contains(name) { return name }
    if let singular = irregular[name] { return singular }
    let scalars = Array(name.unicodeScalars)
    for rule in patterns {
      if let result = rule.pattern.replacingMatches(in: scalars, with: rule.template) { return result }
    }
    return name
  }
}

/// A pattern with a template for its matches.
private struct Replacement: Hashable, Sendable {
  let pattern: Pattern
  let template: String
}

/// Names without a plural form. Few match, since names begin with a capital; Apollo's generator does the same.
private let standardUncountable: Set<String> = [
  "equipment", "information", "rice", "money", "species", "series", "fish", "sheep", "jeans", "police",
]

private let standardIrregular: [String: String] = {
  let pairs = [
    ("people", "person"), ("men", "man"), ("children", "child"), ("sexes", "sex"), ("moves", "move"),
    ("zombies", "zombie"),
  ]
  var result: [String: String] = [:]
  for (plural, singular) in pairs {
    result[plural] = singular
    result[plural[...].withCapitalizedWords] = singular[...].withCapitalizedWords
  }
  return result
}()

private let standardPatterns: [Replacement] = [
  ("(database)s$", "$1"), ("(quiz)zes$", "$1"), ("(matr)ices$", "$1ix"), ("(vert|ind)ices$", "$1ex"),
  ("^(ox)en", "$1"), ("(alias|status)(es)?$", "$1"), ("(octop|vir)(us|i)$", "$1us"), ("^(a)x[ie]s$", "$1xis"),
  ("(cris|test)(is|es)$", "$1is"), ("(shoe)s$", "$1"), ("(o)es$", "$1"), ("(bus)(es)?$", "$1"),
  ("^(m|l)ice$", "$1ouse"), ("(x|ch|ss|sh)es$", "$1"), ("(m)ovies$", "$1ovie"), ("(s)eries$", "$1eries"),
  ("([^aeiouy]|qu)ies$", "$1y"), ("([lr])ves$", "$1f"), ("(tive)s$", "$1"), ("(hive)s$", "$1"),
  ("([^f])ves$", "$1fe"), ("(^analy)(sis|ses)$", "$1sis"),
  ("((a)naly|(b)a|(d)iagno|(p)arenthe|(p)rogno|(s)ynop|(t)he)(sis|ses)$", "$1sis"), ("([ti])a$", "$1um"),
  ("(n)ews$", "$1ews"), ("(ss)$", "$1"), ("s$", ""),
].compactMap { text, template in
  Pattern("(?i)" + text).map { Replacement(pattern: $0, template: template) }
}
