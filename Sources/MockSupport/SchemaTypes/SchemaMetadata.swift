/// What generated code says of a schema.
public protocol SchemaMetadata {
  static var configuration: any SchemaConfiguration.Type { get }

  /// The object type of that name; nil if the generated code does not know it.
  @_spi(Execution) static func objectType(forTypename typename: String) -> Object?
}

/// The part of a schema's metadata that is written by hand.
///
/// Nothing here keeps a cache, so it is never asked; it lets code that is written for Apollo compile as it is.
public protocol SchemaConfiguration: Sendable {
  static func cacheKeyInfo(for type: Object, object: ObjectData) -> CacheKeyInfo?
}

/// What identifies an object in a cache.
public struct CacheKeyInfo: Sendable {
  public let id: String
  /// Objects of different types with equal groups and identifiers are the same; nil stands for the type's name.
  public let uniqueKeyGroup: String?

  public init(id: String, uniqueKeyGroup: String? = nil) {
    self.id = id
    self.uniqueKeyGroup = uniqueKeyGroup
  }

  /// - Throws: ``JSONDecodingError`` where the value is missing or cannot be an identifier.
  public init(jsonValue: (any ScalarType)?, uniqueKeyGroup: String? = nil) throws {
    guard let jsonValue else { throw JSONDecodingError.missingValue }
    self.init(id: try String(_jsonValue: jsonValue), uniqueKeyGroup: uniqueKeyGroup)
  }
}
