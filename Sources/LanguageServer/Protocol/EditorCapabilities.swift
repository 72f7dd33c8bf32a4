import JSONSyntax

/// What a client can show of what features for editors answer (LSP 3.17, `TextDocumentClientCapabilities`).
package struct EditorCapabilities: Sendable {
  /// Whether it shows Markdown in hovers, in completion items and in signatures.
  package var hoverMarkdown = false
  package var completionMarkdown = false
  package var signatureMarkdown = false
  /// Whether inserted text can have tab stops.
  package var snippets = false
  /// Whether completion items can carry tags, of which there is one, for what is deprecated.
  package var completionTags = false
  package var completionDeprecated = false
  /// Whether parameters can be given as places in the label.
  package var parameterOffsets = false
  /// Whether symbols of documents can have children.
  package var nestedSymbols = false
  package var documentChanges = false
  /// Whether it asks before edits that are marked as such.
  package var changeAnnotations = false
  /// Whether it can create files.
  package var createsFiles = false
  package var lineFoldingOnly = false
  /// Whether it asks what has changed in semantic tokens.
  package var tokenDeltas = false
  /// Whether code actions are literals and not commands.
  package var codeActionLiterals = false
  /// Whether it shows lenses or inlay hints, which tell what tests do with mocks.
  package var showsUses = false
  /// The features that a server registers with it, for certain files.
  var registers: Set<GraphQLFeature> = []
  /// The features of which it can be told to ask again.
  var refreshes: Set<FeatureRefresher.Feature> = []
  /// Its command that shows places: with a document, a position there, and the places.
  package var showReferencesCommand: String?

  package init() {}

  /// - Parameter json: the `capabilities` of `initialize`.
  package init(_ json: JSONValue?) {
    let documents = json?["textDocument"]
    let completion = documents?["completion"]?["completionItem"]
    let signature = documents?["signatureHelp"]?["signatureInformation"]
    hoverMarkdown = Self.offersMarkdown(documents?["hover"]?["contentFormat"])
    completionMarkdown = Self.offersMarkdown(completion?["documentationFormat"])
    signatureMarkdown = Self.offersMarkdown(signature?["documentationFormat"])
    snippets = completion?["snippetSupport"]?.bool ?? false
    completionTags = completion?["tagSupport"]?["valueSet"]?.elements.contains { $0.int == 1 } ?? false
    completionDeprecated = completion?["deprecatedSupport"]?.bool ?? false
    parameterOffsets = signature?["parameterInformation"]?["labelOffsetSupport"]?.bool ?? false
    nestedSymbols = documents?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    documentChanges = json?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    changeAnnotations =
      documentChanges && json?["workspace"]?["workspaceEdit"]?["changeAnnotationSupport"] != nil
    createsFiles =
      json?["workspace"]?["workspaceEdit"]?["resourceOperations"]?.elements.contains { $0.isString("create") } ?? false
    lineFoldingOnly = documents?["foldingRange"]?["lineFoldingOnly"]?.bool ?? false
    tokenDeltas = documents?["semanticTokens"]?["requests"]?["full"]?["delta"]?.bool ?? false
    codeActionLiterals = documents?["codeAction"]?["codeActionLiteralSupport"] != nil
    showsUses = documents?["codeLens"]?.kind == .object || documents?["inlayHint"]?.kind == .object
    registers = Set(
      GraphQLFeature.allCases.filter { documents?[$0.name]?["dynamicRegistration"]?.bool ?? false })
    let workspace = json?["workspace"]
    for feature in FeatureRefresher.Feature.allCases
    where workspace?[feature.capability]?["refreshSupport"]?.bool ?? false { refreshes.insert(feature) }
    let commands = json?["experimental"]?["commands"]?["commands"]?.elements.compactMap(\.string) ?? []
    showReferencesCommand = Self.showReferencesCommands.first { commands.contains($0) }
  }

  /// Commands of clients that show places, of which the first one that a client has is taken.
  private static let showReferencesCommands = ["mockd.showReferences", "editor.action.showReferences"]

  private static func offersMarkdown(_ formats: JSONValue?) -> Bool {
    formats?.elements.contains { $0.isString("markdown") } ?? false
  }
}

extension JSONTree {
  /// `MarkupContent`.
  static func markup(_ text: String, isMarkdown: Bool) -> JSONTree {
    ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(text)]
  }

  /// What stands beside an item: `MarkupContent` where a client has said that it reads Markdown, else text, which all do.
  static func documentation(_ text: String, isMarkdown: Bool) -> JSONTree {
    isMarkdown ? .markup(text, isMarkdown: true) : .string(text)
  }
}
