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

  /// A generic type with one argument.
  package static func generic(_ name: String, _ argument: SwiftType) -> SwiftType {
    .generic(.named(name), [argument])
  }
}
