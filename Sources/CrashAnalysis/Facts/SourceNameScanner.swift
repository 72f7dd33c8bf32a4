import Source

/// Finds `SourceName`s in the bytes of a Swift file.
struct SourceNameScanner: ~Copyable {
  private(set) var result: Set<SourceName> = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var cache = NameCache()
  /// What stands before the current point, comments and spaces left out.
  private var last = Token.none
  private var isAfterNewline = false
  /// A key path began here: names of types in it are followed by members of their values.
  private var isKeyPath = false
  /// What the next brace opens.
  private var opening = Scope.other
  private var scopes: [Scope] = []
  /// The name of the innermost extension, and how many scopes are around it.
  private var extended: [(name: Name, depth: Int)] = []
  private var parentheses = 0
  /// The function, subscript or variable that was declared last; the type for an initializer.
  private var declared: Name?
  /// Strings around the current point, which is in something interpolated.
  private var strings: [OpenString] = []

  private enum Token: Equatable {
    case none
    case name(Name, isType: Bool)
    case keyword(Name)
    /// The end of a value: a closing bracket, a string, `?` or `!`.
    case end
    case other
  }

  private enum Scope {
    case type(Name)
    case other
  }

  private struct OpenString {
    var hashes: Int
    var isMultiline: Bool
    var parentheses: Int
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func scan() {
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        isAfterNewline = true
        index += 1
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): skipComment()
      case UInt8(ascii: "\""): openString(hashes: 0)
      case UInt8(ascii: "#"): hash()
      case UInt8(ascii: "."): dot()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
      case UInt8(ascii: "`"): name()
      default:
        if byte.startsName { name() } else { sign(byte) }
      }
    }
  }

  private func at(_ offset: Int) -> UInt8 {
    let place = index + offset
    return 0 <= place && place < bytes.count ? bytes[place] : 0
  }

  private mutating func end(_ token: Token) {
    last = token
    isAfterNewline = false
  }

  // MARK: Comments and strings

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    while index < bytes.count {
      if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if bytes[index] == UInt8(ascii: "\n") { isAfterNewline = true }
        index += 1
      }
    }
  }

  private mutating func hash() {
    var count = 0
    while at(count) == UInt8(ascii: "#") { count += 1 }
    index += count
    if at(0) == UInt8(ascii: "\"") { openString(hashes: count) } else { end(.other) }
  }

  private mutating func openString(hashes: Int) {
    let isMultiline = at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"")
    index += isMultiline ? 3 : 1
    skipString(OpenString(hashes: hashes, isMultiline: isMultiline, parentheses: 0))
  }

  /// Goes to the end of a string, or to what is interpolated in it.
  private mutating func skipString(_ string: OpenString) {
    var string = string
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\\") where areHashes(string.hashes, from: 1):
        index += 1 + string.hashes
        if at(0) == UInt8(ascii: "(") {
          string.parentheses = parentheses
          strings.append(string)
          parentheses += 1
          index += 1
          return end(.other)
        }
        index += 1
      case UInt8(ascii: "\"") where isEnd(of: string):
        index += (string.isMultiline ? 3 : 1) + string.hashes
        return end(.end)
      case UInt8(ascii: "\n") where !string.isMultiline: return end(.end)
      default: index += 1
      }
    }
  }

  private func areHashes(_ count: Int, from offset: Int) -> Bool {
    (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
  }

  private func isEnd(of string: OpenString) -> Bool {
    guard string.isMultiline else { return areHashes(string.hashes, from: 1) }
    return at(1) == UInt8(ascii: "\"") && at(2) == UInt8(ascii: "\"") && areHashes(string.hashes, from: 3)
  }

  // MARK: Signs

  private mutating func sign(_ byte: UInt8) {
    index += 1
    if last == .keyword(SourceWords.function) {
      declareOperator(from: index - 1)
      return end(.other)
    }
    switch byte {
    case UInt8(ascii: "("):
      parentheses += 1
      end(.other)
    case UInt8(ascii: ")"):
      parentheses -= 1
      if let string = strings.last, string.parentheses == parentheses {
        strings.removeLast()
        return skipString(string)
      }
      end(.end)
    case UInt8(ascii: "{"):
      open()
      end(.other)
    case UInt8(ascii: "}"):
      _ = scopes.popLast()
      while let inner = extended.last, scopes.count < inner.depth { extended.removeLast() }
      end(.end)
    case UInt8(ascii: "]"), UInt8(ascii: "?"), UInt8(ascii: "!"): end(.end)
    case UInt8(ascii: "\\"):
      isKeyPath = true
      return end(.end)
    case UInt8(ascii: "@"):
      if at(0).startsName, takeName() == SourceWords.autoclosure, let declared {
        result.insert(.takesAutoclosure(declared))
      }
      end(.other)
    default: end(.other)
    }
    if byte != UInt8(ascii: "?"), byte != UInt8(ascii: "!") { isKeyPath = false }
  }

  private mutating func declareOperator(from start: Int) {
    let marks = [UInt8(ascii: "?"), UInt8(ascii: "!")]
    while index < bytes.count, bytes[index].isOperator || marks.contains(bytes[index]) { index += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    declared = cache.intern(text, hash: NameHash.of(text))
  }

  private mutating func open() {
    scopes.append(opening)
    if isExtension, case .type(let name) = opening { extended.append((name, scopes.count)) }
    opening = .other
    isExtension = false
  }

  private var isExtension = false

  private mutating func number() {
    while at(0).continuesName { index += 1 }
    end(.end)
  }

  // MARK: Names

  private mutating func takeName() -> Name {
    let isQuoted = at(0) == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].continuesName { index += 1 }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    let name = cache.intern(text, hash: NameHash.of(text))
    if isQuoted { index += 1 }
    return name
  }

  /// The first byte behind spaces.
  private func next() -> (byte: UInt8, following: UInt8) {
    var offset = 0
    while at(offset) == UInt8(ascii: " ") { offset += 1 }
    return (at(offset), at(offset + 1))
  }

  private var isAssigned: Bool { next().byte == UInt8(ascii: "=") && next().following != UInt8(ascii: "=") }

  private mutating func dot() {
    let before = at(-1)
    index += 1
    guard at(0).startsName || at(0) == UInt8(ascii: "`"), !before.isOperator else { return end(.other) }
    var isRead = false
    switch last {
    case .name(_, let isType): isRead = !isType || isKeyPath
    case .keyword(let word): isRead = word == SourceWords.selfName
    case .end: isRead = true
    case .none, .other: break
    }
    // Where there is a space before it on the same line, nothing is.
    let isSeparate = before == UInt8(ascii: " ") && !isAfterNewline
    let name = takeName()
    if isRead, !isSeparate, at(0) != UInt8(ascii: "("), !isAssigned, !SourceWords.notMembers.contains(name) {
      result.insert(.readsMember(name))
    }
    end(.name(name, isType: name.utf8.first?.isUppercase ?? false))
  }

  private mutating func name() {
    let isQuoted = at(0) == UInt8(ascii: "`")
    let name = takeName()
    if !isQuoted, SourceWords.all.contains(name) { return keyword(name) }
    if case .keyword(let word) = last, SourceWords.declaring.contains(word) {
      declare(name, by: word)
    } else if let type = extended.last?.name, at(0) != UInt8(ascii: "("), at(0) != UInt8(ascii: ":"), !isAssigned {
      result.insert(.readsInExtension(name, of: type))
    }
    end(.name(name, isType: name.utf8.first?.isUppercase ?? false))
  }

  private mutating func keyword(_ name: Name) {
    // `class func`, and not a class.
    if case .keyword(let word) = last, word == SourceWords.classWord { opening = .other }
    if name == TestFunction.subscriptName { declared = name }
    if name == SourceWords.initializer, case .type(let type)? = scopes.last { declared = type }
    end(.keyword(name))
  }

  private mutating func declare(_ name: Name, by word: Name) {
    declared = name
    if word == SourceWords.function {
      switch scopes.last {
      case nil:
        result.insert(.declaresFunction(name, in: nil))
        result.insert(.declaresCallable(name))
      case .type(let type):
        result.insert(.declaresFunction(name, in: type))
        result.insert(.declaresCallable(name))
      case .other: break
      }
    } else if SourceWords.bindings.contains(word) {
      // `if let name {` reads what it names.
      let next = next().byte
      if let type = extended.last?.name, next == UInt8(ascii: "{") || next == UInt8(ascii: ",") {
        result.insert(.readsInExtension(name, of: type))
      }
    } else {
      declareType(name, by: word)
    }
  }

  private mutating func declareType(_ name: Name, by word: Name) {
    guard SourceWords.types.contains(word) else { return }
    var name = name
    if word == SourceWords.extensionWord {
      while at(0) == UInt8(ascii: "."), at(1).startsName || at(1) == UInt8(ascii: "`") {
        index += 1
        name = takeName()
      }
      isExtension = true
    } else {
      result.insert(.declaresCallable(name))
    }
    opening = .type(name)
  }
}

/// Words of Swift that matter when names are looked for.
private enum SourceWords {
  static let selfName: Name = "self"
  static let classWord: Name = "class"
  static let extensionWord: Name = "extension"
  static let function: Name = "func"
  static let initializer: Name = "init"
  static let autoclosure: Name = "autoclosure"
  static let bindings: Set<Name> = ["let", "var"]
  static let types: Set<Name> = ["class", "struct", "enum", "actor", "protocol", "extension"]
  static let declaring = types.union(bindings).union(["func", "typealias", "import", "associatedtype", "case", "for"])
  static let all = declaring.union([
    "self", "Self", "super", "return", "if", "else", "guard", "while", "repeat", "do", "catch", "throw", "throws",
    "try",
    "await", "async", "in", "is", "as", "where", "switch", "default", "break", "continue", "fallthrough", "defer",
    "nil",
    "true", "false", "init", "deinit", "subscript", "operator", "inout", "some", "any", "static", "final", "public",
    "private", "internal", "fileprivate", "package", "open", "mutating", "lazy", "weak", "unowned", "override",
  ])
  static let notMembers: Set<Name> = ["self", "init", "Type", "Protocol"]
}

extension UInt8 {
  fileprivate var isUppercase: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }

  fileprivate var startsName: Bool {
    isUppercase || UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$") || 0x80 <= self
  }

  fileprivate var continuesName: Bool { startsName || UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }

  /// What makes a point part of an operator.
  fileprivate var isOperator: Bool {
    switch self {
    case UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
