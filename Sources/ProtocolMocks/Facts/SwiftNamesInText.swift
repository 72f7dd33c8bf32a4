import SwiftScanning

/// Finding and replacing names in the text of types.
extension String {
  /// Returns the text with names replaced by the results of `body`; nil keeps a name.
  ///
  /// Names after a dot are skipped. For `Self.Item`, `body` gets `Self`, and the bytes from the dot as `following`. A
  /// name in backticks is passed, and replaced, without them.
  func replacingNames(_ body: (_ name: Substring, _ following: Substring.UTF8View) -> String?) -> String {
    var result = ""
    var isChanged = false
    var last = UInt8(ascii: " ")
    var index = utf8.startIndex
    var copied = index
    while index < utf8.endIndex {
      let start = index
      guard let name = takeName(from: &index) else {
        last = utf8[index]
        utf8.formIndex(after: &index)
        continue
      }
      defer { last = UInt8(ascii: "a") }
      guard last != UInt8(ascii: "."), let other = body(name, self[index...].utf8) else { continue }
      result += self[copied..<start] + other
      copied = index
      isChanged = true
    }
    return isChanged ? result + self[copied...] : self
  }

  /// Returns the name at an index, without backticks, and advances to its end; nil if there is none.
  private func takeName(from index: inout Index) -> Substring? {
    let start = index
    if utf8[start] == UInt8(ascii: "`") {
      let inner = utf8.index(after: start)
      guard let end = utf8[inner...].firstIndex(of: UInt8(ascii: "`")) else { return nil }
      index = utf8.index(after: end)
      return self[inner..<end]
    }
    guard utf8[start].startsSwiftName else { return nil }
    while index < utf8.endIndex, utf8[index].continuesSwiftName { utf8.formIndex(after: &index) }
    return self[start..<index]
  }

  /// Whether the text has one of the names, other than after a dot.
  func mentions(_ names: Set<String>) -> Bool {
    guard !names.isEmpty else { return false }
    var isFound = false
    _ = replacingNames { name, _ in
      isFound = isFound || names.contains(String(name))
      return nil
    }
    return isFound
  }

  /// The name without enclosing backticks.
  var withoutBackticks: String {
    guard 2 < utf8.count, utf8.first == UInt8(ascii: "`"), utf8.last == UInt8(ascii: "`") else { return self }
    return String(dropFirst().dropLast())
  }
}
