import SwiftCode

/// The names that generated code uses without qualification. A generated type of the same name would hide the other
/// type.
extension ModelOptions {
  /// Returns whether the code of models, operations and fragments uses a name for another type than one of the schema.
  func usesInModels(_ name: String) -> Bool { namesInModels.contains(name) || name == emission.runtimeModule.api }

  /// Returns whether the constants of types of a kind use a name that a constant would hide.
  func usesInConstants(_ name: String, _ kind: SchemaTypeKind) -> Bool {
    name == emission.runtimeModule.api || kind == .union && name == "Union"
  }
}

extension EmissionOptions {
  /// Returns whether the code of mocks uses a name for another type than a mock.
  func usesInMocks(_ name: String) -> Bool {
    if namesInMocks.contains(name) || name == runtimeModule.api { return true }
    // The types of parameters for places.
    return runtime == .mockSupport && (name == "StaticString" || name == "UInt")
  }

  /// Returns whether the code of mocks understands the name of an interface or union as another type than its alias in
  /// `MockObject`.
  ///
  /// The compiler prefers types of modules to aliases in extensions of protocols.
  func hidesAlias(_ name: String) -> Bool {
    name.isStandardLibraryType || typesOfApollo.contains(name)
      || runtime == .mockSupport && otherTypesOfMockSupport.contains(name)
  }
}

private let namesInModels: Set<String> = [
  "CacheKeyInfo", "DataDict", "Deferred", "DeferredFragmentIdentifier", "EnumType", "Fragment", "FragmentContainer",
  "GraphQLEnum", "GraphQLMutation", "GraphQLNullable", "GraphQLOperation", "GraphQLOperationType", "GraphQLQuery",
  "GraphQLSubscription", "Identifiable", "IncrementalDeferredResponseFormat", "InlineFragment", "InputDict",
  "InputObject", "Int32", "Interfaces", "LocalCacheMutation", "MutableInlineFragment", "MutableSelectionSet",
  "Objects", "OneOfInputObject", "SchemaConfiguration", "SchemaMetadata", "SelectionSet", "StaticString", "Union",
  "Unions", "Variables",
]

let namesInMocks: Set<String> = [
  "AnyMock", "Array", "Field", "GraphQLEnum", "Mock", "MockFields", "MockObject", "MockValueCollectionType",
  "Sendable",
]

/// The public types of `ApolloAPI` and `ApolloTestSupport`. `MockSupport` has them, too.
package let typesOfApollo: Set<String> = [
  "AnyMock", "AnyScalarType", "CacheKeyInfo", "CompositeInlineFragment", "CompositeSelectionSet", "CustomScalarType",
  "DataDict", "Deferrable", "Deferred", "DeferredFragmentIdentifier", "EnumType", "Field", "Fragment",
  "FragmentContainer", "GraphQLEnum", "GraphQLMutation", "GraphQLNullable", "GraphQLOperation", "GraphQLOperationType",
  "GraphQLOperationVariableListElement", "GraphQLOperationVariableValue", "GraphQLQuery", "GraphQLSubscription",
  "InlineFragment", "InputDict", "InputObject", "InputValue", "Interface", "JSONDecodable", "JSONDecodingError",
  "JSONEncodable", "JSONEncodableDictionary", "JSONObject", "JSONValue", "ListData", "LocalCacheMutation", "Mock",
  "MockFieldValue", "MockObject", "MutableRootSelectionSet", "MutableSelectionSet", "NoFragments", "Object",
  "ObjectData", "OneOfInputObject", "OperationDefinition", "OperationDocument", "OutputTypeConvertible", "ParentType",
  "RootSelectionSet", "ScalarType", "SchemaConfiguration", "SchemaMetadata", "Selection", "SelectionSet",
  "SelectionSetEntityValue", "Union",
]

/// The other public types of `MockSupport`.
package let otherTypesOfMockSupport: Set<String> = [
  "ClientError", "ClientPlugin", "ClientProgress", "ClientRequest", "ClientResponse", "DispatchBlock",
  "DispatchQueueType", "DispatchSubmission", "FieldContent", "GraphQLError", "GraphQLErrors", "GraphQLResult",
  "IncrementalDeferredResponseFormat", "InheritedIsolation", "JSONDictionary", "JSONList", "JSONSyntaxError",
  "JSONWritingError", "MockCalls", "MockDefaultValues", "MockDefaults", "MockDispatchClock", "MockDispatchQueue",
  "MockFailures", "MockMember", "MockMethod", "MockOrigin", "MockPlace", "MockProperty", "MockRecording", "MockReply",
  "MockState", "MockStorage", "MockTransport", "ObjectContent", "OperationClient", "OperationEndpoint",
  "OperationResponseFormat", "OperationStubs", "OperationTransport", "PlaceholderProviding", "RequestRecorder",
  "ResponseError", "ResponsePathComponent", "ResponseProblem", "ResponseValidation", "SampleResponse",
  "SampledOperation", "SingleResponseFormat", "StubBehavior", "StubClosure", "SubscriptionResponseFormat",
  "TransportTask", "URLSessionTransport", "UnsetMockResult", "UnstubbedOperation",
  "_InitializableByArrayLiteralElements", "_InitializableByDictionaryLiteralElements",
]
