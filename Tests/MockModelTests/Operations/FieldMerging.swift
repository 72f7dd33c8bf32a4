/// Checks pair by pair, by the specification's algorithm, whether the fields of a selection set can be merged. See
/// https://spec.graphql.org/September2025/#FieldsInSetCanMerge()
struct FieldMerging {
  let schema: PlainSchema
  let fragments: [String: PlainDefinition]

  /// A field with the type that it is selected on.
  private struct Use {
    var parent: String
    var field: PlainField
    var type: PlainType
  }

  func canMerge(_ definition: PlainDefinition) -> Bool {
    canMerge(uses(definition.selections, on: definition.type))
  }

  private func canMerge(_ uses: [Use]) -> Bool {
    for same in Dictionary(grouping: uses, by: \.field.key).values {
      for (index, a) in same.enumerated() {
        for b in same[index...] {
          guard sameShape(a, b) else { return false }
          guard a.parent == b.parent || !isObject(a.parent) || !isObject(b.parent) else { continue }
          guard a.field.name == b.field.name, sameArguments(a.field, b.field) else { return false }
          guard canMerge(merged(a, b)) else { return false }
        }
      }
    }
    return true
  }

  private func sameShape(_ a: Use, _ b: Use) -> Bool {
    guard sameShape(a.type, b.type) else { return false }
    for same in Dictionary(grouping: merged(a, b), by: \.field.key).values {
      for (index, a) in same.enumerated() {
        for b in same[(index + 1)...] where !sameShape(a, b) { return false }
      }
    }
    return true
  }

  private func sameShape(_ a: PlainType, _ b: PlainType) -> Bool {
    switch (a, b) {
    case (.nonNull(let a), .nonNull(let b)), (.list(let a), .list(let b)): return sameShape(a, b)
    case (.named(let a), .named(let b)):
      let bothComposite = schema.types[a]?.isComposite == true && schema.types[b]?.isComposite == true
      return bothComposite || a == b
    default: return false
    }
  }

  private func merged(_ a: Use, _ b: Use) -> [Use] {
    var met: Set<String> = []
    return uses(a.field.selections, on: a.type.name, met: &met) + uses(b.field.selections, on: b.type.name, met: &met)
  }

  private func uses(_ selections: [PlainSelection], on parent: String) -> [Use] {
    var met: Set<String> = []
    return uses(selections, on: parent, met: &met)
  }

  private func uses(_ selections: [PlainSelection], on parent: String, met: inout Set<String>) -> [Use] {
    var uses: [Use] = []
    for selection in selections {
      switch selection {
      case .field(let field):
        guard let type = schema.field(field.name, of: parent)?.type else { continue }
        uses.append(Use(parent: parent, field: field, type: type))
      case .inline(let type, _, let selections):
        uses += self.uses(selections, on: type ?? parent, met: &met)
      case .spread(let name, _):
        guard met.insert(name).inserted, let fragment = fragments[name] else { continue }
        uses += self.uses(fragment.selections, on: fragment.type, met: &met)
      }
    }
    return uses
  }

  private func isObject(_ name: String) -> Bool { schema.kind(name) == .object }

  private func sameArguments(_ a: PlainField, _ b: PlainField) -> Bool {
    a.arguments.sorted { $0.name < $1.name } == b.arguments.sorted { $0.name < $1.name }
  }
}
