/// A keyword of Swift, reserved or contextual, that readers of tokens recognize.
package enum SwiftKeyword: String, CaseIterable, Sendable {
  case wildcard = "_"
  case anyType = "Any"
  case selfType = "Self"
  case selfValue = "self"
  case initializer = "init"
  case underscoredConsuming = "__consuming"
  case underscoredOwned = "__owned"
  case underscoredShared = "__shared"
  case underscoredConst = "_const"
  case actor, any, `as`, `associatedtype`, async, await, borrowing, `break`
  case `case`, `catch`, `class`, consuming, `continue`, convenience, copy, `default`, `defer`, `deinit`, distributed,
    `do`
  case dynamic, each, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, final, `for`, `func`, `guard`
  case `if`, `import`, `in`, indirect, infix, `inout`, `internal`, `is`, isolated, lazy, `let`, macro, mutating, `nil`
  case nonisolated, nonmutating, of, open, `operator`, optional, override, package, postfix, `precedencegroup`, prefix
  case `private`, `protocol`, `public`, reasync, `repeat`, required, `rethrows`, `return`, sending, some, `static`
  case `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`, `try`, `typealias`, unowned, `var`, weak
  case `where`, `while`

  /// - Complexity: constant; the words are in a table by their bytes.
  init?(_ word: UnsafeBufferPointer<UInt8>) {
    guard let keyword = KeywordTable.shared[word] else { return nil }
    self = keyword
  }

  init?(_ word: ArraySlice<UInt8>) {
    guard let keyword = word.withUnsafeBufferPointer({ KeywordTable.shared[$0] }) else { return nil }
    self = keyword
  }

  /// Whether a word can never be a name without backticks, so that a value can begin after it.
  var comesBeforeValue: Bool {
    switch self {
    case .as, .associatedtype, .break, .case, .catch, .class, .continue, .default, .defer, .deinit, .do, .else, .enum,
      .extension, .fallthrough, .fileprivate, .for, .func, .guard, .if, .import, .in, .initializer, .inout, .internal,
      .is, .let, .operator, .precedencegroup, .private, .protocol, .public, .repeat, .rethrows, .return, .static,
      .struct, .subscript, .switch, .throw, .throws, .try, .typealias, .var, .where, .while:
      true
    default: false
    }
  }

  /// Whether attributes and modifiers can stand before it.
  var beginsDeclaration: Bool {
    switch self {
    case .associatedtype, .case, .class, .default, .deinit, .enum, .extension, .fileprivate, .func, .import,
      .initializer, .internal, .let, .operator, .precedencegroup, .private, .protocol, .public, .static, .struct,
      .subscript, .typealias, .var:
      true
    default: false
    }
  }
}

/// A hash table of the keywords by their bytes.
private struct KeywordTable {
  static let shared = KeywordTable()

  /// The bytes of a word, at most 16, in two numbers.
  private struct Key: Equatable {
    var first: UInt64 = 0
    var second: UInt64 = 0

    init(_ word: UnsafeBufferPointer<UInt8>) {
      for index in 0..<min(8, word.count) { first = first &<< 8 | UInt64(word[index]) }
      for index in min(8, word.count)..<word.count { second = second &<< 8 | UInt64(word[index]) }
    }

    var slot: Int { Int(truncatingIfNeeded: ((first ^ second &* 31) &* 0x9E37_79B9_7F4A_7C15) &>> 55) }
  }

  private var slots: [(key: Key, keyword: SwiftKeyword)?] = Array(repeating: nil, count: 1024)
  /// For the first byte of a keyword, the lengths as bits. Few other words agree in both.
  private var lengths: [UInt32] = Array(repeating: 0, count: 256)

  private init() {
    for keyword in SwiftKeyword.allCases {
      let word = Array(keyword.rawValue.utf8)
      let key = word.withUnsafeBufferPointer { Key($0) }
      var slot = key.slot
      while slots[slot] != nil { slot += 1 }
      slots[slot] = (key, keyword)
      lengths[Int(word[0])] |= 1 << UInt32(word.count)
    }
  }

  subscript(word: UnsafeBufferPointer<UInt8>) -> SwiftKeyword? {
    guard let first = word.first, word.count <= 16, lengths[Int(first)] &>> UInt32(word.count) & 1 == 1 else {
      return nil
    }
    let key = Key(word)
    var slot = key.slot
    while let found = slots[slot] {
      if found.key == key { return found.keyword }
      slot += 1
    }
    return nil
  }
}
