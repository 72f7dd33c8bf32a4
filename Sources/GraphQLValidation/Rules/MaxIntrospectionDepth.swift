import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that introspection nests fewer than three lists of fields, interfaces, possible types or input fields.
///
/// Not in the specification, but servers of the reference implementation refuse such requests.
enum MaxIntrospectionDepth {
  private static let roots: [Name] = ["__schema", "__type"]

  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      let traits = context.resolved[selection: index].traits
      // A field of an unknown type may be a meta-field.
      guard traits.contains(.field), traits.contains(.metaField) || context.resolved[selection: index].field == nil,
        let field = context.field(at: index), roots.contains(field.name.name)
      else { continue }
      var search = DepthSearch(context.unit)
      if search.exceedsLimit(from: field, in: context.index) {
        found.append(
          context.error(.maxIntrospectionDepth, "Maximum introspection depth exceeded", at: field.range))
      }
    }
  }
}

/// Finds introspection that nests too many lists by a depth-first search with its own stack. Chains of fragments may be
/// as long as the input.
private struct DepthSearch {
  let unit: ValidationUnit
  /// The greatest depth at which each fragment was entered. A smaller depth finds nothing new.
  private var entered: [Int: Int] = [:]
  private var stack: [(definition: Int, next: Range<Int>, depth: Int)] = []

  private static let limit = 3
  private static let lists: [Name] = ["fields", "interfaces", "possibleTypes", "inputFields"]

  init(_ unit: ValidationUnit) {
    self.unit = unit
  }

  mutating func exceedsLimit(from field: Field, in definition: Int) -> Bool {
    push(field.selectionSet, definition, depth: 0)
    while let (definition, next, depth) = stack.last {
      guard let index = next.first else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next = next.dropFirst()
      switch unit.documents.document(of: definition).selections[index] {
      case .field(let field):
        let isList = Self.lists.contains(field.name.name)
        if isList, Self.limit <= depth + 1 { return true }
        push(field.selectionSet, definition, depth: isList ? depth + 1 : depth)
      case .inlineFragment(let fragment):
        push(fragment.selectionSet, definition, depth: depth)
      case .fragmentSpread(let spread):
        guard let target = unit.documents.fragment(named: spread.name.name), entered[target, default: -1] < depth else {
          continue
        }
        entered[target] = depth
        push(unit.documents[target].rootSelectionSet, target, depth: depth)
      }
    }
    return false
  }

  private mutating func push(_ set: SelectionSet?, _ definition: Int, depth: Int) {
    if let set { stack.append((definition, set.selections.indices, depth)) }
  }
}
