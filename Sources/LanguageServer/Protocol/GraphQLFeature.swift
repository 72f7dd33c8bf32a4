import JSONSyntax

/// A feature that only GraphQL files have. Clients that let servers register features are told so, so that no editor asks
/// the user which server is to format a Swift file; for others, it is offered for all files, and answers null in Swift.
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

  /// Editors give GraphQL files this language; those that don't know it go by the names of files.
  private static let documentSelector: JSONTree = [
    ["language": "graphql"], ["pattern": "**/*.{graphql,graphqls,gql}"],
  ]
}
