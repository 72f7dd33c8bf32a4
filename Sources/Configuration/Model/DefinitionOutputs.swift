/// The outputs with a file for each operation or fragment. The raw value is the key in `outputs`.
package enum DefinitionOutputKind: String, Hashable, Sendable, CaseIterable {
  case placeholders, stubs
}

/// The settings of an output with a file for each operation or fragment.
package protocol DefinitionOutput: Hashable, Sendable {
  /// The folder of the files.
  var path: String { get set }
  /// The module of the operations, if it differs from that of the schema types.
  var module: String? { get }

  init()
}

extension Outputs {
  /// Returns the settings of an output; nil if it isn't written.
  package func settings(of kind: DefinitionOutputKind) -> (any DefinitionOutput)? {
    switch kind {
    case .placeholders: placeholders
    case .stubs: stubs
    }
  }

  /// Turns an output on, with default settings.
  package mutating func turnOn(_ kind: DefinitionOutputKind) {
    switch kind {
    case .placeholders: placeholders = PlaceholdersOutput()
    case .stubs: stubs = StubsOutput()
    }
  }
}

/// The settings of placeholders for models.
package struct PlaceholdersOutput: DefinitionOutput, OutputWithValues {
  package var path = "Generated/Placeholders"
  package var accessModifier = AccessModifier.public
  package var module: String?
  package var values = PlaceholderValues()

  package init() {}
}

/// The settings of sample responses to operations.
package struct StubsOutput: DefinitionOutput, OutputWithValues {
  package var path = "Generated/Stubs"
  package var accessModifier = AccessModifier.public
  package var module: String?
  package var nullable = Nullable.filled
  package var lists = Lists.one
  package var values = PlaceholderValues()

  package init() {}

  /// The values of nullable fields.
  package enum Nullable: String, Hashable, Sendable, CaseIterable {
    case filled, null
  }

  /// The number of elements in lists.
  package enum Lists: String, Hashable, Sendable, CaseIterable {
    case one, empty
  }
}
