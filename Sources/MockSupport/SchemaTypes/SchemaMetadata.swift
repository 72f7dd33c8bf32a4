/// The generated description of a schema.
public protocol SchemaMetadata {
  /// The handwritten configuration of the schema.
  static var configuration: any SchemaConfiguration.Type { get }

  /// Returns the object type with a name; nil if the generated code has no such type.
  @_spi(Execution) static func objectType(forTypename typename: String) -> Object?
}

/// The hand-written part of a schema's metadata.
///
/// MockSupport has no cache and never calls it. It exists so that code for Apollo compiles unchanged.
public protocol SchemaConfiguration: Sendable {
  /// Returns the identity of an object in Apollo's cache; nil if it has none.
  static func cacheKeyInfo(for type: Object, object: ObjectData) -> CacheKeyInfo?
}

/// The identity of an object in a cache.
public struct CacheKeyInfo: Sendable {
  /// The identifier.
  public let id: String
  /// The group in which the identifier is unique, shared by several types; nil means the type's name.
  public let uniqueKeyGroup: String?

  /// Creates the identity of an object.
  public init(id: String, uniqueKeyGroup: String? = nil) {
    self.id = id
    self.uniqueKeyGroup = uniqueKeyGroup
  }

  /// - Throws: ``JSONDecodingError`` if the value is missing or can't be an identifier.
  public init(jsonValue: (any ScalarType)?, uniqueKeyGroup: String? = nil) throws {
    guard let jsonValue else { throw JSONDecodingError.missingValue }
    self.init(id: try String(_jsonValue: jsonValue), uniqueKeyGroup: uniqueKeyGroup)
  }
}
