import SwiftCode

/// The spelling of standard library names at the mock's location.
struct StandardNames: Hashable {
  /// The names with another meaning there.
  var shadowed: Set<String> = []

  var error: String { name("Error") }
  var never: SwiftType { type("Never") }
  var void: SwiftType { type("Void") }
  var anyError: SwiftType { .verbatim("any " + error) }

  func type(_ name: String) -> SwiftType { shadowed.contains(name) ? .verbatim("Swift." + name) : .named(name) }

  private func name(_ name: String) -> String { shadowed.contains(name) ? "Swift." + name : name }

  /// Returns a tuple type, or `Void` if there are no elements.
  func tuple(_ elements: [TupleElement]) -> SwiftType { elements.isEmpty ? void : .tuple(elements) }
}
