/// Phrases that hide the subject or the object of a sentence. `Documentation/glossary.md` has the terms to use instead.
enum ProseRules {
  /// Phrases that are never used, in lower case.
  static let forbidden: [String] =
    [
      "all else", "all that is", "all that are", "all that was", "all the same", "anybody", "anywhere else",
      "as far as that", "as it were", "at all events", "be it", "besides", "by itself besides", "is no more than",
      "nobody", "nowhere", "of which all", "of which one", "of which some", "of which the", "somebody",
      "somewhere else",
      "such as are", "that of which", "those of", "those that", "those which", "those who", "to be had",
      "what becomes of",
      "what comes of", "what follows from what", "what has to be", "what is found", "what is given", "what is made",
      "what is not", "what is said", "what is there", "what is to be", "what is what", "what it is to be",
      "what there is", "what they are to", "whoever", "whom", "whomever",
    ]
    + ["is", "are", "was", "were", "be", "been"].flatMap { verb in
      ["told", "asked for", "heard", "handed over", "held to", "looked after", "looked at", "let be"]
        .map { "\(verb) \($0)" }
    }

  /// Words that don't start a statement. Questions may start with them.
  static let openings: Set<Substring> = [
    "anybody", "nobody", "somebody", "those", "what", "whatever", "who", "whoever", "whom", "whose",
  ]

  /// A violation of the rules.
  struct Violation: Hashable, CustomStringConvertible {
    var file: String
    var line: Int
    var phrase: String

    var description: String { "\(file):\(line): \(phrase)" }
  }

  /// Returns the forbidden phrases of a paragraph.
  static func forbiddenPhrases(in prose: Prose) -> [Violation] { find(phrases, in: prose) }

  /// Returns the occurrences of phrases, which are listed by their first words.
  static func find(_ phrases: [Substring: [[Substring]]], in prose: Prose) -> [Violation] {
    var result: [Violation] = []
    for first in Set(prose.words.map(\.text)) {
      for phrase in phrases[first] ?? [] {
        result += prose.lines(of: phrase).map {
          Violation(file: prose.file, line: $0, phrase: phrase.joined(separator: " "))
        }
      }
    }
    return result
  }

  /// Returns the statements of a paragraph that start with a pronoun or a relative clause.
  static func forbiddenOpenings(in prose: Prose) -> [Violation] {
    prose.words.indices.compactMap { index in
      let word = prose.words[index]
      guard word.isOpening, openings.contains(word.text) else { return nil }
      let end = prose.words[index...].first { $0.ending != nil }?.ending
      // A list may explain words that start with an interrogative: "what: …".
      if end == "?" || word.ending != nil || index + 1 == prose.words.count { return nil }
      return Violation(file: prose.file, line: word.line, phrase: "\(word.text) …")
    }
  }

  /// Groups phrases by their first words.
  static func byFirstWord(_ phrases: [String]) -> [Substring: [[Substring]]] {
    Dictionary(grouping: phrases.map { $0.split(separator: " ") }) { $0[0] }
  }

  private static let phrases = byFirstWord(forbidden)
}
