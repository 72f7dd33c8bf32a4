/// The location of the schema's Swift types, and the kind of their module.
package struct SchemaTypes: Hashable, Sendable {
  /// The folder of the generated schema types, if set.
  package var path: String?
  package var moduleType = ModuleType.swiftPackage

  package init() {}

  /// Whether the types are in a Swift package, which has a subfolder for sources.
  package var isInPackage: Bool { moduleType == .swiftPackage }
}

/// The kind of module that contains the schema types.
package enum ModuleType: Hashable, Sendable {
  /// A part of an app target, in an enum named like the namespace.
  case embeddedInTarget(name: String, accessModifier: AccessModifier)
  /// A Swift package named like the namespace.
  case swiftPackage
  /// A module named like the namespace that the user creates.
  case other
}

/// Apollo's `experimentalFeatures`.
package struct ExperimentalFeatures: Hashable, Sendable {
  package var fieldMerging = FieldMerging.all
  package var legacySafelistingCompatibleOperations = false

  package init() {}
}

/// The merged fields that the struct of a selection set shows in addition to its own fields.
package struct FieldMerging: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package static let ancestors = FieldMerging(rawValue: 1)
  package static let siblings = FieldMerging(rawValue: 2)
  package static let namedFragments = FieldMerging(rawValue: 4)
  package static let all: FieldMerging = [.ancestors, .siblings, .namedFragments]
}
