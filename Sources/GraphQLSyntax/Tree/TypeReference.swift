import Source

/// A reference to a type, with its place. See https://spec.graphql.org/September2025/#Type
package struct TypeReference: Hashable, Sendable {
  /// The named type inside all lists.
  package let name: Identifier
  package let wrappers: TypeWrappers
  package let range: TextRange

  /// The type in GraphQL syntax, without white space.
  package var text: String { wrappers.text(around: name.text) }
}

/// The list and non-null wrappers of a named type, in one word, so that types are compared quickly.
@frozen package struct TypeWrappers: Hashable, Sendable {
  /// Two bits for each wrapper, with the outermost one lowest: 1 is a list, 2 is non-null, 0 is the end.
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// The wrappers of a nullable named type.
  @inlinable package static var none: TypeWrappers { TypeWrappers(bits: 0) }

  /// A word that identifies the wrappers, the same in every process.
  @inlinable package var word: UInt64 { bits }

  /// The maximum number of wrappers.
  package static var limit: Int { 31 }

  @inlinable package var isNonNull: Bool { bits & 3 == 2 }

  /// Whether it is a list, nullable or not.
  @inlinable package var isList: Bool { nullable.bits & 3 == 1 }

  /// Whether this is a named type, nullable or not.
  @inlinable package var isNamed: Bool { nullable.bits == 0 }

  /// The wrappers without the outermost non-null, if there is one.
  @inlinable package var nullable: TypeWrappers { isNonNull ? TypeWrappers(bits: bits &>> 2) : self }

  /// The wrappers inside the outermost list; nil if it is not a list.
  @inlinable package var element: TypeWrappers? { isList ? TypeWrappers(bits: nullable.bits &>> 2) : nil }

  /// The wrappers of a list of this; nil if the limit is reached.
  @inlinable package var list: TypeWrappers? { isFull ? nil : TypeWrappers(bits: bits &<< 2 | 1) }

  /// The wrappers as non-null, even if they are already; nil if the limit is reached.
  @inlinable package var nonNull: TypeWrappers? {
    isNonNull ? self : isFull ? nil : TypeWrappers(bits: bits &<< 2 | 2)
  }

  @usableFromInline var isFull: Bool { bits &>> 60 != 0 }

  /// Returns a type with these wrappers around `name`, in GraphQL syntax.
  package func text(around name: String) -> String {
    if isNonNull { return nullable.text(around: name) + "!" }
    if let element { return "[" + element.text(around: name) + "]" }
    return name
  }
}
