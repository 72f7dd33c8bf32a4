import GraphQLSyntax
import Source

extension PlainSchema {
  /// Reads valid SDL. It uses the product's syntax tree, and assembles types independently.
  init(_ sources: [SourceFile]) {
    let documents = sources.map { Document.parse($0).document }
    let specification = Document.parse(SourceFile(path: "introspection", text: introspectionTypes)).document
    for document in documents { define(document) }
    define(specification)
    for document in documents { extend(document) }
    query = query ?? "Query".existing(in: self)
    mutation = mutation ?? "Mutation".existing(in: self)
    subscription = subscription ?? "Subscription".existing(in: self)
  }

  private mutating func define(_ document: Document) {
    for case .type(let definition) in document.definitions where !definition.isExtension {
      let name = definition.name.text
      guard types[name] == nil else { continue }
      types[name] = NamedType(name: name, kind: Kind(definition.kind))
      order.append(name)
      add(definition, of: document)
    }
    readRoots(document)
  }

  private mutating func extend(_ document: Document) {
    for case .type(let definition) in document.definitions where definition.isExtension {
      add(definition, of: document)
    }
  }

  private mutating func readRoots(_ document: Document) {
    for case .schema(let definition) in document.definitions {
      for root in document[definition.operationTypes] {
        switch root.operation {
        case .query: query = root.type.text
        case .mutation: mutation = root.type.text
        case .subscription: subscription = root.type.text
        }
      }
    }
  }

  private mutating func add(_ definition: TypeDefinition, of document: Document) {
    let name = definition.name.text
    types[name]?.interfaces += document[definition.interfaces].map(\.text)
    types[name]?.members += document[definition.members].map(\.text)
    types[name]?.inputs += document[definition.inputFields].map { Input($0) }
    types[name]?.fields += document[definition.fields].map { field in
      Field(
        name: field.name.text, type: PlainType(field.type),
        arguments: document[field.arguments].map { Input($0) },
        deprecation: document.deprecation(field.directives))
    }
    types[name]?.values += document[definition.values].map {
      Value(name: $0.name.text, deprecation: document.deprecation($0.directives))
    }
    let directives = document[definition.directives].map(\.name.text)
    if directives.contains("oneOf") { types[name]?.isOneOf = true }
    if directives.contains("typePolicy"), !definition.isExtension { types[name]?.hasTypePolicy = true }
  }
}

extension String {
  fileprivate func existing(in schema: PlainSchema) -> String? { schema.kind(self) == .object ? self : nil }
}

extension PlainSchema.Kind {
  fileprivate init(_ kind: TypeKind) {
    self =
      switch kind {
      case .scalar: .scalar
      case .object: .object
      case .interface: .interface
      case .union: .union
      case .enumeration: .enumeration
      case .inputObject: .inputObject
      }
  }
}

extension PlainSchema.Input {
  fileprivate init(_ input: InputValueDefinition) {
    self.init(name: input.name.text, type: PlainType(input.type), hasDefault: input.defaultValue != nil)
  }
}

extension PlainType {
  init(_ reference: TypeReference) {
    func read(_ text: Substring) -> PlainType {
      if text.hasSuffix("!") { return .nonNull(read(text.dropLast())) }
      if text.hasPrefix("[") { return .list(read(text.dropFirst().dropLast())) }
      return .named(String(text))
    }
    self = read(reference.text[...])
  }
}

extension Document {
  /// Returns the reason of `@deprecated`, or its default.
  fileprivate func deprecation(_ list: NodeList<Directive>) -> String? {
    for directive in self[list] where directive.name.text == "deprecated" {
      for argument in self[directive.arguments] {
        if case .string(let literal) = argument.value.content { return string(literal) }
      }
      return "No longer supported"
    }
    return nil
  }
}
