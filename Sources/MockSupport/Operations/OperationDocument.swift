/// The document of an operation: its text, the identifier of a persisted query, or both.
public struct OperationDocument: Sendable {
  /// The identifier of the persisted query; nil if there is none.
  public let operationIdentifier: String?
  /// The text of the operation; nil if there is only an identifier.
  public let definition: OperationDefinition?

  /// Creates a document.
  public init(operationIdentifier: String? = nil, definition: OperationDefinition? = nil) {
    self.operationIdentifier = operationIdentifier
    self.definition = definition
  }
}

/// The text of an operation, with the fragments that it uses.
public struct OperationDefinition: Sendable {
  private let text: String
  private let fragments: [any Fragment.Type]

  /// Creates a definition from the text of an operation and the fragments that it uses.
  public init(_ definition: String, fragments: [any Fragment.Type]? = nil) {
    text = definition
    self.fragments = fragments ?? []
  }

  /// The operation and the fragments, separated by newlines.
  public var queryDocument: String {
    ([text] + fragments.map { $0.fragmentDefinition.description }).joined(separator: "\n")
  }
}
