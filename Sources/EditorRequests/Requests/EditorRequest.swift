import JSONSyntax

/// A request about documents: its parameters, the state that it needs, and its handler.
///
/// A handler is a function of the parameters and a snapshot. It can't change anything.
package protocol EditorRequest: SendableMetatype {
  associatedtype Response: EditorResponse

  /// The method of the protocol.
  static var method: String { get }
  /// The work that has to be complete before the handler runs.
  static var dependency: RequestDependency { get }

  /// Decodes the parameters.
  init(_ json: JSONValue?) throws(ResponseError)

  func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> Response

  /// The client's URI of the document that the parameters point into, if any.
  var documentURI: String? { get }
  /// The feature whose results the client shows until they are refreshed, if any.
  static var feature: RefreshableFeature? { get }
  /// Whether the result shows how tests use mocks.
  var showsTestUses: Bool { get }
}

extension EditorRequest {
  package static var feature: RefreshableFeature? { nil }
  package var showsTestUses: Bool { false }
}

/// The work that has to be complete before a request is answered.
package enum RequestDependency: Sendable {
  /// The inputs are set. Queries compute the rest for the request.
  case inputs
  /// Everything is up to date: diagnostics of all files, outputs and tests.
  case everything
}

/// The result of a request.
package protocol EditorResponse {
  /// The result in the form of the protocol.
  var json: JSONTree { get }
  /// The records that the loop keeps when it sends the result.
  var records: [ResponseRecord] { get }
}

extension EditorResponse {
  package var records: [ResponseRecord] { [] }
}

/// A note for the loop with a result: a fact about the client, or a message for the user.
package enum ResponseRecord {
  /// The client has the diagnostics of files, by absolute path.
  case diagnostics(of: [String])
  /// The client requests the diagnostics of all files.
  case pullsAllDiagnostics
  /// The client has the semantic tokens of a document.
  case tokens(EncodedTokens, of: String)
  /// A message for the user.
  case message(String)
}

extension Optional: EditorResponse where Wrapped: EditorResponse {
  package var json: JSONTree { self?.json ?? .null }
  package var records: [ResponseRecord] { self?.records ?? [] }
}

extension Array: EditorResponse where Element: EditorResponse {
  package var json: JSONTree { .array(map(\.json)) }
  package var records: [ResponseRecord] { flatMap(\.records) }
}

extension Range<Position>: EditorResponse {
  package var json: JSONTree { ["start": lowerBound.json, "end": upperBound.json] }
}
