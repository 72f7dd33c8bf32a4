import Source

/// Parses a JSON text into nodes: the structure of arrays and objects. Nesting uses an explicit stack.
struct JSONParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let path: String
  let code: DiagnosticCode
  let duplicateKeys: Diagnostic.Severity
  let allowsUnpairedSurrogates: Bool
  let dialect: JSONDocument.Dialect
  let limits: JSONDocument.Limits

  var position = 0
  var nodes: [JSONNode] = []
  var diagnostics: [Diagnostic] = []
  /// The arrays and objects that are not closed yet.
  private var open: [Int] = []
  /// The keys of the object being closed. A property to reuse its storage.
  private var keys: [Int] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, path: String, code: DiagnosticCode, duplicateKeys: Diagnostic.Severity,
    allowsUnpairedSurrogates: Bool, dialect: JSONDocument.Dialect, limits: JSONDocument.Limits
  ) {
    self.bytes = bytes
    self.path = path
    self.code = code
    self.duplicateKeys = duplicateKeys
    self.allowsUnpairedSurrogates = allowsUnpairedSurrogates
    self.dialect = dialect
    self.limits = limits
  }

  /// The expected next part of the text.
  private enum Step {
    case value, afterOpening, afterValue, done, failed
  }

  /// Parses the text. Returns whether it could be read to its end.
  mutating func parse() -> Bool {
    guard bytes.count < Int(UInt32.max) else {
      report("The file is too large", at: TextRange(at: 0))
      return false
    }
    if bytes.starts(with: byteOrderMark) { position = byteOrderMark.count }
    var step = Step.value
    while diagnostics.count < limits.mistakes {
      switch step {
      case .value: step = value()
      case .afterOpening: step = afterOpening()
      case .afterValue: step = afterValue()
      case .done: return true
      case .failed: return false
      }
    }
    return false
  }

  private mutating func value() -> Step {
    skipSpace()
    guard nodes.count < limits.values else {
      report("The file contains more than \(limits.values) values", at: TextRange(at: UInt32(position)))
      return .failed
    }
    guard position < bytes.count else { return unexpected("a value") }
    switch bytes[position] {
    case UInt8(ascii: "{"): return openContainer(.object)
    case UInt8(ascii: "["): return openContainer(.array)
    case UInt8(ascii: "\""): return string(isKey: false) ? .afterValue : .failed
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return number() ? .afterValue : .failed
    default: return literal() ? .afterValue : unexpected("a value")
    }
  }

  private mutating func openContainer(_ kind: JSONKind) -> Step {
    guard open.count < limits.depth else {
      report(
        "Arrays and objects are nested deeper than \(limits.depth) levels",
        at: TextRange(UInt32(position), UInt32(position + 1)))
      return .failed
    }
    open.append(nodes.count)
    append(kind, from: position, to: position + 1)
    position += 1
    return .afterOpening
  }

  private mutating func afterOpening() -> Step {
    skipSpace()
    if position < bytes.count, isCloser(bytes[position]) { return closeContainer() }
    return nextItem()
  }

  /// Starts reading a member or an element.
  private mutating func nextItem() -> Step {
    guard let container = open.last, nodes[container].kind == .object else { return .value }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
      return unexpected("a key in double quotes")
    }
    guard string(isKey: true) else { return .failed }
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else { return unexpected("':' after the key") }
    position += 1
    return .value
  }

  private mutating func afterValue() -> Step {
    skipSpace()
    guard let container = open.last else {
      return position == bytes.count ? .done : unexpected("the end of the file")
    }
    let isObject = nodes[container].kind == .object
    guard position < bytes.count else { return unexpected(isObject ? "',' or '}'" : "',' or ']'") }
    if isCloser(bytes[position]) { return closeContainer() }
    guard bytes[position] == UInt8(ascii: ",") else { return unexpected(isObject ? "',' or '}'" : "',' or ']'") }
    let comma = position
    position += 1
    skipSpace()
    if position < bytes.count, isCloser(bytes[position]) {
      if dialect == .standard {
        report("JSON does not allow trailing commas", at: TextRange(UInt32(comma), UInt32(comma + 1)))
      }
      return closeContainer()
    }
    return nextItem()
  }

  private func isCloser(_ byte: UInt8) -> Bool {
    guard let container = open.last else { return false }
    return byte == (nodes[container].kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  private mutating func closeContainer() -> Step {
    guard let container = open.popLast() else { return .failed }
    position += 1
    nodes[container].upper = UInt32(position)
    nodes[container].end = UInt32(nodes.count)
    if nodes[container].kind == .object { checkDuplicateKeys(of: container) }
    return .afterValue
  }

  private mutating func unexpected(_ expected: String) -> Step {
    reportUnexpected(expected, opened: open.last.map { Int(nodes[$0].lower) })
    return .failed
  }
}

// MARK: - Duplicate keys

extension JSONParser {
  /// Reports duplicate keys of an object. Takes linear time for objects with many keys.
  private mutating func checkDuplicateKeys(of object: Int) {
    keys.removeAll(keepingCapacity: true)
    var key = object + 1
    while key < nodes[object].end {
      keys.append(key)
      key = Int(nodes[key + 1].end)
    }
    let duplicates = keys.count <= 16 ? checkFewKeys() : checkManyKeys()
    if dialect == .foundation { for key in duplicates.reversed() { removeMember(key, of: object) } }
  }

  /// Removes a member of the object being closed, which is the last object so far.
  private mutating func removeMember(_ key: Int, of object: Int) {
    let end = nodes[key + 1].end
    nodes.removeSubrange(key..<Int(end))
    for index in object..<nodes.count where UInt32(key) < nodes[index].end { nodes[index].end -= end - UInt32(key) }
  }

  /// Reports and returns the keys that occurred before.
  private mutating func checkFewKeys() -> [Int] {
    guard 1 < keys.count else { return [] }
    var duplicates: [Int] = []
    for later in 1..<keys.count {
      let earlier = keys[..<later].first { nodes[$0].hash == nodes[keys[later]].hash && sameText($0, keys[later]) }
      guard let earlier else { continue }
      reportDuplicate(keys[later], earlier: earlier)
      duplicates.append(keys[later])
    }
    return duplicates
  }

  /// Reports and returns the keys that occurred before.
  private mutating func checkManyKeys() -> [Int] {
    var duplicates: [Int] = []
    var seen: [[UInt8]: Int] = [:]
    seen.reserveCapacity(keys.count)
    for key in keys where diagnostics.count < limits.mistakes {
      guard let earlier = seen.updateValue(key, forKey: decoded(key)) else { continue }
      reportDuplicate(key, earlier: earlier)
      duplicates.append(key)
    }
    return duplicates
  }

  private func sameText(_ a: Int, _ b: Int) -> Bool {
    if nodes[a].hasEscapes || nodes[b].hasEscapes { return decoded(a) == decoded(b) }
    return content(a).elementsEqual(content(b))
  }

  private mutating func reportDuplicate(_ key: Int, earlier: Int) {
    let text = String(decoding: decoded(key), as: UTF8.self)
    diagnostics.append(
      Diagnostic(
        code, duplicateKeys,
        "Duplicate key '\(text)'; the \(dialect == .foundation ? "first" : "last") value is used",
        at: location(of: key),
        related: [Diagnostic.Related("the first key is here", at: location(of: earlier))]))
  }

  private func location(of node: Int) -> Location {
    Location(path, TextRange(nodes[node].lower, nodes[node].upper))
  }

  private func content(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[Int(nodes[node].lower) + 1..<Int(nodes[node].upper) - 1])
  }

  private func decoded(_ node: Int) -> [UInt8] {
    nodes[node].hasEscapes ? JSONEscapes.decode(content(node)) : Array(content(node))
  }
}
