import Source

/// The changes that Apollo's generator makes to the text of a definition that clients send. They add `__typename` to
/// objects and remove directives for the client.
struct RequestTransform {
  /// Whether `__typename` comes first in all selection sets, including inline fragments, for servers with old safelists
  /// (`legacySafelistingCompatibleOperations`).
  let isLegacy: Bool

  /// The number of UTF-16 units above which lists and objects have separate lines.
  static let lineLimit = 80

  static let typename: Name = "__typename"
  private static let clientDirectives: [Name] = ["apollo_client_ios_localCacheMutation", "import"]

  static func isForClients(_ directive: Directive) -> Bool { clientDirectives.contains(directive.name.name) }

  func addsTypename(to selections: ArraySlice<Selection>, of owner: DocumentPrinter.SelectionSetOwner) -> Bool {
    switch owner {
    case .operation: false
    case .inlineFragment: isLegacy
    case .field, .fragmentDefinition: isLegacy || !selections.contains(where: isTypename)
    }
  }

  /// Returns whether the selection is a `__typename` that is printed first instead.
  func removes(_ selection: Selection) -> Bool { isLegacy && isTypename(selection) }

  private func isTypename(_ selection: Selection) -> Bool {
    if case .field(let field) = selection { field.name.name == Self.typename } else { false }
  }
}

extension DocumentPrinter {
  /// Returns the text of a definition that Apollo's clients send, on one line.
  ///
  /// - Parameter isLegacy: `experimentalFeatures.legacySafelistingCompatibleOperations`.
  package static func requestText(
    of definition: Definition, in document: Document, isLegacy: Bool = false
  ) -> String {
    var printer = DocumentPrinter(document)
    printer.request = RequestTransform(isLegacy: isLegacy)
    printer.print(definition)
    return printer.text.onOneLine
  }
}

extension String {
  /// The trimmed lines of the text, joined by blanks.
  ///
  /// - Complexity: linear in the size of the text.
  fileprivate var onOneLine: String {
    var text = self
    return text.withUTF8 { utf8 in
      let isASCII = utf8.allSatisfy { $0 < 0x80 }
      return String(unsafeUninitializedCapacity: utf8.count) {
        isASCII ? Self.writeASCIIOnOneLine(utf8, to: $0) : Self.writeOnOneLine(utf8, to: $0)
      }
    }
  }

  /// Does the same as `writeOnOneLine` for ASCII text, several times as fast.
  private static func writeASCIIOnOneLine(
    _ text: UnsafeBufferPointer<UInt8>, to result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var size = 0
    var start = 0
    while true {
      var end = start
      while end < text.count, !isLineBreak(text[end]) { end += 1 }
      let next = end
      while start < end, isBlank(text[start]) { start += 1 }
      while start < end, isBlank(text[end - 1]) { end -= 1 }
      let line = UnsafeBufferPointer(rebasing: text[start..<end])
      _ = UnsafeMutableBufferPointer(rebasing: result[size..<size + line.count]).initialize(from: line)
      size += line.count
      guard next < text.count else { return size }
      result[size] = UInt8(ascii: " ")
      size += 1
      start = next + 1
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineBreak(_ byte: UInt8) -> Bool { (0xA...0xD).contains(byte) }

  /// Writes the trimmed lines of UTF-8 text, joined by blanks, and returns their size.
  ///
  /// - Parameter result: a buffer of at least the size of the text.
  private static func writeOnOneLine(
    _ text: UnsafeBufferPointer<UInt8>, to result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var size = 0
    // The size of the line without the blanks at its end.
    var trimmedSize = 0
    var isLineEmpty = true
    var index = 0
    while index < text.count {
      let (kind, length) = kind(of: text, at: index)
      switch kind {
      case .lineBreak:
        result[trimmedSize] = UInt8(ascii: " ")
        trimmedSize += 1
        size = trimmedSize
        isLineEmpty = true
      case .blank where isLineEmpty: break
      case .blank, .other:
        for offset in index..<index + length { result[size + offset - index] = text[offset] }
        size += length
        if kind == .other { (trimmedSize, isLineEmpty) = (size, false) }
      }
      index += length
    }
    return trimmedSize
  }

  private enum ScalarKind { case lineBreak, blank, other }

  /// Returns the kind of the scalar at an index of UTF-8 text, and its length in bytes.
  private static func kind(
    of text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (kind: ScalarKind, length: Int) {
    let byte = text[index]
    if byte < 0x80 {
      return (isBlank(byte) ? .blank : isLineBreak(byte) ? .lineBreak : .other, 1)
    }
    var bytes = text[index...].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return (.other, 1) }
    let length = UTF8.width(scalar)
    switch scalar.value {
    case 0x85, 0x2028, 0x2029: return (.lineBreak, length)
    default: return (scalar.properties.generalCategory == .spaceSeparator ? .blank : .other, length)
    }
  }
}
