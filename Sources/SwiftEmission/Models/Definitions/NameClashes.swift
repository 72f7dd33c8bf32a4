import ModelIR
import Source
import SwiftCode

/// Names in a definition's models that Swift cannot keep apart (rule c.2): two properties or two types of one structure, and
/// types that hide a fragment's. Apollo's generator reports some of these after it has written the files.
extension DefinitionStructures {
  /// Each pair of keys or fragments once.
  func nameClashes(_ names: ModelNames) -> [EmissionProblem] {
    var finder = NameClashFinder(self, names)
    for index in structures.indices { finder.look(at: index) }
    return finder.problems
  }
}

private struct NameClashFinder {
  private let definition: DefinitionStructures
  private let names: ModelNames
  private(set) var problems: [EmissionProblem] = []
  private var reported: Set<[String]> = []
  /// Per structure, the names of the types in it, each with what it is named after.
  private var types: [[String: String]] = []

  init(_ definition: DefinitionStructures, _ names: ModelNames) {
    self.definition = definition
    self.names = names
  }

  /// The structures that enclose this one have been looked at before.
  mutating func look(at index: Int) {
    let structure = definition.structures[index]
    var properties: [String: String] = [:]
    var types: [String: String] = [:]
    for accessor in structure.accessors {
      let key = accessor.field.responseKey.text
      note(names.accessor(accessor.field.responseKey), of: key, in: &properties, "the same property")
      guard accessor.field.selectionSet != nil else { continue }
      note(names.structure(accessor.field.nameComponent), of: key, in: &types, "structures of the same name")
    }
    for child in structure.inlineFragments.map({ definition.structures[$0] }) {
      guard let component = child.name else { continue }
      let name = names.structure(component)
      note(name, of: Self.text(component), in: &types, "structures of the same name")
      if child.kind != .deferredInlineFragment {
        note(name.firstLowercased, of: Self.text(component), in: &properties, "the same property")
      }
    }
    if !structure.fragments.isEmpty, let owner = properties["fragments"] {
      report(owner, "fragments", "the same property")
    }
    self.types.append(types)
    lookForFragments(in: structure, index)
  }

  /// An inline fragment as GraphQL writes it.
  private static func text(_ component: NameComponent) -> String {
    switch component {
    case .field(let key, _): return key.text
    case .deferred(let label): return "... @defer(label: \"\(label)\")"
    case .condition(let type, let conditions):
      let directives = conditions.map { " @\($0.isInverted ? "skip" : "include")(if: $\($0.variable.text))" }
      return "..." + (type.map { " on \($0.name.text)" } ?? "") + directives.joined()
    }
  }

  private mutating func note(
    _ name: String, of owner: String, in known: inout [String: String], _ what: String
  ) {
    if let other = known[name], other != owner {
      report(other, owner, what)
    } else {
      known[name] = owner
    }
  }

  /// Whether the type of a fragment is the one that its name means here.
  private mutating func lookForFragments(in structure: Structure, _ index: Int) {
    var properties: [String: String] = [:]
    for fragment in structure.fragments.map(\.spread.fragment.name) {
      note(names.accessor(ofFragment: fragment), of: fragment.text, in: &properties, "the same property")
      let name = names.fragment(fragment)
      var current: Int? = index
      while let enclosing = current {
        if let owner = types[enclosing][name] { report(owner, fragment.text, "types of the same name") }
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
          + "use another alias or name for one of them."))
  }
}
