import JSONSyntax

/// A feature that is registered for some kinds of files: mostly for GraphQL files only.
///
/// If the client supports dynamic registration, the editor then doesn't ask the user which server should format a Swift
/// file. Other clients get the feature for all files, with null as the result in other files.
package enum GraphQLFeature: CaseIterable, Sendable {
  case completion
  case documentHighlight
  case documentSymbol
  case foldingRange
  case formatting
  case rangeFormatting
  case rename
  case selectionRange
  case semanticTokens
  case signatureHelp
  case typeDefinition

  /// The member of `TextDocumentClientCapabilities`, and the last component of the method that is registered.
  package var name: StaticString {
    switch self {
    case .completion: "completion"
    case .documentHighlight: "documentHighlight"
    case .documentSymbol: "documentSymbol"
    case .foldingRange: "foldingRange"
    case .formatting: "formatting"
    case .rangeFormatting: "rangeFormatting"
    case .rename: "rename"
    case .selectionRange: "selectionRange"
    case .semanticTokens: "semanticTokens"
    case .signatureHelp: "signatureHelp"
    case .typeDefinition: "typeDefinition"
    }
  }

  /// The member of `ServerCapabilities`.
  private var provider: String {
    switch self {
    case .formatting: "documentFormattingProvider"
    case .rangeFormatting: "documentRangeFormattingProvider"
    default: "\(name)Provider"
    }
  }

  private var options: [JSONTree.Member] {
    switch self {
    case .completion: [.init("triggerCharacters", ["@", "$", ".", "(", ":"])]
    case .rename: [.init("prepareProvider", true)]
    case .semanticTokens: SemanticTokensOptions.members
    case .signatureHelp: [.init("triggerCharacters", ["(", ","]), .init("retriggerCharacters", [":"])]
    case .documentHighlight, .documentSymbol, .foldingRange, .formatting, .rangeFormatting, .selectionRange,
      .typeDefinition:
      []
    }
  }

  /// The member of `ServerCapabilities` that offers the feature for all files.
  package var member: JSONTree.Member { .init(provider, options.isEmpty ? true : .object(options)) }

  /// `Registration`.
  package var registration: JSONTree {
    [
      "id": .string("mockd/\(name)"), "method": .string("textDocument/\(name)"),
      "registerOptions": .object([.init("documentSelector", .array(documentSelector))] + options),
    ]
  }

  /// Most editors know the language `graphql`. The pattern is for the other editors.
  private var documentSelector: [JSONTree] {
    [["language": "graphql"], ["pattern": "**/*.{graphql,graphqls,gql}"]]
      + (self == .rename ? [["language": "swift"]] : [])
  }
}
