/// Turning names such as `ANIMAL_KINGDOM` into `animalKingdom`.
extension String {
  /// The name in camel case, its first letter in lower case.
  ///
  /// Without a `_`, only the first letter is changed, or all of them if none is in lower case. Otherwise the words
  /// between the `_` are capitalized and joined; empty ones, as at the start or end, stay as `_`.
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
  /// The text with each cased letter in upper case that begins a word, the others in lower case.
  ///
  /// As in Foundation's `capitalized`, a word begins after anything that is no letter, digits among them: `1ST` becomes
  /// `1St`.
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
