/// The case of the first letter of a name.
extension String {
  /// The name with its first cased character in upper case; what precedes it, such as `_` or digits, is skipped.
  package var firstUppercased: String {
    guard let index = firstCasedIndex, !self[index].isUppercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].uppercased() + self[next...]
  }

  /// The name with its first cased character in lower case; what precedes it, such as `_` or digits, is skipped.
  package var firstLowercased: String {
    guard let index = firstCasedIndex, !self[index].isLowercase else { return self }
    let next = self.index(after: index)
    return self[..<index] + self[index].lowercased() + self[next...]
  }

  private var firstCasedIndex: Index? { firstIndex(where: \.isCased) }
}
