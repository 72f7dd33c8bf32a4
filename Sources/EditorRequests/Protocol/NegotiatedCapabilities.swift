/// The capabilities of the client, the position encoding, and the pages of diagnostic codes.
package struct NegotiatedCapabilities: Sendable {
  package var encoding = PositionEncoding.utf16
  /// The capabilities that concern documents, diagnostics and the workspace.
  package var client = ClientCapabilities()
  /// The capabilities that concern editor features.
  package var editor = EditorCapabilities()
  /// The explanations of diagnostic codes.
  package var pages = ExplanationPages()

  package init() {}
}
