import SwiftCode

/// Access modifiers of models' declarations, which depend on the position.
extension ModelOptions {
  /// For the types in a schema file: none inside an extension with the modifiers.
  var schemaTypeAccess: Modifiers { isEmbedded ? [] : schemaMemberAccess }

  /// For members of schema types, and for extensions around these types.
  var schemaMemberAccess: Modifiers { schemaAccess == .public ? .public : [] }

  /// For the types of operations and fragments.
  var operationTypeAccess: Modifiers {
    switch operations {
    case .schema: schemaTypeAccess
    case .separate(let level): level == .public ? .public : []
    }
  }

  /// For members of operations and fragments.
  var operationMemberAccess: Modifiers {
    switch operations {
    case .schema: schemaMemberAccess
    case .separate(let level): level == .public ? .public : []
    }
  }

  /// `nonisolated`, if the options and the version mark types.
  var isolation: Modifiers {
    emission.version.canMarkTypesNonisolated && emission.marksTypesNonisolated ? .nonisolated : []
  }
}

extension Modifiers {
  /// Returns the modifiers with SPI attributes, which only apply to public declarations.
  func with(_ spi: Modifiers) -> Modifiers { contains(.public) ? union(spi) : self }
}
