import Source

/// The name that a declaration introduces, found without a parser.
package enum IntroducedName: Hashable, Sendable {
  /// A function, a property, an initializer or a subscript. For several properties, it is the first name.
  case member(Name)
  /// The header of a type or extension, with its path.
  case type([Name])
  case alias
  /// The whole file, or a declaration without a name that code can use.
  case other
}

extension OutlinedDeclaration {
  /// The path of the types around it.
  package var enclosing: [Name] { components.dropLast().flatMap(Self.path) }

  /// The name that it introduces. It is read from the identity.
  package var introduced: IntroducedName {
    guard let last = components.last else { return .other }
    if isHeader { return .type(enclosing + Self.path(last)) }
    let word = Self.introducerText(last)
    switch SwiftKeyword(word) {
    case .func, .var, .let: return Self.name(last.dropFirst(word.count + 1)).map { .member($0) } ?? .other
    case .typealias: return .alias
    case .initializer:
      return String(decoding: last, as: UTF8.self).contains("(_jsonValue")
        ? .member("init(_jsonValue:)") : .member("init")
    case .subscript: return .member("subscript")
    default: return .other
    }
  }

  /// The keyword that introduces it; nil for statements and the whole file.
  package var introducer: SwiftKeyword? {
    components.last.flatMap { SwiftKeyword(Self.introducerText($0)) }
  }

  /// The first word or operator after the introducer. It is the name, if there is one.
  var nameAfterIntroducer: Name? {
    components.last.flatMap { Self.name($0.dropFirst(Self.introducerText($0).count + 1)) }
  }

  private static func introducerText(_ component: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    component.prefix { $0 != UInt8(ascii: " ") && !"(<?!#".utf8.contains($0) }
  }

  /// Whether it is the header of an extension.
  package var isExtension: Bool { isHeader && components.last?.starts(with: "extension ".utf8) == true }

  /// Whether the innermost type around it is an extension.
  package var isInExtension: Bool { components.dropLast().last?.starts(with: "extension ".utf8) == true }

  /// Whether the innermost type around it is a protocol.
  package var isInProtocol: Bool { components.dropLast().last?.starts(with: "protocol ".utf8) == true }

  /// Whether it can be a method that a protocol requires.
  package var isRequirement: Bool {
    isInProtocol && components.last?.starts(with: "func ".utf8) == true
  }

  /// Whether it declares variables.
  package var isVariable: Bool {
    components.last.map { $0.starts(with: "var ".utf8) || $0.starts(with: "let ".utf8) } == true
  }

  /// Whether its text can have an inheritance clause.
  package func declaresInheritance(in source: [UInt8]) -> Bool { source[range.indices].contains(UInt8(ascii: ":")) }

  /// Whether it is a global variable, or its text begins with modifiers that can include `static`.
  package func isStaticVariable(in source: [UInt8]) -> Bool {
    isVariable && (headers.isEmpty || hasModifier("static", in: source))
  }

  /// Whether it can be an overriding method.
  package func isOverridingMethod(in source: [UInt8]) -> Bool {
    components.last?.starts(with: "func ".utf8) == true && hasModifier("override", in: source)
  }

  /// Whether it may be a type that only its file can name: its header, or one around it, contains `private`.
  package func canBePrivateType(in source: [UInt8]) -> Bool {
    guard isHeader else { return false }
    return (headers + [range]).contains { header in
      source[header.indices].split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }.contains {
        $0.elementsEqual("private".utf8) || $0.elementsEqual("fileprivate".utf8)
      }
    }
  }

  /// Whether a word is among the modifiers at the start of its text.
  private func hasModifier(_ modifier: String, in source: [UInt8]) -> Bool {
    let words = source[range.indices].prefix(Self.modifierLimit).split { $0 <= UInt8(ascii: " ") }
    return words.contains { $0.elementsEqual(modifier.utf8) }
  }

  /// The number of bytes in which modifiers are looked for. Attributes come before them.
  private static let modifierLimit = 200

  private var components: [ArraySlice<UInt8>] {
    Array(id.local.utf8).split(separator: UInt8(ascii: "/"), maxSplits: headers.count)
  }

  /// Returns the path in `extension A.B` or `struct B`, without the number of the identity.
  private static func path(_ header: ArraySlice<UInt8>) -> [Name] {
    guard let space = header.firstIndex(of: UInt8(ascii: " ")) else { return [] }
    let name = header[(space + 1)...].prefix { $0 != UInt8(ascii: "#") }
    if let literal = typeOfLiteral(name) { return [literal] }
    return name.split(separator: UInt8(ascii: ".")).map { part in
      Name(String(decoding: part.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self))
    }
  }

  /// Returns the type that `[A]`, `[A: B]` or `A?` means. The name of `[A: B]` ends before the colon.
  private static func typeOfLiteral(_ name: ArraySlice<UInt8>) -> Name? {
    if name.last == UInt8(ascii: "?") { return "Optional" }
    guard name.first == UInt8(ascii: "[") else { return nil }
    let isClosed = name.count { $0 == UInt8(ascii: "[") } == name.count { $0 == UInt8(ascii: "]") }
    return isClosed ? "Array" : "Dictionary"
  }

  /// Returns the identifier or operator at the start of a text.
  private static func name(_ text: ArraySlice<UInt8>) -> Name? {
    guard let first = text.first else { return nil }
    let name: ArraySlice<UInt8>
    if first == UInt8(ascii: "`") {
      name = text.dropFirst().prefix { $0 != first }
    } else if first.startsSwiftName {
      name = text.prefix { !"(<:= #".utf8.contains($0) }
    } else {
      // An operator can consist of these characters.
      name = text.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") }
    }
    return name.isEmpty ? nil : Name(String(decoding: name, as: UTF8.self))
  }
}
