import SwiftCode

/// How visible a declaration of models is, which depends on where it stands.
extension ModelOptions {
  /// For the types of a file of the schema: in an extension that is public, they say nothing themselves.
  var schemaTypeAccess: Modifiers { isEmbedded ? [] : schemaMemberAccess }

  /// For members of types of the schema, and for extensions around these.
  var schemaMemberAccess: Modifiers { schemaAccess == .public ? .public : [] }

  /// For the types of operations and fragments.
  var operationTypeAccess: Modifiers {
    switch operations {
    case .schema: schemaTypeAccess
    case .separate(let level): level == .public ? .public : []
    }
  }

  /// For members of these.
  var operationMemberAccess: Modifiers {
    switch operations {
    case .schema: schemaMemberAccess
    case .separate(let level): level == .public ? .public : []
    }
  }

  /// `nonisolated`, where types are marked so.
  var isolation: Modifiers {
    emission.version.canMarkTypesNonisolated && emission.marksTypesNonisolated ? .nonisolated : []
  }
}

extension Modifiers {
  /// The modifiers with what is asked for by name, which only public declarations are.
  func with(_ spi: Modifiers) -> Modifiers { contains(.public) ? union(spi) : self }
}
