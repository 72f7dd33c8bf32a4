import ModelIR
import Source
import SwiftCode

/// The structure `Fragments` inside a structure, which converts it to named fragments and deferred inline fragments
/// (rules c.7 and c.8).
extension ModelContext {
  /// Returns the structure; empty without fragments.
  func fragmentContainer(of structure: Structure) -> [Declaration] {
    let inline = structure.selectionSet.map { selections.sets[$0].inlineFragments } ?? []
    let labels = inline.map { selections.sets[$0].scope.deferral?.label }
    guard !structure.fragments.isEmpty || labels.contains(where: { $0 != nil }) else { return [] }
    let deferredFragments = structure.fragments.filter { $0.spread.condition.deferral != nil }
    let deferred =
      labels.compactMap { $0 } + deferredFragments.map { names.accessor(ofFragment: $0.spread.fragment.name) }
    let statements = deferred.map { name in
      Statement.assignment(
        .name("_" + name), .call(.name("Deferred"), [Argument("_dataDict", .name("_dataDict"))]))
    }
    let fragments = structure.fragments.map { accessor(of: $0) }
    let inlineFragments = joined(
      labels.map { label in label.map { deferredAccessor($0, names.structure(.deferred($0))) } })
    return [
      .type(
        TypeDeclaration(
          access, .struct, "Fragments", inherits: [.named("FragmentContainer")],
          members: dataMembers(initializer: deferred.isEmpty ? nil : statements) + [.blankLines(1)] + fragments
            + inlineFragments))
    ]
  }

  private func accessor(of fragment: FragmentAccessor) -> Declaration {
    let name = names.accessor(ofFragment: fragment.spread.fragment.name)
    let typeName = names.fragment(fragment.spread.fragment.name)
    if fragment.spread.condition.deferral != nil { return deferredAccessor(name, typeName) }
    let type: SwiftType = fragment.isConditional ? .optional(.named(typeName)) : .named(typeName)
    let value = Expression.call(.name("_toFragment"), [])
    let property = escaped(name)
    guard isMutable else {
      return .variable(VariableDeclaration(access, .var, property, type: type, .getter(value)))
    }
    return .variable(
      VariableDeclaration(
        access, .var, property, type: type,
        .modified(get: value, modify: Self.write(property, isConditional: fragment.isConditional))))
  }

  private func escaped(_ property: String) -> String {
    options.emission.escapedInExpressions(options.emission.escapedIfReserved(property))
  }

  /// Returns a `_modify` body, which yields a copy of the fragment and stores its data.
  private static func write(_ name: String, isConditional: Bool) -> [Statement] {
    let copy = Expression.name("f")
    let data = Expression.name("__data")
    let store: Statement =
      isConditional
      ? .ifLet("newData", .member(.optionalChain(copy), "__data"), .assignment(data, .name("newData")))
      : .assignment(data, .member(copy, "__data"))
    return [.variable("f", .name(name)), .yield(copy), store]
  }

  /// Returns a deferred fragment's property. It is always public, as in Apollo's output.
  private func deferredAccessor(_ name: String, _ type: String) -> Declaration {
    .variable(
      VariableDeclaration(
        attributes: [.wrapper(.named("Deferred"), [])], .public, .var, escaped(name),
        type: .optional(.named(type))))
  }
}
