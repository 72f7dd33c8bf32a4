// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Generated code for Apollo uses these names.

/// The parent type of a selection set.
@_spi(Execution)
public protocol ParentType: Sendable {
  /// Returns whether objects of the given type belong to this type.
  func canBeConverted(from objectType: Object) -> Bool

  /// The type's name in the schema.
  var __typename: String { get }
}

@_spi(Execution)
extension Object: ParentType {
  public func canBeConverted(from objectType: Object) -> Bool { objectType.typename == typename }
  public var __typename: String { typename }
}

@_spi(Execution)
extension Interface: ParentType {
  public func canBeConverted(from objectType: Object) -> Bool { objectType.implements(self) }
  public var __typename: String { name }
}

@_spi(Execution)
extension Union: ParentType {
  public func canBeConverted(from objectType: Object) -> Bool {
    possibleTypes.contains { $0.typename == objectType.typename }
  }
  public var __typename: String { name }
}
