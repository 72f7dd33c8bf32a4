import Source

/// A type by its names, without places: as it is written, or with its names resolved.
package indirect enum SwiftTypeReference: Hashable, Sendable {
  /// `A.B<C>`: the names, and the generic arguments of the last one.
  case named([Name], [SwiftTypeReference])
  case optional(SwiftTypeReference)
  case array(SwiftTypeReference)
  /// A function type with an autoclosure parameter.
  case lazyFunction
  /// A type that the analysis does not look into.
  case other

  /// The type without optional marks.
  package var unwrapped: SwiftTypeReference {
    if case .optional(let inner) = self { inner.unwrapped } else { self }
  }
}
