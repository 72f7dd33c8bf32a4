import GraphQLSyntax
import Source

/// A `@typePolicy` or `@fieldPolicy` on an object or interface.
struct PolicyDirective {
  /// The type with the directive.
  let type: Schema.TypeID
  let isInExtension: Bool
  /// The arguments by name. Two policies are equal if these are.
  let arguments: [ConstantValue.Member]
  let location: Location
  /// The places of the arguments' values.
  private let places: [Name: Location]

  fileprivate init(_ directive: Directive, on type: Schema.TypeID, isInExtension: Bool, in document: Document) {
    self.type = type
    self.isInExtension = isInExtension
    location = document.location(directive.range)
    let arguments = document[directive.arguments]
    self.arguments = arguments.map {
      ConstantValue.Member(name: $0.name.name, value: ConstantValue($0.value, in: document))
    }.sorted { $0.name < $1.name }
    places = Dictionary(
      arguments.map { ($0.name.name, document.location($0.value.range)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the value and the place of an argument that is a string.
  func string(_ name: Name) -> (value: String, place: Location)? {
    guard case .string(let value)? = arguments.first(where: { $0.name == name })?.value else { return nil }
    return (value, places[name] ?? location)
  }

  /// The place of an argument, or of the directive without it.
  func place(_ name: Name) -> Location { places[name] ?? location }

  /// Returns the start of a text from an argument, for messages.
  static func shortened(_ text: some StringProtocol) -> String { String(text.prefix(longestName)) }

  /// Returns the end of a message about an unknown name.
  static func suggestion(_ name: some StringProtocol, among names: [Name]) -> String {
    guard name.utf8.count <= longestName else { return "" }
    let suggestion = Suggestions.didYouMean(String(name), among: names.map(\.text))
    return suggestion.isEmpty ? "" : "." + suggestion
  }

  private static let longestName = 100
}

extension SchemaDocumentContext {
  /// Calls `body` for each policy of a kind on objects and interfaces, in the order of the documents.
  func forEachPolicy(_ name: Name, _ body: (Schema.TypeID, PolicyDirective) -> Void) {
    forEachType { definition, document in
      guard definition.kind.hasFields, !definition.directives.isEmpty else { return }
      // Extensions of other kinds are ignored.
      guard let type = schema.type(named: definition.name.name), schema[type].kind == definition.kind else { return }
      for directive in document[definition.directives] where directive.name.name == name {
        body(
          type, PolicyDirective(directive, on: type, isInExtension: definition.isExtension, in: document))
      }
    }
  }
}
