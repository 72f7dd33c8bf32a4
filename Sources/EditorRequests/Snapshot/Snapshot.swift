import BuildGraph
import EditorFeatures
import Source

/// The state that requests read during one turn of the loop: workspaces, open documents, diagnostics and capabilities.
///
/// A snapshot has no setters, and this module can't see the loop that owns the state. A snapshot can't be copied, so no
/// handler can keep it. Its projects check that no input has changed since the snapshot was made.
package struct Snapshot: ~Copyable {
  package let capabilities: NegotiatedCapabilities
  /// The features whose results the user doesn't want to see.
  package let hidden: Set<RefreshableFeature>
  package let documents: OpenDocuments
  package let folders: [FolderSnapshot]
  package let diagnostics: DiagnosticStore
  /// The semantic tokens that the client has, by absolute path.
  package let sentTokens: [String: EncodedTokens]
  /// Returns whether a file exists at an absolute path.
  package let fileExists: (String) -> Bool

  package init(
    capabilities: NegotiatedCapabilities, hidden: Set<RefreshableFeature>, documents: OpenDocuments,
    folders: [FolderSnapshot], diagnostics: DiagnosticStore, sentTokens: [String: EncodedTokens],
    fileExists: @escaping (String) -> Bool
  ) {
    self.capabilities = capabilities
    self.hidden = hidden
    self.documents = documents
    self.folders = folders
    self.diagnostics = diagnostics
    self.sentTokens = sentTokens
    self.fileExists = fileExists
  }

  var editor: EditorCapabilities { capabilities.editor }
  var encoding: PositionEncoding { capabilities.encoding }

  func converter(for folder: FolderSnapshot) -> DiagnosticConverter {
    DiagnosticConverter(folder, capabilities, documents)
  }
}
