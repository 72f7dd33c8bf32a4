/// A type in Swift syntax.
package indirect enum SwiftType: Hashable, Sendable {
  /// `Int`
  case named(String)
  /// `AnimalKingdomAPI.ID`
  case member(SwiftType, String)
  /// `Mock<Dog>`
  case generic(SwiftType, [SwiftType])
  /// `Int?`
  case optional(SwiftType)
  /// `[Int]`
  case array(SwiftType)
  /// `(any AnyMock)`, always in parentheses, so that `?` can follow.
  case existential(String)
  /// `any ApolloAPI.SelectionSet.Type`, without parentheses.
  case any(SwiftType)
  /// `A & B`
  case composition([SwiftType])
  /// `[String: Int]`
  case dictionary(SwiftType, SwiftType)
  /// A type, generic parameter or requirement, copied from another source file.
  case verbatim(String)
  /// `(id: Int, Bool)`; `Void` without elements, and no parentheses around one type.
  case tuple([TupleElement])
  case function(FunctionType)

  /// Returns a generic type with one argument.
  package static func generic(_ name: String, _ argument: SwiftType) -> SwiftType {
    .generic(.named(name), [argument])
  }
}

/// An element of a tuple type, with an optional label.
package struct TupleElement: Hashable, Sendable {
  package var label: String?
  package var type: SwiftType

  package init(_ label: String? = nil, _ type: SwiftType) {
    self.label = label
    self.type = type
  }
}

/// A function type, such as `@MainActor (Int) async throws -> Bool`.
package struct FunctionType: Hashable, Sendable {
  /// The attributes in Swift syntax, such as `@MainActor` and `nonisolated(nonsending)`.
  package var attributes: [String]
  package var parameters: [SwiftType]
  package var effects: Effects
  package var result: SwiftType

  package init(attributes: [String] = [], _ parameters: [SwiftType], effects: Effects, returns result: SwiftType) {
    self.attributes = attributes
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}
