import GraphQLSchema
import GraphQLSyntax
import Source

extension FieldMergeDetector {
  /// A field of a group with the same response key.
  struct Member {
    let definition: Int
    let field: Field
    let parent: Schema.TypeID?
    /// Whether the parent is an object type. Different object types exclude each other.
    let isInObject: Bool
    /// Nil if unknown, and for meta-fields, as in the reference implementation.
    let type: Schema.TypeUse?
  }

  /// Whether the collected fields agree in each group. Queues the selection sets below them.
  mutating func mergeGroups(_ mode: MergeQueue.Mode) -> Bool {
    for group in table.crowded where !merge(table.groups[group], mode) { return false }
    return true
  }

  private mutating func merge(_ group: ResponseKeyTable.Group, _ mode: MergeQueue.Mode) -> Bool {
    load(group)
    if mode != .calls, !haveOneShape() || isAnyStreamed() { return false }
    if mode == .shape {
      queue.add(selectionSets(members), .shape)
      return true
    }
    guard hasExclusiveParents() else {
      guard areSameCalls(members) else { return false }
      queue.add(selectionSets(members), mode)
      return true
    }
    metExclusiveParents = true
    if mode == .both { queue.add(selectionSets(members), .shape) }
    return mergeByParent()
  }

  private mutating func load(_ group: ResponseKeyTable.Group) {
    members.removeAll(keepingCapacity: true)
    var index = group.first
    while 0 <= index {
      let entry = table.entries[Int(index)]
      index = entry.next
      let number = unit.documents.definitions[entry.definition].document
      guard case .field(let field) = unit.documents.documents[number].selections[entry.selection] else { continue }
      let selection = unit.resolved[entry.definition][selection: entry.selection]
      var type: Schema.TypeUse?
      // Read only `fields`: loading the schema would retain each of its arrays.
      if let id = selection.field, !selection.traits.contains(.metaField) {
        type = unit.schema.fields[Int(id.index)].type
      }
      members.append(
        Member(
          definition: entry.definition, field: field, parent: selection.parent,
          isInObject: selection.traits.contains(.isInObject), type: type))
    }
  }

  /// See https://spec.graphql.org/September2025/#SameResponseShape()
  private func haveOneShape() -> Bool {
    var first: Schema.TypeUse?
    var firstLeaf: Schema.TypeID?
    let types = unit.schema.types
    for member in members {
      guard let type = member.type, !types[Int(type.type.index)].isMissing else { continue }
      let isLeaf = types[Int(type.type.index)].kind.isLeaf
      if let first {
        if first.wrappers != type.wrappers { return false }
        if isLeaf ? type.type != first.type : firstLeaf != nil { return false }
      } else {
        first = type
        if isLeaf { firstLeaf = type.type }
      }
    }
    return true
  }

  /// Whether a field of the group is streamed, which conflicts with any other field.
  private func isAnyStreamed() -> Bool {
    members.contains { !$0.field.directives.isEmpty && unit.stream(on: $0.field, in: $0.definition) != nil }
  }

  private func hasExclusiveParents() -> Bool {
    var first: Schema.TypeID?
    for member in members where member.isInObject {
      if let first, first != member.parent { return true }
      first = member.parent
    }
    return false
  }

  /// Merges the fields of each object type with the fields of abstract types, but not of other object types.
  private mutating func mergeByParent() -> Bool {
    let abstract = members.filter { !$0.isInObject }
    var groups: [[Member]] = []
    var byParent: [Schema.TypeID: Int] = [:]
    for member in members where member.isInObject {
      guard let parent = member.parent else { continue }
      if let group = byParent[parent] {
        groups[group].append(member)
      } else {
        byParent[parent] = groups.count
        groups.append(abstract + [member])
      }
    }
    for group in groups {
      budget -= group.count
      if budget < 0 { return true }
      guard areSameCalls(group) else { return false }
      queue.add(selectionSets(group), .calls)
    }
    return true
  }

  private func areSameCalls(_ members: [Member]) -> Bool {
    guard let first = members.first else { return true }
    for member in members.dropFirst() {
      if member.field.name.name != first.field.name.name { return false }
      if member.field.arguments.isEmpty, first.field.arguments.isEmpty { continue }
      guard ArgumentEquality.areSame(arguments(of: member), arguments(of: first)) else { return false }
    }
    return true
  }

  private func arguments(of member: Member) -> ArgumentEquality.Arguments {
    ArgumentEquality.Arguments(
      list: member.field.arguments, document: unit.documents.document(of: member.definition))
  }

  private func selectionSets(_ members: [Member]) -> [PlacedSelectionSet] {
    members.compactMap { member in
      member.field.selectionSet.map { PlacedSelectionSet(definition: member.definition, list: $0.selections) }
    }
  }
}
