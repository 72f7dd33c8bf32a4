/// The names that MockSupport exports.
enum MockSupportNames {
  /// The kind and name of each declaration that generated files use.
  static let used = [
    (name: "InheritedIsolation", kind: "protocol"), (name: "MockMethod", kind: "class"),
    (name: "MockProperty", kind: "class"), (name: "MockState", kind: "class"),
    (name: "MockDefaults", kind: "struct"), (name: "mockCast", kind: "func"), (name: "mockDefault", kind: "func"),
  ]

  /// The names in `used`.
  static let names = Set(used.map(\.name))

  /// The other exported names. An app's own declarations of these names take precedence.
  static let others: Set<String> = [
    "AnyMock", "AnyScalarType", "CacheKeyInfo", "ClientError", "ClientPlugin", "ClientProgress", "ClientRequest",
    "ClientResponse", "CompositeInlineFragment", "CompositeSelectionSet", "CustomScalarType", "DataDict", "Deferrable",
    "Deferred", "DeferredFragmentIdentifier", "DispatchBlock", "DispatchQueueType", "DispatchSubmission", "EnumType",
    "Field", "FieldContent", "Fragment", "FragmentContainer", "GraphQLEnum", "GraphQLError", "GraphQLErrors",
    "GraphQLMutation", "GraphQLNullable", "GraphQLOperation", "GraphQLOperationType",
    "GraphQLOperationVariableListElement", "GraphQLOperationVariableValue", "GraphQLQuery", "GraphQLResult",
    "GraphQLSubscription", "IncrementalDeferredResponseFormat", "InlineFragment", "InputDict", "InputObject",
    "InputValue", "Interface", "JSONDecodable", "JSONDecodingError", "JSONDictionary", "JSONEncodable",
    "JSONEncodableDictionary", "JSONList", "JSONObject", "JSONSyntaxError", "JSONValue", "JSONWritingError",
    "ListData", "LocalCacheMutation", "Mock", "MockCalls", "MockDefaultValues", "MockDispatchClock",
    "MockDispatchQueue", "MockFailures", "MockFieldValue", "MockMember", "MockObject", "MockOrigin", "MockPlace",
    "MockRecording", "MockReply", "MockStorage", "MockTransport", "MutableRootSelectionSet", "MutableSelectionSet",
    "NoFragments", "Object", "ObjectContent", "ObjectData", "OneOfInputObject", "OperationClient",
    "OperationDefinition", "OperationDocument",
    "OperationEndpoint", "OperationResponseFormat", "OperationStubs", "OperationTransport", "OutputTypeConvertible",
    "ParentType", "PlaceholderProviding", "RequestRecorder", "ResponseError", "ResponsePathComponent",
    "ResponseProblem", "ResponseValidation", "RootSelectionSet", "SampleResponse", "SampledOperation", "ScalarType",
    "SchemaConfiguration", "SchemaMetadata", "Selection", "SelectionSet", "SelectionSetEntityValue",
    "SingleResponseFormat", "StubBehavior", "StubClosure", "SubscriptionResponseFormat", "TransportTask",
    "URLSessionTransport", "Union", "UnsetMockResult", "UnstubbedOperation", "_InitializableByArrayLiteralElements",
    "_InitializableByDictionaryLiteralElements", "verifyInOrder", "withMockFailures", "withMockScope",
  ]
}
