import SwiftCode

/// The spelling of names of the standard library and of MockSupport at the mock's location.
struct StandardNames: Hashable {
  /// The names with another meaning there.
  var shadowed: Set<String> = []

  /// The types of the standard library that mocks use.
  static let swift: Set<String> = [
    "AnyIterator", "AsyncStream", "Bool", "Decoder", "Encoder", "Error", "Hasher", "Int", "Never", "ObjectIdentifier",
    "Sendable", "StaticString", "String", "UInt", "Void",
  ]

  var error: String { qualified("Error") }
  var never: SwiftType { type("Never") }
  var void: SwiftType { type("Void") }
  var anyError: SwiftType { .verbatim("any " + error) }

  /// Returns a type.
  func type(_ name: String) -> SwiftType {
    shadowed.contains(name) ? .member(.named(Self.module(of: name)), name) : .named(name)
  }

  /// Returns a global function.
  func function(_ name: String) -> Expression {
    shadowed.contains(name) ? .member(.name(Self.module(of: name)), name) : .name(name)
  }

  /// Returns the text of a type with each shadowed name qualified, except generic parameters.
  func qualified(_ type: String, except generics: Set<String> = []) -> String {
    guard !shadowed.isEmpty else { return type }
    return type.replacingNames { name, _ in
      let name = String(name)
      return shadowed.contains(name) && !generics.contains(name) ? "\(Self.module(of: name)).\(name)" : nil
    }
  }

  /// Returns a tuple type, or `Void` if there are no elements.
  func tuple(_ elements: [TupleElement]) -> SwiftType { elements.isEmpty ? void : .tuple(elements) }

  private static func module(of name: String) -> String {
    MockSupportNames.names.contains(name) ? "MockSupport" : "Swift"
  }
}
