/// The words with which declarations begin.
enum DeclarationWord: Equatable {
  /// Comes before the word that says what is declared.
  case modifier
  /// A type or extension, whose members are declarations of their own.
  case type
  case actorType
  case classType
  /// A function, initializer, deinitializer or subscript.
  case callable
  case value
  /// An import, or a declaration without code.
  case other
  /// Not the end of a declaration.
  case continued

  init?(_ word: UnsafeBufferPointer<UInt8>) {
    guard 2 <= word.count, word.count <= 15 else { return nil }
    for (text, meaning) in Self.words[word.count] where word.elementsEqual(text) {
      self = meaning
      return
    }
    return nil
  }

  /// Whether a declaration begins with the word, or goes on behind `class`.
  var begins: Bool { self != .continued }

  /// By their length.
  private static let words: [[([UInt8], DeclarationWord)]] = {
    var result: [[([UInt8], DeclarationWord)]] = Array(repeating: [], count: 16)
    let groups: [(DeclarationWord, String)] = [
      (.value, "var let typealias case associatedtype"),
      (.callable, "func init subscript deinit"),
      (.type, "struct enum protocol extension"),
      (.actorType, "actor"),
      (.classType, "class"),
      (.other, "import operator precedencegroup macro"),
      (
        .modifier,
        """
        public private fileprivate internal package open static final override nonisolated isolated indirect mutating \
        nonmutating consuming borrowing lazy weak unowned distributed convenience required dynamic optional prefix \
        postfix infix async
        """
      ),
      (
        .continued,
        "if guard while for in where is as return throw try await else some any inout do repeat switch throws rethrows"
      ),
    ]
    for (meaning, words) in groups {
      for word in words.split(separator: " ") { result[word.utf8.count].append((Array(word.utf8), meaning)) }
    }
    return result
  }()
}
