import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

/// Structures as text. Each has a line with its path and type, and a line for each accessor, inline fragment and
/// fragment.
///
/// Components are written as response keys (`friends[]` for lists) and conditions (`?Human`, `?$a`, `?!$a`,
/// `@label`). Optional accessors have `?` after their type, merged ones have `+` before their name. The location of
/// an accessor's structure follows its name.
struct Outline {
  private let structures: DefinitionStructures

  /// Makes the structures of the first definition in `text` with the given name.
  init?(_ text: String, of name: Name, strategy: MergingStrategy = .all, isCorrected: Bool = true) {
    let document = Document.parse(SourceFile(path: "sample.graphql", text: text)).document
    let schema = SchemaBuilder.build([document], options: SchemaOptions(apolloClientDirectives: true)).schema
    func find(_ name: Name) -> DefinitionSelections.Located? {
      let definition = document.definitions.first { definition in
        switch definition {
        case .operation(let operation): operation.name?.name == name
        case .fragment(let fragment): fragment.name.name == name
        case .schema, .type, .directive: false
        }
      }
      return definition.map { ($0, document) }
    }
    guard let located = find(name) else { return nil }
    let merges = strategy.contains(.namedFragments)
    let fragments = DefinitionSelections.fragments(
      reachedFrom: located.definition, of: document, schema: schema, mergesFragments: merges, lookup: find)
    guard
      let selections = DefinitionSelections.collect(
        located.definition, of: document, schema: schema, mergesFragments: merges, fragments: { fragments[$0] })
    else { return nil }
    var structures = DefinitionStructures.build(
      selections, schema: schema, strategy: strategy, isCorrected: isCorrected)
    if isCorrected { structures.qualifyShadowedReferences { Self.path([$0]) } }
    self.structures = structures
  }

  var text: String { structures.structures.map(text).joined(separator: "\n") }

  /// Returns the lines of the structure with this path.
  subscript(path: String) -> String? {
    structures.structures.first { Self.path($0.path) == path }.map { text($0) }
  }

  private func text(_ structure: Structure) -> String {
    let kind =
      switch structure.kind {
      case .entity: ""
      case .inlineFragment: " inline"
      case .compositeInlineFragment: " composite"
      case .deferredInlineFragment: " deferred"
      }
    var lines = ["\(Self.path(structure.path)): \(structure.type.name)\(kind)"]
    lines += structure.accessors.map { accessor in
      let type = accessor.field.wrappers.text(around: accessor.field.type.name.text)
      return "  " + (accessor.isDirect ? "" : "+") + "\(accessor.field.responseKey): \(type)"
        + (accessor.isConditional ? "?" : "") + target(accessor.child)
    }
    lines += structure.inlineFragments.map { index in
      "  as " + (structures.structures[index].name.map { Self.component($0) } ?? "")
    }
    lines += structure.fragments.map { fragment in
      "  ..." + (fragment.isDirect ? "" : "+") + fragment.spread.fragment.name.text
        + (fragment.isConditional ? "?" : "")
    }
    return lines.joined(separator: "\n")
  }

  private func target(_ child: FieldAccessor.Child) -> String {
    switch child {
    case .none: ""
    case .structure: " own"
    case .alias(_, .absolute(let path)): " = \(path.definition).\(Self.path(path.components))"
    case .alias(_, .relative(let components)): " = \(Self.path(components))"
    }
  }

  private static func path(_ components: [NameComponent]) -> String {
    components.map(component).joined(separator: ".")
  }

  private static func component(_ component: NameComponent) -> String {
    switch component {
    case .field(let key, let isList): return key.text + (isList ? "[]" : "")
    case .condition(let type, let conditions):
      let names = conditions.map { ($0.isInverted ? "!$" : "$") + $0.variable.text }
      return "?" + ((type.map { [$0.name.text] } ?? []) + names).joined(separator: "&")
    case .deferred(let label): return "@" + label
    }
  }
}
