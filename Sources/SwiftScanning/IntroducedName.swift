import Source

/// The name that a declaration introduces, found without a parser.
package enum IntroducedName: Hashable, Sendable {
  /// A function, a property, an initializer or a subscript.
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
    let word = last.prefix { $0 != UInt8(ascii: " ") && !"(<?!".utf8.contains($0) }
    switch String(decoding: word, as: UTF8.self) {
    case "func", "var", "let": return Self.name(last.dropFirst(word.count + 1)).map { .member($0) } ?? .other
    case "typealias": return .alias
    case "init":
      return String(decoding: last, as: UTF8.self).contains("(_jsonValue")
        ? .member("init(_jsonValue:)") : .member("init")
    case "subscript": return .member("subscript")
    default: return .other
    }
  }

  /// Whether it is the header of an extension.
  package var isExtension: Bool { isHeader && components.last?.starts(with: "extension ".utf8) == true }

  /// Whether the innermost type around it is an extension.
  package var isInExtension: Bool { components.dropLast().last?.starts(with: "extension ".utf8) == true }

  /// Whether it can be a method that a protocol requires.
  package var isRequirement: Bool {
    components.dropLast().last?.starts(with: "protocol ".utf8) == true
      && components.last?.starts(with: "func ".utf8) == true
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

  /// Returns the path in `extension A.B` or `struct B`. `extension [A]` extends `Array`.
  private static func path(_ header: ArraySlice<UInt8>) -> [Name] {
    guard let space = header.firstIndex(of: UInt8(ascii: " ")) else { return [] }
    if header[(space + 1)...].starts(with: "[".utf8) { return ["Array"] }
    return header[(space + 1)...].split(separator: UInt8(ascii: ".")).map { part in
      Name(String(decoding: part.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self))
    }
  }

  /// Returns the identifier or operator at the start of a text.
  private static func name(_ text: ArraySlice<UInt8>) -> Name? {
    let end = "(<:= #".utf8
    var name = text.prefix { !end.contains($0) }
    // An operator can consist of these characters.
    if name.isEmpty { name = text.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: " ") } }
    return name.isEmpty ? nil : Name(String(decoding: name.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self))
  }
}
