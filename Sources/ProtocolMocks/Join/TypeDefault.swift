/// The default result of a structure or enumeration: a value that generated code makes with its initializers or cases.
package struct TypeDefault: Hashable, Sendable {
  /// The type, as the generated file spells it.
  package var type: String
  /// The initializers or cases, the preferred one first.
  package var makers: [Maker]
  /// The conditions of the type's declaration; all must hold.
  package var conditions: [String]
  /// The global types that the default names, directly or as the enclosing type.
  package var roots: [GlobalType]

  /// An initializer, or the case of an enumeration.
  package struct Maker: Hashable, Sendable {
    /// The name of the case; nil for an initializer.
    var caseName: String?
    var arguments: [Argument]
    /// False for cases without values.
    var isCalled: Bool
    var isThrowing: Bool
  }

  /// An argument: the default of its type.
  package struct Argument: Hashable, Sendable {
    /// Nil without a label.
    var label: String?
    /// The type, if the call must state it.
    var type: String?
    /// The number of parameters, if the argument is a function.
    var functionParameters: Int?
  }

  /// A type outside of other types, with the keyword that introduces it.
  package struct GlobalType: Hashable, Sendable {
    var keyword: String
    var name: String
  }
}

extension TypeDefault {
  /// Replaces the spelling of each type in the code.
  mutating func spell(_ spelling: (String) -> String) {
    type = spelling(type)
    for maker in makers.indices {
      for argument in makers[maker].arguments.indices {
        guard let type = makers[maker].arguments[argument].type else { continue }
        makers[maker].arguments[argument].type = spelling(type)
      }
    }
  }
}
