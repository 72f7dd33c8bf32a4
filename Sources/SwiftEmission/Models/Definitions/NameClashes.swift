import ModelIR
import Source
import SwiftCode

/// Name clashes in a definition's models (rule c.2): properties or types of one structure with the same name, and types
/// that hide a fragment's type. Apollo's generator reports some of these after writing the files.
extension DefinitionStructures {
  /// Returns each clash of two keys or fragments once.
  func nameClashes(_ names: ModelNames) -> [EmissionProblem] {
    var finder = NameClashFinder(self, names)
    for index in structures.indices { finder.look(at: index) }
    return finder.problems
  }
}

/// Collects the name clashes of a definition's structures.
private struct NameClashFinder {
  private let definition: DefinitionStructures
  private let names: ModelNames
  private(set) var problems: [EmissionProblem] = []
  private var reported: Set<[String]> = []
  /// For each structure, the keys or fragments of its nested types by type name.
  private var types: [NameOwners] = []

  init(_ definition: DefinitionStructures, _ names: ModelNames) {
    self.definition = definition
    self.names = names
  }

  /// Checks a structure. Its enclosing structures must be checked first.
  mutating func look(at index: Int) {
    let structure = definition.structures[index]
    var properties = NameOwners(capacity: structure.accessors.count)
    var types = NameOwners()
    for field in structure.accessors.lazy.map(\.field) {
      let key = NameOwner.name(field.responseKey)
      note(names.accessor(field.responseKey), of: key, in: &properties, "the same property")
      guard field.selectionSet != nil else { continue }
      note(names.structure(field.nameComponent), of: key, in: &types, "structures of the same name")
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
      note(names.accessor(ofFragment: fragment), of: .name(fragment), in: &properties, "the same property")
      let name = names.fragment(fragment)
      var current: Int? = index
      while let enclosing = current {
        if let owner = types[enclosing][name] { report(owner.text, fragment.text, "types of the same name") }
        current = definition.structures[enclosing].parent
      }
    }
  }

  private mutating func report(_ a: String, _ b: String, _ what: String) {
    guard reported.insert([a, b, what]).inserted else { return }
    let name = definition.selections.name
    problems.append(
      EmissionProblem(
        .modelNameClash, .warning, typeName: name,
        message: "The models of '\(name)' will not compile, because '\(a)' and '\(b)' have \(what); "
          + "use another alias or name for one of them"))
  }
}
