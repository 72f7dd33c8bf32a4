import SwiftScanning

/// The types that a default contains.
extension String {
  /// The names of types whose values a default of this type needs, with their generic arguments.
  ///
  /// Optionals, arrays and dictionaries need none, and existential types have no default. A tuple needs the values of
  /// its elements, and a function its result: `["User", "Page<Item>"]` for `(id: User, (Int) -> Page<Item>)`.
  var defaultComponents: [String] {
    var text = Substring(self).trimmed
    while text.first == "@" { text = text.drop { $0 != " " }.trimmed }
    guard let first = text.utf8.first else { return [] }
    if first == UInt8(ascii: "(") { return text.componentsInParentheses }
    guard first.startsSwiftName || first == UInt8(ascii: "`") else { return [] }
    let head = text.utf8.prefix { $0.continuesSwiftName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "`") }
    if head.endIndex == text.endIndex {
      let last = Substring(head).split(separator: ".").last
      return ["Self", "Type", "Protocol"].contains(last) ? [] : [String(text)]
    }
    // The arguments must end the type.
    guard text.utf8[head.endIndex] == UInt8(ascii: "<"), text.end(ofBracketAt: head.endIndex) == text.endIndex else {
      return []
    }
    return [String(text)]
  }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmed: Substring {
    var result = drop { $0 == " " }
    while result.last == " " { result.removeLast() }
    return result
  }

  /// The components of a tuple, or of the result of a function.
  fileprivate var componentsInParentheses: [String] {
    guard let end = end(ofBracketAt: startIndex) else { return [] }
    let rest = self[end...]
    if let arrow = rest.arrow { return String(rest[arrow...]).defaultComponents }
    guard rest.isEmpty else { return [] }
    return self[index(after: startIndex)..<index(before: end)].elements.flatMap { String($0).defaultComponents }
  }

  /// Returns the index after the bracket that closes the one at an index, or nil if it isn't closed.
  fileprivate func end(ofBracketAt start: Index) -> Index? {
    var depth = 0
    var last: UInt8 = 0
    var index = start
    while index < endIndex {
      let byte = utf8[index]
      utf8.formIndex(after: &index)
      if "([<".utf8.contains(byte) { depth += 1 }
      if ")]".utf8.contains(byte) || byte == UInt8(ascii: ">") && last != UInt8(ascii: "-") {
        depth -= 1
        if depth == 0 { return index }
      }
      last = byte
    }
    return nil
  }

  /// The index after the first `->` outside of brackets.
  private var arrow: Index? {
    var index = startIndex
    while index < endIndex {
      let byte = utf8[index]
      if "([<".utf8.contains(byte) {
        guard let end = end(ofBracketAt: index) else { return nil }
        index = end
        continue
      }
      utf8.formIndex(after: &index)
      if byte == UInt8(ascii: "-"), index < endIndex, utf8[index] == UInt8(ascii: ">") {
        return utf8.index(after: index)
      }
    }
    return nil
  }

  /// The elements between commas outside of brackets, without their labels.
  private var elements: [Substring] {
    var result: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let byte = utf8[index]
      if "([<".utf8.contains(byte), let end = end(ofBracketAt: index) {
        index = end
        continue
      }
      if byte == UInt8(ascii: ",") { result.append(self[start..<index]) }
      utf8.formIndex(after: &index)
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") { start = index }
    }
    return result + [self[start...]]
  }
}

extension TypeFacts {
  /// The unqualified names of the types that the results' defaults contain.
  package var namesOfResults: [String] { members.flatMap { $0.result?.text.namesOfComponents ?? [] } }
}

extension ConcreteTypeFacts {
  /// The unqualified names of the types that the arguments' defaults contain.
  package var namesOfArguments: [String] { makers.flatMap(\.arguments).flatMap(\.type.namesOfComponents) }
}

extension String {
  fileprivate var namesOfComponents: [String] { defaultComponents.compactMap(\.nameParts.last) }
}
