import Source
import SwiftScanning

/// Walks over the declarations of a file and of the types in it. The bodies of functions and protocols are skipped.
struct OutlineScanner: ~Copyable {
  var outline: SwiftOutline
  var skipper: SwiftSkipper
  let bytes: UnsafeBufferPointer<UInt8>

  /// The types around the current point.
  private(set) var scopes: [Scope] = []
  private var conditions = ConditionStack()
  /// Where the attributes and modifiers before the current point begin.
  private var start: Int?
  /// Comments before `start`, or before the current point if there is none.
  var comments: [Range<Int>] = []
  private(set) var isPrivate = false
  /// What an attribute before the current point makes of the type that follows.
  private var role: OutlinedName.Role?
  /// `@_spi(Name)` before the current point, and around it.
  private(set) var spi: [String] = []

  struct Scope {
    var names: [String]
    var isHidden: Bool
    var spi: [String]
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    skipper = SwiftSkipper(bytes)
    outline = SwiftOutline(path: path)
  }

  mutating func scan() {
    while skipSpace() {
      let byte = skipper.at(0)
      switch byte {
      case UInt8(ascii: "@"): attribute()
      case UInt8(ascii: "#"): directive()
      case UInt8(ascii: "`"): other(takeWord())
      case UInt8(ascii: "\""):
        other()
        skipper.skipString(hashes: 0, depth: 0)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        other()
        skipBrackets()
      case UInt8(ascii: "}"):
        other()
        skipper.index += 1
        if scopes.popLast() == nil { return fail(at: skipper.index - 1) }
        spi = scopes.last?.spi ?? []
      case UInt8(ascii: "."):
        other()
        skipper.index += 1
        _ = takeWord()
      default:
        if byte.startsSwiftName { word() } else { sign() }
      }
    }
    if !scopes.isEmpty || skipper.isBroken { fail(at: bytes.count) }
    reportMarkers()
  }

  private mutating func fail(at offset: Int) {
    if outline.brokenAt == nil { outline.brokenAt = UInt32(truncatingIfNeeded: max(0, min(offset, bytes.count))) }
  }

  // MARK: Between declarations

  /// Goes to the next byte that is neither space nor comment; false at the end.
  mutating func skipSpace() -> Bool {
    while !skipper.isAtEnd {
      let byte = skipper.at(0)
      if byte <= UInt8(ascii: " ") {
        skipper.index += 1
      } else if byte == UInt8(ascii: "/") {
        let begin = skipper.index
        guard skipper.skipComment() else { return true }
        comments.append(begin..<skipper.index)
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipBrackets() {
    var found: [Range<Int>] = []
    skipper.skipBrackets { found.append($0) }
    for range in found where MockMarker.find(in: bytes, range) != nil { stray(range) }
  }

  private mutating func sign() {
    other()
    skipper.index += 1
  }

  /// Something that is no attribute or modifier: what came before belongs to nothing that matters here.
  mutating func other(_ word: String = "") {
    reportMarkers()
    start = nil
    isPrivate = false
    role = nil
    spi = scopes.last?.spi ?? []
  }

  private mutating func reportMarkers() {
    for range in comments where MockMarker.find(in: bytes, range) != nil { stray(range) }
    comments.removeAll(keepingCapacity: true)
  }

  private mutating func stray(_ range: Range<Int>) { outline.strayMarkers.append(TextRange(range)) }

  private mutating func begin(at offset: Int) { if start == nil { start = offset } }

  // MARK: Words

  /// Takes a name, without the backticks around it.
  mutating func takeWord() -> String {
    let isQuoted = skipper.at(0) == UInt8(ascii: "`")
    if isQuoted { skipper.index += 1 }
    let begin = skipper.index
    while isQuoted ? isInQuotes : skipper.at(0).continuesSwiftName { skipper.index += 1 }
    let word = String(decoding: bytes[begin..<skipper.index], as: UTF8.self)
    if isQuoted, !skipper.isAtEnd { skipper.index += 1 }
    return word
  }

  private var isInQuotes: Bool {
    !skipper.isAtEnd && skipper.at(0) != UInt8(ascii: "`") && skipper.at(0) != UInt8(ascii: "\n")
  }

  private mutating func attribute() {
    begin(at: skipper.index)
    let begin = skipper.index
    skipper.index += 1
    let name = takeWord()
    role = OutlinedName.Role(rawValue: name) ?? role
    while skipper.at(0) == UInt8(ascii: "."), skipper.at(1).startsSwiftName {
      skipper.index += 1
      _ = takeWord()
    }
    if skipper.at(0) == UInt8(ascii: "(") { skipBrackets() }
    if name == "_spi" {
      spi.append(String(decoding: bytes[begin..<skipper.index].filter { UInt8(ascii: " ") < $0 }, as: UTF8.self))
    }
  }

  private mutating func word() {
    let offset = skipper.index
    let length = wordLength
    guard let keyword = OutlineWord(bytes, offset, length) else {
      skipper.index += length
      return other()
    }
    skipper.index += length
    switch keyword {
    case .modifier, .privateModifier:
      begin(at: offset)
      if skipper.at(0) == UInt8(ascii: "(") {
        skipBrackets()
      } else if keyword == .privateModifier {
        isPrivate = true
      }
    case .classWord where isFollowedByMember: begin(at: offset)
    case .protocolWord, .classWord: type(keyword == .classWord ? .class : .protocol, at: offset)
    case .otherType: otherType(isExtension: false)
    case .extensionWord: otherType(isExtension: true)
    case .typealiasWord: alias()
    case .importWord: importLine(at: offset)
    case .declaration:
      other()
      // Its name may be any word.
      if skipSpace(), skipper.at(0).startsSwiftName || skipper.at(0) == UInt8(ascii: "`") { _ = takeWord() }
    }
  }

  private var wordLength: Int {
    var length = 0
    while skipper.at(length).continuesSwiftName { length += 1 }
    return length
  }

  /// Whether `class` makes a member one of the type.
  private var isFollowedByMember: Bool {
    var offset = 0
    while 0 < skipper.at(offset), skipper.at(offset) <= UInt8(ascii: " ") { offset += 1 }
    let begin = skipper.index + offset
    var length = 0
    while skipper.at(offset + length).continuesSwiftName { length += 1 }
    switch OutlineWord(bytes, begin, length) {
    case .modifier, .privateModifier, .declaration, .typealiasWord: return true
    default: return false
    }
  }

  // MARK: Declarations

  private mutating func type(_ kind: OutlinedType.Kind, at offset: Int) {
    let begin = start ?? offset
    let marker = comments.compactMap { MockMarker.find(in: bytes, $0) }.last
    comments.removeAll(keepingCapacity: true)
    guard skipSpace(), skipper.at(0).startsSwiftName || skipper.at(0) == UInt8(ascii: "`") else { return other() }
    let nameStart = skipper.index
    let name = takeWord()
    let nameRange = TextRange(nameStart..<skipper.index)
    let isHidden = isPrivate || scopes.contains { $0.isHidden }
    let path = scopes.flatMap(\.names)
    guard goToBrace() else { return other() }
    let body = skipper.index
    skipper.skipBrackets()
    let type = OutlinedType(
      kind: kind, name: name, path: path, range: TextRange(begin..<skipper.index), nameRange: nameRange,
      conditions: conditions.all, marker: marker, isHidden: isHidden, spi: spi)
    outline.types.append(type)
    if kind == .class {
      // Types in it are looked for, too.
      skipper.index = body + 1
      scopes.append(Scope(names: [name], isHidden: isHidden, spi: spi))
    }
    comments.removeAll(keepingCapacity: true)
    other()
  }

  private mutating func otherType(isExtension: Bool) {
    let (isHidden, role, spi) = (isPrivate, role, spi)
    other()
    guard skipSpace() else { return }
    var names = [takeWord()]
    while isExtension, skipper.at(0) == UInt8(ascii: "."), skipper.at(1).startsSwiftName {
      skipper.index += 1
      names.append(takeWord())
    }
    let nameEnd = skipper.index
    guard goToBrace() else { return other() }
    if !isExtension, let name = names.first {
      let isNoncopyable = bytes[nameEnd..<skipper.index].contains(UInt8(ascii: "~"))
      outline.names.append(
        OutlinedName(name: name, path: scopes.flatMap(\.names), role: isNoncopyable ? .noncopyable : role, spi: spi))
    }
    skipper.index += 1
    scopes.append(Scope(names: names, isHidden: isHidden || scopes.contains { $0.isHidden }, spi: spi))
    other()
  }

  /// Goes to the brace that opens a body.
  private mutating func goToBrace() -> Bool {
    while skipSpace() {
      switch skipper.at(0) {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: "}"), UInt8(ascii: ";"): return false
      case UInt8(ascii: "("), UInt8(ascii: "["): skipper.skipBrackets()
      case UInt8(ascii: "#"), UInt8(ascii: "\""): return false
      default: skipper.index += 1
      }
    }
    return false
  }

  private mutating func importLine(at offset: Int) {
    let begin = start ?? offset
    while !skipper.isAtEnd, skipper.at(0) != UInt8(ascii: "\n"), skipper.at(0) != UInt8(ascii: ";") {
      if skipper.at(0) == UInt8(ascii: "/"), skipper.at(1) == UInt8(ascii: "/") || skipper.at(1) == UInt8(ascii: "*") {
        break
      }
      skipper.index += 1
    }
    var words = bytes[begin..<skipper.index].split { $0 <= UInt8(ascii: " ") }
    words.removeAll { $0.elementsEqual("@_exported".utf8) }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    outline.imports.append(OutlinedImport(text: text, conditions: conditions.all))
    other()
  }

  private mutating func directive() {
    let offset = skipper.index
    var length = 1
    while skipper.at(length).continuesSwiftName { length += 1 }
    let word = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    guard ["#if", "#elseif", "#else", "#endif"].contains(word) else {
      other()
      if length == 1 { return skipper.skipHashes(depth: 0) }
      skipper.index += length
      return
    }
    reportMarkers()
    skipper.index += length
    let begin = skipper.index
    skipper.skipLine()
    conditions.take(word, String(decoding: bytes[begin..<skipper.index], as: UTF8.self))
  }
}

extension TextRange {
  init(_ range: Range<Int>) {
    self.init(UInt32(truncatingIfNeeded: range.lowerBound), UInt32(truncatingIfNeeded: range.upperBound))
  }
}
