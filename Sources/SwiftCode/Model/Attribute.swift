/// An attribute of a declaration.
package enum Attribute: Hashable, Sendable {
  /// `@available(*, deprecated, message: "…")` on a separate line. Apostrophes in the message need no escapes, but
  /// Apollo's generator escapes them in texts from the schema.
  case deprecated(message: String, escapesApostrophes: Bool = true)
  /// A property wrapper with its arguments, such as `@Field<Int>("feet")`, on the line of the property.
  case wrapper(SwiftType, [Argument])
  /// An attribute copied from another source file, on a separate line.
  case verbatim(String)
}

/// The modifiers of a declaration.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  package static let nonisolated = Modifiers(rawValue: 1 << 0)
  package static let `public` = Modifiers(rawValue: 1 << 1)
  package static let final = Modifiers(rawValue: 1 << 2)
  package static let `static` = Modifiers(rawValue: 1 << 3)
  package static let convenience = Modifiers(rawValue: 1 << 4)
  /// `@_spi(Internal)` and others: declarations that clients must import by SPI name.
  package static let spiInternal = Modifiers(rawValue: 1 << 5)
  package static let spiExecution = Modifiers(rawValue: 1 << 6)
  package static let spiUnsafe = Modifiers(rawValue: 1 << 7)
  package static let `private` = Modifiers(rawValue: 1 << 8)
  /// `private(set)`
  package static let privateSet = Modifiers(rawValue: 1 << 9)
  package static let indirect = Modifiers(rawValue: 1 << 10)
  package static let mutating = Modifiers(rawValue: 1 << 11)
  package static let package = Modifiers(rawValue: 1 << 12)
  package static let override = Modifiers(rawValue: 1 << 13)
  package static let prefix = Modifiers(rawValue: 1 << 14)
  package static let postfix = Modifiers(rawValue: 1 << 15)

  /// The modifiers that are printed as `@_spi(…)`.
  package static let spi: Modifiers = [.spiInternal, .spiExecution, .spiUnsafe]

  /// All modifiers with their spelling, in the order of printing.
  static let spellings: [(modifier: Modifiers, spelling: StaticString)] = [
    (.spiInternal, "@_spi(Internal) "), (.spiExecution, "@_spi(Execution) "), (.spiUnsafe, "@_spi(Unsafe) "),
    (.nonisolated, "nonisolated "), (.public, "public "), (.package, "package "), (.private, "private "),
    (.privateSet, "private(set) "),
    (.final, "final "), (.static, "static "), (.convenience, "convenience "), (.mutating, "mutating "),
    (.override, "override "), (.prefix, "prefix "), (.postfix, "postfix "), (.indirect, "indirect "),
  ]
}
