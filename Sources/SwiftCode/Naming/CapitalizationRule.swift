/// A rule of the setting `additionalCapitalizationRules`: a term, and the spelling of words that match it.
package struct CapitalizationRule: Hashable, Sendable {
  package var term: Term
  package var strategy: Strategy

  package enum Term: Hashable, Sendable {
    /// The whole word, ignoring case.
    case word(String)
    /// A pattern that matches somewhere in the word.
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

  /// Returns the spelling of a word by this rule.
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
  /// Returns the name with the rules applied in order to each of its words.
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

  /// The words of a camel-case name: `imageURLSet` gives `image`, `URL`, `Set`. A nonempty name has at least one.
  ///
  /// A word begins at a capital after a lower-case letter, and at the last of several capitals before a lower-case
  /// letter. Other characters, such as `_` and digits, do not separate words.
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
