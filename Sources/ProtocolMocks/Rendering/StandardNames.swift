import SwiftCode

/// What generated code uses of the standard library, as it can be named where a mock stands.
struct StandardNames: Hashable {
  /// Names that mean something else there.
  var shadowed: Set<String> = []

  var error: String { name("Error") }
  var never: SwiftType { type("Never") }
  var void: SwiftType { type("Void") }
  var anyError: SwiftType { .verbatim("any " + error) }

  func type(_ name: String) -> SwiftType { shadowed.contains(name) ? .verbatim("Swift." + name) : .named(name) }

  private func name(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

  /// `Void` for nothing.
  func tuple(_ elements: [TupleElement]) -> SwiftType { elements.isEmpty ? void : .tuple(elements) }
}
