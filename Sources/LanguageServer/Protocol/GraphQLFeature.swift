import JSONSyntax

/// A feature that only GraphQL files have.
///
/// Where a client lets servers register features, the server registers it for GraphQL files. The editor then doesn't ask
/// the user which server should format a Swift file. Other clients get the feature for all files, and null in Swift.
enum GraphQLFeature: CaseIterable {
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

  /// The member of `TextDocumentClientCapabilities`, and the end of the method by which it is registered.
  var name: StaticString {
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
    case .semanticTokens: Server.semanticTokensOptions
    case .signatureHelp: [.init("triggerCharacters", ["(", ","]), .init("retriggerCharacters", [":"])]
    case .documentHighlight, .documentSymbol, .foldingRange, .formatting, .rangeFormatting, .selectionRange,
      .typeDefinition:
      []
    }
  }

  /// Its part of `ServerCapabilities`, where it is for all files.
  var member: JSONTree.Member { .init(provider, options.isEmpty ? true : .object(options)) }

  /// `Registration`.
  var registration: JSONTree {
    [
      "id": .string("mockd/\(name)"), "method": .string("textDocument/\(name)"),
      "registerOptions": .object([.init("documentSelector", Self.documentSelector)] + options),
    ]
  }

  /// Most editors give GraphQL files this language. The pattern serves the other editors.
  private static let documentSelector: JSONTree = [
    ["language": "graphql"], ["pattern": "**/*.{graphql,graphqls,gql}"],
  ]
}
