import Source
import SwiftScanning

/// Finds `SourceName`s in the tokens of a Swift file.
package struct SourceNameScanner: ~Copyable {
  private(set) var result: Set<SourceName> = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: SwiftLexer
  /// The current token.
  private var token: SwiftToken
  /// The next token.
  private var following: SwiftToken
  private var cache = NameCache()
  private var last = Last.none
  /// Whether the current tokens are in a key path, where members of values follow names of types.
  private var isKeyPath = false
  /// The scope that the next brace opens.
  private var opening = Scope.other
  private var isExtension = false
  private var scopes: [Scope] = []
  /// The names of the extensions around the current token, each with the number of scopes around it.
  private var extended: [(name: Name, depth: Int)] = []
  /// The last declared function, subscript or variable, or the type for an initializer.
  private var declared: Name?

  /// The kind of the previous token.
  private enum Last: Equatable {
    case none
    case name(isType: Bool)
    case keyword(SwiftKeyword)
    /// The end of a value: a closing bracket, a string, `?` or `!`.
    case end
    case other
  }

  private enum Scope {
    case type(Name)
    case other
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes, .interpolations)
    token = lexer.next()
    following = lexer.next()
  }

  package mutating func scan() {
    while token.kind != .end {
      switch token.kind {
      case .word: word()
      case .operator: operatorSign()
      case .punctuation: punctuation()
      case .number, .string, .regex: last = .end
      default: last = .other
      }
      advance()
    }
  }

  private mutating func advance() {
    token = following
    following = lexer.next()
  }

  /// Whether a word follows without a space.
  private var isWordAdjacent: Bool { following.kind == .word && !following.isSpaced }

  private mutating func name(_ token: SwiftToken) -> Name {
    let text = UnsafeBufferPointer(rebasing: bytes[token.nameRange])
    return cache.intern(text, hash: NameHash.of(text))
  }

  private func isType(_ token: SwiftToken) -> Bool { bytes[token.nameRange].first?.isUppercaseLetter ?? false }

  // MARK: Signs

  private mutating func operatorSign() {
    if last == .keyword(.func) {
      declared = name(token)
      last = .other
      return
    }
    let point = UInt8(ascii: ".")
    if isKeyPath, bytes[token.range].allSatisfy({ $0 == point || Self.isMark($0) }), bytes[token.end - 1] == point {
      // `\.?.name`
      last = .end
      return member()
    }
    if bytes[token.range].contains(where: { !Self.isMark($0) }) { isKeyPath = false }
    last = Self.isMark(bytes[token.end - 1]) ? .end : .other
  }

  /// Whether it can follow a value that may be nil.
  private static func isMark(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") }

  private mutating func punctuation() {
    switch token.byte {
    case UInt8(ascii: "."): return member()
    case UInt8(ascii: "\\"):
      isKeyPath = true
      last = .end
      return
    case UInt8(ascii: "{"):
      open()
      last = .other
    case UInt8(ascii: "}"):
      _ = scopes.popLast()
      while let inner = extended.last, scopes.count < inner.depth { extended.removeLast() }
      last = .end
    case UInt8(ascii: ")"), UInt8(ascii: "]"): last = .end
    case UInt8(ascii: "@"):
      last = .other
      guard isWordAdjacent else { break }
      advance()
      if let declared, name(token) == SourceWords.autoclosure { result.insert(.takesAutoclosure(declared)) }
    default: last = .other
    }
    isKeyPath = false
  }

  private mutating func open() {
    scopes.append(opening)
    if isExtension, case .type(let name) = opening { extended.append((name, scopes.count)) }
    opening = .other
    isExtension = false
  }

  // MARK: Names

  /// Whether a value is assigned to the current name.
  private var isAssigned: Bool {
    following.kind == .operator && following.byte == UInt8(ascii: "=") && !following.isFirstOnLine
      && !(1 < following.end - following.start && bytes[following.start + 1] == UInt8(ascii: "="))
  }

  /// Reads the name after a point.
  private mutating func member() {
    let point = token
    guard isWordAdjacent, point.start == 0 || !Self.isInOperator(behind: bytes[point.start - 1]) else {
      last = .other
      return
    }
    let isRead =
      switch last {
      case .name(let isType): !isType || isKeyPath
      case .keyword(let word): word == .selfValue
      case .end: true
      case .none, .other: false
      }
    // A point with a space before it on the same line follows no value.
    let isSeparate = point.isSpaced && !point.isFirstOnLine
    advance()
    if isRead, !isSeparate, !following.isAdjacent("("), !isAssigned {
      let name = name(token)
      if !SourceWords.notMembers.contains(name) { result.insert(.readsMember(name)) }
    }
    last = .name(isType: isType(token))
  }

  /// Whether a point after a byte belongs to an operator.
  private static func isInOperator(behind byte: UInt8) -> Bool {
    byte.isSwiftOperator && !isMark(byte) && byte != UInt8(ascii: ">")
  }

  private mutating func word() {
    if let keyword = token.keyword, keyword.isKnown { return read(keyword) }
    if case .keyword(let word) = last, word.declares {
      declare(by: word)
    } else if let type = extended.last?.name, !following.isAdjacent("("), !following.isAdjacent(":"), !isAssigned {
      result.insert(.readsInExtension(name(token), of: type))
    }
    last = .name(isType: isType(token))
  }

  private mutating func read(_ keyword: SwiftKeyword) {
    // `class func`, and not a class.
    if last == .keyword(.class) { opening = .other }
    if keyword == .subscript { declared = SwiftFunction.subscriptName }
    if keyword == .initializer, case .type(let type)? = scopes.last { declared = type }
    last = .keyword(keyword)
  }

  private mutating func declare(by word: SwiftKeyword) {
    let name = name(token)
    declared = name
    switch word {
    case .func:
      switch scopes.last {
      case nil:
        result.insert(.declaresFunction(name, in: nil))
        result.insert(.declaresCallable(name))
      case .type(let type):
        result.insert(.declaresFunction(name, in: type))
        result.insert(.declaresCallable(name))
      case .other: break
      }
    case .let, .var:
      // `if let name {` reads the name that it declares.
      let isShort = !following.isFirstOnLine && (following.is("{") || following.is(","))
      if let type = extended.last?.name, isShort { result.insert(.readsInExtension(name, of: type)) }
    case .extension:
      var name = name
      while following.isAdjacent("."), following.end < bytes.count, bytes[following.end].startsName {
        advance()
        advance()
        name = self.name(token)
      }
      isExtension = true
      opening = .type(name)
    case .class, .struct, .enum, .actor, .protocol:
      result.insert(.declaresCallable(name))
      opening = .type(name)
    default: break
    }
  }
}

extension SwiftKeyword {
  /// Whether it declares the next name.
  fileprivate var declares: Bool {
    switch self {
    case .class, .struct, .enum, .actor, .protocol, .extension, .let, .var, .func, .typealias, .import,
      .associatedtype, .case, .for:
      true
    default: false
    }
  }

  /// Whether it is never the name of a property.
  fileprivate var isKnown: Bool {
    switch self {
    case .wildcard, .anyType, .underscoredConsuming, .underscoredOwned, .underscoredShared, .underscoredConst,
      .borrowing, .consuming, .copy, .each,
      .isolated, .nonisolated, .of, .precedencegroup, .reasync, .rethrows, .sending, .macro, .indirect, .nonmutating,
      .distributed, .convenience, .required, .dynamic, .optional, .prefix, .postfix, .infix:
      false
    default: true
    }
  }
}

/// The words with a meaning for the scanner.
private enum SourceWords {
  package static let autoclosure: Name = "autoclosure"
  package static let notMembers: Set<Name> = ["self", "init", "Type", "Protocol"]
}

extension UInt8 {
  fileprivate var startsName: Bool { startsSwiftName || self == UInt8(ascii: "`") || self == UInt8(ascii: "$") }
}
