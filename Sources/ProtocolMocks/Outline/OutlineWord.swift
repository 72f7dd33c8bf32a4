/// Words that matter between declarations.
enum OutlineWord: Equatable {
  case protocolWord, classWord, extensionWord, typealiasWord, importWord
  /// `struct` and its like.
  case otherType
  case modifier, privateModifier
  /// Begins a declaration of something else, whose name follows.
  case declaration

  init?(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ length: Int) {
    guard 3 <= length, length <= 15, start + length <= bytes.count else { return nil }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<start + length])
    func isWord(_ text: StaticString) -> Bool {
      text.utf8CodeUnitCount == length
        && word.elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    for (text, meaning) in Self.words where isWord(text) {
      self = meaning
      return
    }
    return nil
  }

  private static let words: [(StaticString, OutlineWord)] = [
    ("var", .declaration), ("let", .declaration), ("func", .declaration), ("case", .declaration),
    ("public", .modifier), ("private", .privateModifier), ("fileprivate", .privateModifier), ("internal", .modifier),
    ("static", .modifier), ("final", .modifier), ("override", .modifier), ("package", .modifier), ("open", .modifier),
    ("nonisolated", .modifier), ("indirect", .modifier), ("mutating", .modifier), ("lazy", .modifier),
    ("weak", .modifier), ("distributed", .modifier), ("convenience", .modifier), ("required", .modifier),
    ("protocol", .protocolWord), ("class", .classWord), ("extension", .extensionWord), ("typealias", .typealiasWord),
    ("import", .importWord), ("struct", .otherType), ("enum", .otherType), ("actor", .otherType),
    ("operator", .declaration), ("precedencegroup", .declaration), ("macro", .declaration),
    ("associatedtype", .declaration), ("subscript", .modifier), ("init", .modifier), ("deinit", .modifier),
  ]
}
