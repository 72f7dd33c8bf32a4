/// Where the schema's Swift types are, and in which kind of module.
package struct SchemaTypes: Hashable, Sendable {
  /// The folder of the generated schema types; nil where nothing is said.
  package var path: String?
  package var moduleType = ModuleType.swiftPackage

  package init() {}

  /// Whether the folder is that of a package, in which sources have a folder of their own.
  package var isInPackage: Bool { moduleType == .swiftPackage }
}

/// How the schema's types reach the code that imports them.
package enum ModuleType: Hashable, Sendable {
  /// Part of an app target, inside an enum that is named like the namespace.
  case embeddedInTarget(name: String, accessModifier: AccessModifier)
  /// A Swift package that is named like the namespace.
  case swiftPackage
  /// A module that is named like the namespace, made by the team.
  case other
}

/// Apollo's `experimentalFeatures`.
package struct ExperimentalFeatures: Hashable, Sendable {
  package var fieldMerging = FieldMerging.all
  package var legacySafelistingCompatibleOperations = false

  package init() {}
}

/// Which merged fields a selection set's struct shows besides its own.
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
