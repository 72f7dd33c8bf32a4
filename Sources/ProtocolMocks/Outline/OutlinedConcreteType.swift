import SwiftScanning

/// A structure, enumeration, class or actor, without its place in the file.
package struct OutlinedConcreteType: Hashable, Sendable {
  package var kind: Kind
  package var name: String
  /// The names of the enclosing types, outermost first. An extension counts as the extended type.
  package var path: [String]
  /// The conditions of the enclosing `#if` clauses; all must hold.
  package var conditions: [String]
  /// Whether the type is invisible to other files because it or an enclosing type is private.
  package var isHidden: Bool
  package var isGeneric: Bool
  /// Whether the type, or an enclosing type, has `@available` or `@_spi`.
  package var isLimited: Bool
  package var isNoncopyable: Bool

  /// The keyword that introduces a type.
  package enum Kind: String, Hashable, Sendable {
    case structure = "struct"
    case enumeration = "enum"
    case `class`, actor

    init?(_ keyword: SwiftKeyword?) {
      switch keyword {
      case .struct: self = .structure
      case .enum: self = .enumeration
      case .class: self = .class
      case .actor: self = .actor
      default: return nil
      }
    }
  }

  /// The names of the enclosing types and of the type.
  package var names: [String] { path + [name] }

  /// Whether generated code can spell the names.
  var hasPlainNames: Bool { names.allSatisfy(\.hasPlainCharacters) }
}

extension String {
  /// Whether the name, with or without backticks, consists of letters and digits.
  var hasPlainCharacters: Bool {
    let name = withoutBackticks
    return name.utf8.allSatisfy(\.continuesSwiftName) && name.utf8.first.map(\.startsSwiftName) ?? false
  }
}
