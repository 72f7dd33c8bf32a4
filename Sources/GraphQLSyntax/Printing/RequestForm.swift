import Source

/// The changes that Apollo's clients make to a definition before sending it. They add `__typename` to objects and
/// remove directives for the client.
struct RequestForm {
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
    printer.request = RequestForm(isLegacy: isLegacy)
    printer.print(definition)
    return printer.text.onOneLine
  }
}

extension String {
  /// The trimmed lines of the text, joined by blanks.
  fileprivate var onOneLine: String {
    var text = self
    let bytes = text.withUTF8 { utf8 in utf8.allSatisfy { $0 < 0x80 } ? Self.onOneLine(utf8) : nil }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? beyondASCIIOnOneLine
  }

  /// Returns `onOneLine` of an ASCII text.
  private static func onOneLine(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    let isBlank = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var start = 0
    while true {
      let isBreak = { (byte: UInt8) in (0xA...0xD).contains(byte) }
      let end = text[start...].firstIndex(where: isBreak) ?? text.count
      var line = text[start..<end].drop(while: isBlank)
      while let last = line.last, isBlank(last) { line.removeLast() }
      result += line
      if end == text.count { return result }
      result.append(UInt8(ascii: " "))
      start = end + 1
    }
  }

  private var beyondASCIIOnOneLine: String {
    let isBlank = { (scalar: Unicode.Scalar) in
      scalar == "\t" || scalar == " " || (!scalar.isASCII && scalar.properties.generalCategory == .spaceSeparator)
    }
    let isBreak = { (scalar: Unicode.Scalar) in
      (0xA...0xD).contains(scalar.value) || (!scalar.isASCII && [0x85, 0x2028, 0x2029].contains(scalar.value))
    }
    // Not a `UnicodeScalarView`, which is copied completely when a slice is appended.
    var result = ""
    for (index, line) in unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isBreak).enumerated() {
      if 0 < index { result.append(" ") }
      let start = line.firstIndex { !isBlank($0) } ?? line.endIndex
      let end = line.lastIndex { !isBlank($0) }.map { line.index(after: $0) } ?? start
      result += Substring(line[start..<end])
    }
    return result
  }
}
