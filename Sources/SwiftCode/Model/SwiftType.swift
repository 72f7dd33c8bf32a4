/// A type as Swift source spells it.
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
  /// `(any AnyMock)`, in parentheses everywhere, so that `?` can follow.
  case existential(String)
  /// `any ApolloAPI.SelectionSet.Type`, without parentheses.
  case any(SwiftType)
  /// `A & B`
  case composition([SwiftType])
  /// `[String: Int]`
  case dictionary(SwiftType, SwiftType)
  /// A type, or a generic parameter or requirement, as another source file spells it.
  case verbatim(String)
  /// `(id: Int, Bool)`; `Void` for nothing, and no parentheses around one type.
  case tuple([TupleElement])
  case function(FunctionType)

  /// A generic type with one argument.
  package static func generic(_ name: String, _ argument: SwiftType) -> SwiftType {
    .generic(.named(name), [argument])
  }
}

/// A type in a tuple, with its label if it has one.
package struct TupleElement: Hashable, Sendable {
  package var label: String?
  package var type: SwiftType

  package init(_ label: String? = nil, _ type: SwiftType) {
    self.label = label
    self.type = type
  }
}

/// `@MainActor (Int) async throws -> Bool`
package struct FunctionType: Hashable, Sendable {
  /// Each as it is spelled: `@MainActor`, `nonisolated(nonsending)`.
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
