/// An attribute of a declaration.
package enum Attribute: Hashable, Sendable {
  /// `@available(*, deprecated, message: "…")`, on a line of its own.
  case deprecated(message: String)
  /// A property wrapper with its arguments, such as `@Field<Int>("feet")`, on the line of the property.
  case wrapper(SwiftType, [Argument])
}

/// The modifiers of a declaration. They are printed in the order in which they stand here.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let nonisolated = Modifiers(rawValue: 1 << 0)
  package static let `public` = Modifiers(rawValue: 1 << 1)
  package static let final = Modifiers(rawValue: 1 << 2)
  package static let `static` = Modifiers(rawValue: 1 << 3)
  package static let convenience = Modifiers(rawValue: 1 << 4)

  /// Every modifier with its spelling, in order.
  static let spellings: [(modifier: Modifiers, spelling: StaticString)] = [
    (.nonisolated, "nonisolated "), (.public, "public "), (.final, "final "), (.static, "static "),
    (.convenience, "convenience "),
  ]
}
