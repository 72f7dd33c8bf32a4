import Source

/// The names of Swift that the analysis knows.
package enum WellKnownNames {
  package static let selfName: Name = "self"
  package static let selfType: Name = "Self"
  package static let anyType: Name = "Any"
  package static let superName: Name = "super"
  /// The pattern that all values match, and the place that takes values that are not used.
  package static let discard: Name = "_"
  package static let initializer: Name = "init"
  package static let newValue: Name = "newValue"
  package static let oldValue: Name = "oldValue"
  package static let wrappedValue: Name = "wrappedValue"
  package static let projectedValue: Name = "projectedValue"
}

extension Name {
  package var startsWithCapital: Bool { utf8.first.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") } ?? false }
}
