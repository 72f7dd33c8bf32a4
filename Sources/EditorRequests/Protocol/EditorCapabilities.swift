import JSONSyntax

/// The capabilities of a client that concern editor features (LSP 3.17, `ClientCapabilities`).
package struct EditorCapabilities: Sendable {
  /// Whether the client renders Markdown in hovers, in completion items and in signatures.
  package var hoverMarkdown = false
  package var completionMarkdown = false
  package var signatureMarkdown = false
  /// Whether inserted text can have tab stops.
  package var snippets = false
  /// Whether completion items can have tags. The only tag is `deprecated`.
  package var completionTags = false
  package var completionDeprecated = false
  /// Whether parameters can be offsets in the label of a signature.
  package var parameterOffsets = false
  /// Whether symbols of documents can have children.
  package var nestedSymbols = false
  package var documentChanges = false
  /// Whether the client asks the user before it applies annotated edits.
  package var changeAnnotations = false
  package var createsFiles = false
  package var lineFoldingOnly = false
  /// Whether the client requests the changes of semantic tokens.
  package var tokenDeltas = false
  /// Whether code actions can be literals instead of commands.
  package var codeActionLiterals = false
  /// The features of the client that report how tests use mocks.
  package var showsUses: Set<RefreshableFeature> = []
  /// The features that the client lets servers register for certain files.
  package var registers: Set<GraphQLFeature> = []
  /// The features that the client can be asked to request again.
  package var refreshes: Set<RefreshableFeature> = []
  /// The client's command that shows locations. Its arguments are a document, a position and the locations.
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
    showsUses = Set(
      RefreshableFeature.allCases.filter { $0.showsTestUses && documents?[$0.capability]?.kind == .object })
    registers = Set(
      GraphQLFeature.allCases.filter { documents?[$0.name]?["dynamicRegistration"]?.bool ?? false })
    let workspace = json?["workspace"]
    for feature in RefreshableFeature.allCases
    where workspace?[feature.capability]?["refreshSupport"]?.bool ?? false { refreshes.insert(feature) }
    let commands = json?["experimental"]?["commands"]?["commands"]?.elements.compactMap(\.string) ?? []
    showReferencesCommand = Self.showReferencesCommands.first { commands.contains($0) }
  }

  /// Known commands that show locations, by preference.
  private static let showReferencesCommands = ["mockd.showReferences", "editor.action.showReferences"]

  private static func offersMarkdown(_ formats: JSONValue?) -> Bool {
    formats?.elements.contains { $0.isString("markdown") } ?? false
  }
}
