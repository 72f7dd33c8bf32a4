import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that a subscription has exactly one root field, which is unconditional and no introspection field.
/// See https://spec.graphql.org/September2025/#sec-Single-Root-Field
enum SingleFieldSubscriptions {
  static func check(_ context: OperationContext, _ found: inout RuleDiagnostics) {
    guard context.operation.operation == .subscription, context.schema.subscriptionType != nil else { return }
    let subject = context.operation.name.map { "Subscription \"\($0.text)\"" } ?? "Anonymous Subscription"
    var collection = RootFields(context)
    collection.collect()
    if let first = collection.conditions.first {
      found.append(
        Diagnostic(
          .singleFieldSubscriptions,
          "\(subject) must not use `@skip` or `@include` directives in the top level selection.", at: first,
          related: collection.conditions.dropFirst().map { Diagnostic.Related("also conditional", at: $0) }))
      return
    }
    let extra = collection.groups.dropFirst().flatMap(\.locations)
    if let first = extra.first {
      found.append(
        Diagnostic(
          .singleFieldSubscriptions, "\(subject) must select only one top level field.", at: first,
          related: extra.dropFirst().map { Diagnostic.Related("also selected", at: $0) }))
    }
    for group in collection.groups where group.field.utf8.starts(with: [UInt8(ascii: "_"), UInt8(ascii: "_")]) {
      found.append(
        Diagnostic(
          .singleFieldSubscriptions, "\(subject) must not select an introspection top level field.",
          at: group.locations[0],
          related: group.locations.dropFirst().map { Diagnostic.Related("also selected", at: $0) }))
    }
  }
}

/// The root fields of an operation and its fragments, by response key.
private struct RootFields {
  let context: OperationContext
  var groups: [Group] = []
  /// The places of `@skip` and `@include` directives on them.
  var conditions: [Location] = []
  private var groupIndices: [Name: Int] = [:]
  private var visited: Set<Int> = []

  /// The root fields with one response key.
  struct Group {
    let field: Name
    var locations: [Location]
  }

  private static let skip: Name = "skip"
  private static let include: Name = "include"

  init(_ context: OperationContext) {
    self.context = context
  }

  /// Collects the fields in execution order, with its own stack.
  mutating func collect() {
    let documents = context.unit.documents
    var stack = [(definition: context.definition.index, next: context.operation.selectionSet.selections.indices)]
    while let (definition, next) = stack.last {
      guard let index = next.first else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next = next.dropFirst()
      let document = documents.document(of: definition)
      let selection = document.selections[index]
      addConditions(selection.directives, in: document)
      switch selection {
      case .field(let field): add(field, at: document.location(field.range))
      case .inlineFragment(let fragment): stack.append((definition, fragment.selectionSet.selections.indices))
      case .fragmentSpread(let spread):
        guard let target = documents.fragment(named: spread.name.name), visited.insert(target).inserted,
          let root = documents[target].rootSelectionSet
        else { continue }
        stack.append((target, root.selections.indices))
      }
    }
  }

  private mutating func addConditions(_ directives: NodeList<Directive>, in document: Document) {
    for directive in document[directives]
    where directive.name.name == Self.skip || directive.name.name == Self.include {
      conditions.append(document.location(directive.range))
    }
  }

  private mutating func add(_ field: Field, at location: Location) {
    if let group = groupIndices[field.responseKey] {
      groups[group].locations.append(location)
    } else {
      groupIndices[field.responseKey] = groups.count
      groups.append(Group(field: field.name.name, locations: [location]))
    }
  }
}
