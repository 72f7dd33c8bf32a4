// @generated
// This file was automatically generated and can be edited to
// provide custom configuration for a generated GraphQL schema.
//
// Any changes to this file will not be overwritten by future
// code generation execution.

public import MockSupport

nonisolated public enum SchemaConfiguration: MockSupport.SchemaConfiguration {
  public static func cacheKeyInfo(for type: MockSupport.Object, object: MockSupport.ObjectData) -> CacheKeyInfo? {
    // Implement this function to configure cache key resolution for your schema types.
    return nil
  }
}
