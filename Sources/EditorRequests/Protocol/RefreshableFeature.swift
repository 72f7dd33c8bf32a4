/// A feature whose results a server can ask the client to request again (`workspace/codeLens/refresh` and the like).
package enum RefreshableFeature: String, CaseIterable, Sendable {
  case codeLens, inlayHint, semanticTokens, diagnostic

  /// The request that the server sends.
  package var method: String { "workspace/\(rawValue)/refresh" }

  /// Whether the results report how tests use mocks.
  package var showsTestUses: Bool { self == .codeLens || self == .inlayHint }

  /// The member of `WorkspaceClientCapabilities`.
  package var capability: StaticString {
    switch self {
    case .codeLens: "codeLens"
    case .inlayHint: "inlayHint"
    case .semanticTokens: "semanticTokens"
    case .diagnostic: "diagnostics"
    }
  }
}
