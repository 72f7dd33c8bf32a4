import GraphQLSyntax
import Source

/// Adds the cache policies that Apollo's directives define on objects and interfaces.
extension SchemaAssembler {
  /// The policies in the definition and extensions of one type.
  struct Policies {
    /// The key fields of the first extension with a `@typePolicy`.
    fileprivate var extendedKeyFields: StringLiteralPlace?
    fileprivate var keyFields: StringLiteralPlace?
    /// The first policy of each extension. These precede the policies of the definition, as in Apollo's generator.
    fileprivate var extendedFields: [(forField: Name, keyArguments: StringLiteralPlace)] = []
    fileprivate var fields: [(forField: Name, keyArguments: StringLiteralPlace)] = []
  }

  /// A string literal with its document.
  fileprivate struct StringLiteralPlace {
    var document: Document
    var literal: StringLiteral
  }

  func addPolicies(_ definition: TypeDefinition, in document: Document, to policies: inout Policies) {
    guard definition.kind == .object || definition.kind == .interface else { return }
    var hasTypePolicy = false
    var hasFieldPolicy = false
    for directive in document[definition.directives] {
      if directive.name.name == Prelude.typePolicy, !hasTypePolicy, apolloVersion.hasTypePolicies {
        hasTypePolicy = true
        let literal = string(argument: Prelude.keyFields, of: directive, in: document)
        let place = literal.map { StringLiteralPlace(document: document, literal: $0) }
        if !definition.isExtension {
          policies.keyFields = policies.keyFields ?? place
        } else {
          policies.extendedKeyFields = policies.extendedKeyFields ?? place
        }
      }
      if directive.name.name == Prelude.fieldPolicy, !definition.isExtension || !hasFieldPolicy,
        apolloVersion.hasFieldPolicies
      {
        hasFieldPolicy = true
        guard let field = string(argument: Prelude.forField, of: directive, in: document),
          let literal = string(argument: Prelude.keyArguments, of: directive, in: document)
        else { continue }
        let policy = (
          forField: Name(document.string(field)), keyArguments: StringLiteralPlace(document: document, literal: literal)
        )
        if definition.isExtension { policies.extendedFields.append(policy) } else { policies.fields.append(policy) }
      }
    }
  }

  mutating func addPolicies(_ policies: Policies, to index: Int) {
    if let keyFields = policies.extendedKeyFields ?? policies.keyFields {
      schema.types[index].keyFields = text(keyFields.literal, in: keyFields.document)
    }
    let start = schema.fieldPolicies.count
    for policy in policies.extendedFields + policies.fields {
      guard let text = text(policy.keyArguments.literal, in: policy.keyArguments.document) else { continue }
      schema.fieldPolicies.append(Schema.FieldPolicy(forField: policy.forField, keyArguments: text))
    }
    schema.types[index].fieldPolicies = Schema.Run(start..<schema.fieldPolicies.count)
  }
}
