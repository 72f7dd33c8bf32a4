/// Conversion of names such as `ANIMAL_KINGDOM` to `animalKingdom`.
extension String {
  /// The name in camel case, beginning with a lower-case letter.
  ///
  /// Without a `_`, only the first letter is changed, or all letters if none is in lower case. Otherwise the words
  /// between the `_` are capitalized and joined; an empty word, such as at the start or end, becomes `_`.
  package var camelCased: String {
    guard utf8.contains(UInt8(ascii: "_")) else {
      return contains(where: \.isLowercase) ? firstLowercased : lowercased()
    }
    return split(separator: "_", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "_" : $0.withCapitalizedWords }
      .joined()
      .firstLowercased
  }
}

extension Substring {
  /// The text with the first letter of each word in upper case, and other letters in lower case.
  ///
  /// As in Foundation's `capitalized`, a word begins after any character that is not a letter: `1ST` becomes `1St`.
  var withCapitalizedWords: String {
    var result = ""
    var isInWord = false
    for character in self {
      result += isInWord ? character.lowercased() : character.uppercased()
      isInWord = character.isLetter
    }
    return result
  }
}
