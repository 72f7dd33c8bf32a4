/// The reason why a text is not JSON.
public struct JSONSyntaxError: Error, Hashable, CustomStringConvertible {
  /// The description of the error.
  public let reason: String
  /// The offset of the error in bytes.
  public let offset: Int

  public var description: String { "invalid JSON: \(reason) at byte \(offset)" }
}

/// Parses JSON into values. Objects are ``JSONDictionary``, lists ``JSONList``, and null is `NSNull`. Numbers are `Int`
/// if they are integers that fit, else `Double`.
///
/// If a key is repeated, the last member applies. Foundation's parser accepts trailing commas, returns numbers and
/// Booleans as `NSNumber`, and reports some errors without a place.
struct JSONValueParser {
  /// The maximum nesting of lists and objects, which prevents stack overflow.
  static let depthLimit = 400

  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Returns the value of a JSON text. Throws ``JSONSyntaxError``, also for text that is not UTF-8.
  static func parse(_ bytes: [UInt8]) throws -> JSONValue {
    var parser = JSONValueParser(bytes: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { parser.position = 3 }
    let value = try parser.value()
    parser.skipSpace()
    if parser.position < bytes.count { throw parser.error("unexpected text after the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ reason: String) -> JSONSyntaxError { JSONSyntaxError(reason: reason, offset: position) }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value() throws -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try nested { try $0.object() }
    case UInt8(ascii: "["): return try nested { try $0.list() }
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "t"): return try word("true", true)
    case UInt8(ascii: "f"): return try word("false", false)
    case UInt8(ascii: "n"): return try word("null", jsonNull)
    case nil: throw error("a value is missing")
    default: return try number()
    }
  }

  private mutating func nested(_ read: (inout JSONValueParser) throws -> JSONValue) throws -> JSONValue {
    guard depth < Self.depthLimit else { throw error("values are nested too deeply") }
    depth += 1
    position += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  private mutating func object() throws -> JSONValue {
    var members: JSONObject = [:]
    if take(UInt8(ascii: "}")) { return JSONDictionary(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("a key is missing") }
      let key = try string()
      guard take(UInt8(ascii: ":")) else { throw error("':' is missing") }
      members[key] = try value()
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { throw error("'}' is missing") }
    return JSONDictionary(members)
  }

  private mutating func list() throws -> JSONValue {
    var elements: [JSONValue] = []
    if take(UInt8(ascii: "]")) { return JSONList(elements) }
    repeat { elements.append(try value()) } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "]")) else { throw error("']' is missing") }
    return JSONList(elements)
  }

  private mutating func word(_ text: String, _ value: JSONValue) throws -> JSONValue {
    guard bytes[position...].starts(with: text.utf8) else { throw error("a value is missing") }
    position += text.utf8.count
    return value
  }

  private mutating func number() throws -> JSONValue {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let first = next
    guard digits() else { throw error(position == start ? "a value is missing" : "a digit is missing") }
    if first == UInt8(ascii: "0"), position - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw error("a number starts with 0")
    }
    var isInteger = true
    if next == UInt8(ascii: ".") {
      position += 1
      isInteger = false
      guard digits() else { throw error("a digit is missing") }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      isInteger = false
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      guard digits() else { throw error("a digit is missing") }
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    if isInteger, let integer = Int(text) { return integer }
    guard let double = Double(text), double.isFinite else { throw error("the number is too large") }
    return double
  }

  /// Skips digits, and returns whether there was at least one.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    return start < position
  }
}

extension JSONValueParser {
  fileprivate mutating func string() throws -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = validated(text) else { throw error("invalid UTF-8") }
        position += 1
        return string
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &text)
      case 0..<0x20: throw error("a string contains a control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("'\"' is missing")
  }

  private func validated(_ text: [UInt8]) -> String? {
    let string = String(decoding: text, as: UTF8.self)
    // Decoding replaces invalid UTF-8, which changes the bytes.
    return string.utf8.elementsEqual(text) ? string : nil
  }

  private mutating func escape(into text: inout [UInt8]) throws {
    guard let byte = next else { throw error("'\"' is missing") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): text.append(contentsOf: Character(try scalar()).utf8)
    default: throw error("invalid escape sequence")
    }
  }

  /// Reads the scalar after `\u`. An unpaired surrogate becomes U+FFFD, as in Swift strings.
  private mutating func scalar() throws -> Unicode.Scalar {
    let high = try unit()
    guard 0xD800..<0xDC00 ~= high, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let start = position
    position += 2
    let low = try unit()
    guard 0xDC00..<0xE000 ~= low else {
      position = start
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws -> UInt32 {
    guard position + 4 <= bytes.count,
      let unit = UInt32(String(decoding: bytes[position..<position + 4], as: UTF8.self), radix: 16),
      bytes[position] != UInt8(ascii: "+"), bytes[position] != UInt8(ascii: "-")
    else { throw error("four hexadecimal digits are missing") }
    position += 4
    return unit
  }
}
