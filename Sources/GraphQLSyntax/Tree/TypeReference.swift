import Source

/// A reference to a type, where it is written. See https://spec.graphql.org/September2025/#Type
package struct TypeReference: Hashable, Sendable {
  /// The named type inside all lists.
  package let name: Identifier
  package let wrappers: TypeWrappers
  package let range: TextRange

  /// As GraphQL writes it, without white space.
  package var text: String { wrappers.text(around: name.text) }
}

/// The lists and non-null marks around a named type, from the outside in, in one word: comparing two types costs
/// comparing two names and two words.
@frozen package struct TypeWrappers: Hashable, Sendable {
  /// Two bits a wrapper, the outermost lowest: 1 is a list, 2 is non-null, 0 is the end.
  @usableFromInline let bits: UInt64

  @inlinable init(bits: UInt64) { self.bits = bits }

  /// A nullable named type.
  @inlinable package static var none: TypeWrappers { TypeWrappers(bits: 0) }

  /// A word that is another one for other wrappers, and the same in every process.
  @inlinable package var word: UInt64 { bits }

  /// How many wrappers fit.
  package static var limit: Int { 31 }

  @inlinable package var isNonNull: Bool { bits & 3 == 2 }

  /// A list, whether nullable or not.
  @inlinable package var isList: Bool { nullable.bits & 3 == 1 }

  /// Whether this is a named type, nullable or not.
  @inlinable package var isNamed: Bool { nullable.bits == 0 }

  /// Without the outermost non-null, if there is one.
  @inlinable package var nullable: TypeWrappers { isNonNull ? TypeWrappers(bits: bits &>> 2) : self }

  /// What stands inside the outermost list, or nil where this is no list.
  @inlinable package var element: TypeWrappers? { isList ? TypeWrappers(bits: nullable.bits &>> 2) : nil }

  /// A list of this, or nil where the limit is reached.
  @inlinable package var list: TypeWrappers? { isFull ? nil : TypeWrappers(bits: bits &<< 2 | 1) }

  /// This as non-null; itself where it is non-null already, or nil where the limit is reached.
  @inlinable package var nonNull: TypeWrappers? {
    isNonNull ? self : isFull ? nil : TypeWrappers(bits: bits &<< 2 | 2)
  }

  @usableFromInline var isFull: Bool { bits &>> 60 != 0 }

  /// As GraphQL writes a type of this shape, with `name` inside.
  package func text(around name: String) -> String {
    if isNonNull { return nullable.text(around: name) + "!" }
    if let element { return "[" + element.text(around: name) + "]" }
    return name
  }
}
