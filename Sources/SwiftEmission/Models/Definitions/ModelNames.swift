import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// The Swift names of definitions and their selection sets (rules c.1 to c.5).
package struct ModelNames: Sendable {
  package let options: ModelOptions
  private let singularForms: SingularForms
  private let spelled = SpelledNames()

  package init(_ options: ModelOptions) {
    self.options = options
    singularForms = .under(options.inflectionRules.map(\.rule))
  }

  /// Returns the type of an operation.
  package func operation(_ name: Name, _ type: OperationType, isLocalCacheMutation: Bool) -> String {
    let suffix =
      switch (isLocalCacheMutation, type) {
      case (true, _): "LocalCacheMutation"
      case (false, .query): "Query"
      case (false, .mutation): "Mutation"
      case (false, .subscription): "Subscription"
      }
    return definitionName(name.text.hasSuffix(suffix) ? name.text : name.text + suffix)
  }

  /// Returns the type of a fragment.
  package func fragment(_ name: Name) -> String {
    definitionName(name.text).escapedAsFragment(reservesInt32: options.emission.version.isSecondGeneration)
  }

  /// Returns the name of a definition, which begins with a capital even after capitalization rules.
  func definitionName(_ name: String) -> String {
    let name = name.firstUppercased
    guard options.emission.version.capitalizesDefinitionNames else { return name }
    return options.emission.capitalized(name).firstUppercased
  }

  /// Returns the name of a structure inside the enclosing one.
  package func structure(_ component: NameComponent) -> String {
    switch component {
    case .field(let key, let isList):
      return spelled.structure(key, isList: isList) {
        let name = key.text.firstUppercased
        return selectionSet(isList ? singularForms.singular(of: name) : name)
      }
    case .condition(let type, let conditions):
      let names = conditions.map { ($0.isInverted ? "Not" : "") + $0.variable.text.firstUppercased }
      return (type.map { "As" + typeName($0) } ?? "")
        + (names.isEmpty ? "" : "If" + names.joined(separator: "And"))
    case .deferred(let label):
      return selectionSet(label.camelCased.firstUppercased)
    }
  }

  private func selectionSet(_ name: String) -> String {
    name.escapedAsSelectionSet(reservesInt32: options.emission.version.isSecondGeneration)
  }

  /// Returns a nested structure, such as `AllAnimal.AsDog`.
  func type(_ components: some Collection<NameComponent>, in base: SwiftType? = nil) -> SwiftType? {
    components.reduce(base) { base, component in
      base.map { .member($0, structure(component)) } ?? .named(structure(component))
    }
  }

  /// Returns the name of a nested structure for documentation.
  func text(_ components: some Collection<NameComponent>) -> String {
    components.map { structure($0) }.joined(separator: ".")
  }

  /// Returns the property for a response key, without backticks.
  package func bareAccessor(_ responseKey: Name) -> String {
    let key = options.camelCasesAccessors ? responseKey.text.camelCased : responseKey.text
    let name = options.emission.capitalized(key)
    return name == name.uppercased() ? name.lowercased() : name.firstLowercased
  }

  /// Returns the property for a response key.
  package func accessor(_ responseKey: Name) -> String {
    spelled.accessor(responseKey) {
      options.emission.escapedInExpressions(bareAccessor(responseKey).escapedAsEnumCase)
    }
  }

  /// Returns the property for a fragment.
  package func accessor(ofFragment name: Name) -> String { name.text.firstLowercased }

  package func typeName(_ type: TypeIdentity) -> String {
    options.emission.typeName(type.name, SchemaTypeKind(type.kind))
  }
}

extension SchemaTypeKind {
  init(_ kind: TypeKind) {
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

extension ModelOptions.InflectionRule {
  fileprivate var rule: Singularizer.Rule {
    switch self {
    case .singularization(let plural, let replacement): .pattern(plural, replacement: replacement)
    case .irregular(let singular, let plural): .irregular(singular: singular, plural: plural)
    case .uncountable(let word): .uncountable(word)
    }
  }
}
