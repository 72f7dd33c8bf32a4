/// A rule of the setting `additionalCapitalizationRules`: words that match its term are spelled by its strategy.
package struct CapitalizationRule: Hashable, Sendable {
  package var term: Term
  package var strategy: Strategy

  package enum Term: Hashable, Sendable {
    /// The whole word, in whatever case.
    case word(String)
    /// A pattern that occurs somewhere in the word.
    case pattern(Pattern)
  }

  package enum Strategy: Hashable, Sendable {
    /// Upper case, but only if the word begins with a capital: the `id` of `idToken` stays.
    case upper
    case lower
    case replace(String)
  }

  package init(_ term: Term, _ strategy: Strategy) {
    self.term = term
    self.strategy = strategy
  }

  /// `word` as the rule spells it.
  fileprivate func spelling(of word: String) -> String {
    guard matches(word) else { return word }
    switch strategy {
    case .upper: return word.first?.isUppercase == true ? word.uppercased() : word
    case .lower: return word.lowercased()
    case .replace(let replacement): return replacement
    }
  }

  private func matches(_ word: String) -> Bool {
    switch term {
    case .word(let term): word.lowercased() == term.lowercased()
    case .pattern(let pattern): pattern.occurs(in: word)
    }
  }
}

extension String {
  /// The name with every word spelled as `rules` want it, one rule after the other.
  package func capitalized(by rules: [CapitalizationRule]) -> String {
    guard !rules.isEmpty, !isEmpty else { return self }
    var words = camelCaseWords
    for rule in rules {
      for index in words.indices { words[index] = rule.spelling(of: words[index]) }
    }
    return words.dropFirst().reduce(into: words[0]) { result, word in
      result += word == word.uppercased() ? word : String(word.prefix(1)).uppercased() + word.dropFirst()
    }
  }

  /// The words of a camel-case name, never empty for a name that is not: `imageURLSet` is `image`, `URL`, `Set`.
  ///
  /// A word begins at a capital after a small letter, and at the last of several capitals if a small letter follows.
  /// Other characters, such as `_` and digits, do not separate words.
  private var camelCaseWords: [String] {
    let characters = Array(self)
    var words: [String] = []
    var word = ""
    for (index, character) in characters.enumerated() {
      if 0 < index, character.isUppercase {
        let previous = characters[index - 1]
        let isFollowedBySmall = index + 1 < characters.count && characters[index + 1].isLowercase
        if previous.isLowercase || (previous.isUppercase && isFollowedBySmall) {
          words.append(word)
          word = ""
        }
      }
      word.append(character)
    }
    words.append(word)
    return words
  }
}
