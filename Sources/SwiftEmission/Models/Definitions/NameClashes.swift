import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

/// Name clashes in a definition's models (rule c.2): properties or types of one structure with the same name, and types
/// that hide the type of a fragment or another name in use. Apollo's generator reports some of these after writing the
/// files.
extension DefinitionStructures {
  /// Returns each clash of two keys or fragments once.
  ///
  /// - Parameters:
  ///   - type: the type of the operation or fragment.
  ///   - hasInitializers: whether the structures have initializers.
  func nameClashes(_ names: ModelNames, in type: String, hasInitializers: Bool) -> [EmissionProblem] {
    var finder = NameClashFinder(self, names, type: type, hasInitializers: hasInitializers)
    finder.lookAtRoot()
    for index in structures.indices { finder.look(at: index) }
    return finder.problems
  }
}

/// Collects the name clashes of a definition's structures.
private struct NameClashFinder {
  private let definition: DefinitionStructures
  private let names: ModelNames
  /// The type of the operation or fragment, by which the code inside it refers to structures.
  private let type: String
  /// Whether expressions contain the properties of fields without escaping them all.
  private let hasUnescapedNames: Bool
  private(set) var problems: [EmissionProblem] = []
  private var reported: Set<String> = []
  /// For each structure, the keys or fragments of its nested types by type name.
  private var types: [NameOwners] = []

  init(_ definition: DefinitionStructures, _ names: ModelNames, type: String, hasInitializers: Bool) {
    self.definition = definition
    self.names = names
    self.type = type
    hasUnescapedNames = hasInitializers && !names.options.emission.correctsKnownBugs
  }

  /// Checks that the type of the definition hides nothing.
  mutating func lookAtRoot() {
    guard names.options.usesInModels(type) else { return }
    report("generated code uses the name '\(type)' for another type; rename the definition")
  }

  /// Checks a structure. Its enclosing structures must be checked first.
  mutating func look(at index: Int) {
    let structure = definition.structures[index]
    var properties = NameOwners(capacity: structure.accessors.count)
    var types = NameOwners()
    for field in structure.accessors.lazy.map(\.field) {
      let key = NameOwner.name(field.responseKey)
      let property = names.accessor(field.responseKey)
      note(property, of: key, in: &properties, "the same property")
      if hasUnescapedNames, property.escapedInExpressions != property {
        report("'\(key.text)' is an operator in Swift; use another alias")
      }
      guard field.selectionSet != nil else { continue }
      let name = names.structure(field.nameComponent)
      note(name, of: key, in: &types, "structures of the same name")
      if uses(name) {
        report("the structure of '\(key.text)' hides '\(name)', which the code around it uses; use another alias")
      }
    }
    for child in structure.inlineFragments.map({ definition.structures[$0] }) {
      guard let component = child.name else { continue }
      let name = names.structure(component)
      let owner = Self.owner(component)
      note(name, of: owner, in: &types, "structures of the same name")
      if child.kind != .deferredInlineFragment {
        note(name.firstLowercased, of: owner, in: &properties, "the same property")
      }
    }
    if !structure.fragments.isEmpty, let owner = properties["fragments"] {
      report(owner.text, "fragments", "the same property")
    }
    self.types.append(types)
    lookForFragments(in: structure, index)
  }

  /// Whether the code of structures refers to a type or module of a name outside of them.
  private func uses(_ name: String) -> Bool {
    switch name {
    case type, names.options.emission.runtimeModule.api: true
    case "GraphQLEnum":
      definition.structures.contains { $0.accessors.contains { $0.field.type.kind == .enumeration } }
    case "Deferred": definition.selections.containsDeferral
    default: false
    }
  }

  /// Returns an inline fragment in GraphQL syntax.
  private static func owner(_ component: NameComponent) -> NameOwner {
    switch component {
    case .field(let key, _): return .name(key)
    case .deferred(let label): return .text("... @defer(label: \"\(label)\")")
    case .condition(let type, let conditions):
      let directives = conditions.map { " @\($0.isInverted ? "skip" : "include")(if: $\($0.variable.text))" }
      return .text("..." + (type.map { " on \($0.name.text)" } ?? "") + directives.joined())
    }
  }

  private mutating func note(
    _ name: String, of owner: NameOwner, in known: inout NameOwners, _ what: String
  ) {
    guard let other = known[name] else { return known.add(name, owner) }
    if other != owner { report(other.text, owner.text, what) }
  }

  /// Checks that the names of fragments' types refer to them inside the structure.
  private mutating func lookForFragments(in structure: Structure, _ index: Int) {
    guard !structure.fragments.isEmpty else { return }
    var properties = NameOwners()
    for fragment in structure.fragments.map(\.spread.fragment.name) {
      let property = names.accessor(ofFragment: fragment)
      note(property, of: .name(fragment), in: &properties, "the same property")
      if !names.options.emission.correctsKnownBugs, property.escapedAsEnumCase != property {
        report("Swift reserves '\(property)', the property of the fragment '\(fragment.text)'; rename the fragment")
      }
      let name = names.fragment(fragment)
      var current: Int? = index
      while let enclosing = current {
        if let owner = types[enclosing][name] { report(owner.text, fragment.text, "types of the same name") }
        current = definition.structures[enclosing].parent
      }
    }
  }

  private mutating func report(_ a: String, _ b: String, _ what: String) {
    report("'\(a)' and '\(b)' have \(what); use another alias or name for one of them")
  }

  /// Reports a reason once.
  private mutating func report(_ reason: String) {
    guard reported.insert(reason).inserted else { return }
    problems.append(.modelsClash(of: definition.selections.name, reason))
  }
}

extension EmissionProblem {
  /// Returns the warning that the models of an operation or fragment will not compile.
  package static func modelsClash(of definition: Name, _ reason: String) -> EmissionProblem {
    EmissionProblem(
      .modelNameClash, .warning, typeName: definition,
      message: "The models of '\(definition)' will not compile, because \(reason)")
  }
}
