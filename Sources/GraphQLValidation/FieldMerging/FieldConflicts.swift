import GraphQLSchema
import GraphQLSyntax
import Source

/// Two fields with the same response key that can't be merged.
struct FieldConflict {
  let key: Name
  /// The reason as messages state it.
  let reason: String
  /// The first field, and the conflicting fields below it.
  let first: [Location]
  /// The second field, and the conflicting fields below it.
  let second: [Location]

  /// The limits for the length of a reason and for the number of places.
  static let longestReason = 1000
  static let maximumPlaces = 20
}

/// The pairwise search for conflicts, with the messages and places of the reference implementation.
///
/// It runs only for definitions with a known conflict, and stops after too many comparisons. It walks chains of
/// fragments with stacks. Recursion follows nested fields, up to a limit.
struct FieldConflicts {
  let unit: ValidationUnit
  var sets: FieldSets
  private var compared: [FragmentPair: Bool] = [:]
  private var comparisons = 0
  private var depth = 0

  private static let maximumComparisons = 250_000
  private static let deepest = 200
  /// Further conflicts of a selection set are dropped, since the report ends there.
  private static let maximumConflicts = ErrorLimit.most + 1

  /// An unordered pair of fragments.
  private struct FragmentPair: Hashable {
    let low: Int
    let high: Int

    init(_ a: Int, _ b: Int) {
      low = min(a, b)
      high = max(a, b)
    }
  }

  init(_ unit: ValidationUnit) {
    self.unit = unit
    sets = FieldSets(unit)
  }

  /// Whether the search gave up.
  var isExhausted: Bool { Self.maximumComparisons < comparisons }

  /// Returns the conflicts between the fields of one selection set, with the fragments that it spreads.
  mutating func within(_ list: NodeList<Selection>, in definition: Int) -> [FieldConflict] {
    var found: [FieldConflict] = []
    let index = sets.index(of: list, in: definition)
    let set = sets[index]
    for key in set.keys {
      let fields = set.fields[key] ?? []
      for (number, first) in fields.enumerated() {
        for second in fields.dropFirst(number + 1) {
          if isFinished(found) { return found }
          compare(key, first, second, false, &found)
        }
      }
    }
    for (number, fragment) in set.fragments.enumerated() {
      compare(fieldsOf: index, withFragment: fragment, false, &found)
      for other in set.fragments.dropFirst(number + 1) {
        if isFinished(found) { return found }
        compare(fragment, with: other, false, &found)
      }
    }
    return found
  }

  private func isFinished(_ found: [FieldConflict]) -> Bool { isExhausted || Self.maximumConflicts <= found.count }

  // MARK: Between sets

  private mutating func compare(_ a: Int, _ b: Int, _ areExclusive: Bool, _ found: inout [FieldConflict]) {
    for key in sets[a].keys {
      guard let others = sets[b].fields[key], let fields = sets[a].fields[key] else { continue }
      for first in fields {
        for second in others {
          if isFinished(found) { return }
          compare(key, first, second, areExclusive, &found)
        }
      }
    }
  }

  private mutating func compare(
    fieldsOf set: Int, withFragment fragment: Int, _ areExclusive: Bool, _ found: inout [FieldConflict]
  ) {
    var stack: [(fragment: Int, from: Int?)] = [(fragment, nil)]
    while let (fragment, from) = stack.popLast(), !isFinished(found) {
      comparisons += 1
      if let from, !remember(fragment, from, areExclusive) { continue }
      guard let other = sets.index(ofFragment: fragment), other != set else { continue }
      compare(set, other, areExclusive, &found)
      for next in sets[other].fragments.reversed() { stack.append((next, fragment)) }
    }
  }

  private mutating func compare(
    _ fragment: Int, with other: Int, _ areExclusive: Bool, _ found: inout [FieldConflict]
  ) {
    var stack = [(fragment, other)]
    while let (first, second) = stack.popLast(), !isFinished(found) {
      comparisons += 1
      guard first != second, remember(first, second, areExclusive), let a = sets.index(ofFragment: first),
        let b = sets.index(ofFragment: second)
      else { continue }
      compare(a, b, areExclusive, &found)
      for next in sets[a].fragments.reversed() { stack.append((next, second)) }
      for next in sets[b].fragments.reversed() { stack.append((first, next)) }
    }
  }

  /// Whether a pair has yet to be compared. A comparison without exclusive parents covers one with them.
  private mutating func remember(_ a: Int, _ b: Int, _ areExclusive: Bool) -> Bool {
    let pair = FragmentPair(a, b)
    if let known = compared[pair], areExclusive || !known { return false }
    compared[pair] = areExclusive
    return true
  }

  // MARK: Between fields

  private mutating func compare(
    _ key: Name, _ a: ComparedField, _ b: ComparedField, _ parentsAreExclusive: Bool, _ found: inout [FieldConflict]
  ) {
    comparisons += 1
    if isExhausted { return }
    // Two object types never apply together; interfaces and unions may.
    let areExclusive = parentsAreExclusive || (a.parent != b.parent && a.isInObject && b.isInObject)
    if let reason = difference(a, b, areExclusive) {
      found.append(FieldConflict(key: key, reason: reason, first: [place(of: a)], second: [place(of: b)]))
      return
    }
    guard let first = a.field.selectionSet, let second = b.field.selectionSet, depth < Self.deepest else { return }
    depth += 1
    let below = between(
      sets.index(of: first.selections, in: a.definition), sets.index(of: second.selections, in: b.definition),
      areExclusive)
    depth -= 1
    if !below.isEmpty { found.append(join(below, key, a, b)) }
  }

  private func difference(_ a: ComparedField, _ b: ComparedField, _ areExclusive: Bool) -> String? {
    if !areExclusive {
      if a.field.name.name != b.field.name.name {
        return "\"\(a.field.name.text)\" and \"\(b.field.name.text)\" are different fields"
      }
      let arguments = [a, b].map {
        ArgumentEquality.Arguments(list: $0.field.arguments, document: unit.documents.document(of: $0.definition))
      }
      if !ArgumentEquality.areSame(arguments[0], arguments[1]) { return "they have differing arguments" }
    }
    if let reason = overlap(unit.stream(on: a.field, in: a.definition), unit.stream(on: b.field, in: b.definition)) {
      return reason
    }
    guard let first = a.type, let second = b.type else { return nil }
    let hasLeaf = unit.schema[first.type].kind.isLeaf || unit.schema[second.type].kind.isLeaf
    guard first.wrappers != second.wrappers || (hasLeaf && first.type != second.type) else { return nil }
    return "they return conflicting types \"\(unit.schema.typeText(first))\" and \"\(unit.schema.typeText(second))\""
  }

  /// Returns why two fields conflict if one is streamed. Equal streams conflict, too.
  private func overlap(
    _ a: ArgumentEquality.Arguments?, _ b: ArgumentEquality.Arguments?
  ) -> String? {
    guard a != nil || b != nil else { return nil }
    let reason = "they have overlapping stream directives"
    guard let a, let b, ArgumentEquality.areSame(a, b) else { return reason }
    // Early versions of the reference implementation allowed equal streams.
    return reason + ". See https://github.com/graphql/defer-stream-wg/discussions/100"
  }

  private mutating func between(_ a: Int, _ b: Int, _ areExclusive: Bool) -> [FieldConflict] {
    var found: [FieldConflict] = []
    compare(a, b, areExclusive, &found)
    for fragment in sets[b].fragments { compare(fieldsOf: a, withFragment: fragment, areExclusive, &found) }
    for fragment in sets[a].fragments { compare(fieldsOf: b, withFragment: fragment, areExclusive, &found) }
    for first in sets[a].fragments {
      for second in sets[b].fragments {
        if isFinished(found) { return found }
        compare(first, with: second, areExclusive, &found)
      }
    }
    return found
  }

  private func join(_ below: [FieldConflict], _ key: Name, _ a: ComparedField, _ b: ComparedField) -> FieldConflict {
    var reason = ""
    for conflict in below where reason.utf8.count < FieldConflict.longestReason {
      if !reason.isEmpty { reason += " and " }
      reason += "subfields \"\(conflict.key.text)\" conflict because \(conflict.reason)"
    }
    return FieldConflict(
      key: key, reason: reason, first: places(a, below.lazy.map(\.first)), second: places(b, below.lazy.map(\.second)))
  }

  private func places(_ field: ComparedField, _ below: some Sequence<[Location]>) -> [Location] {
    var result = [place(of: field)]
    for locations in below {
      result += locations.prefix(FieldConflict.maximumPlaces - result.count)
      if result.count == FieldConflict.maximumPlaces { break }
    }
    return result
  }

  private func place(of field: ComparedField) -> Location {
    unit.location(field.field.range, in: field.definition)
  }
}
