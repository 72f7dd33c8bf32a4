import ModelIR

/// The fields that a structure shows by rule c.5 alone: the fields of every selection set on the same object, in the
/// definition or a fragment. Their types and conditions must apply at every object on the path. It checks all
/// selections for each structure.
struct ReferenceFields {
  private let schema: PlainSchema
  private let fragments: [String: PlainDefinition]
  private(set) var occurrences: [Occurrence] = []
  private var sets: [SelectionSet] = []

  /// The maximum number of reached fields; a definition with more is skipped.
  static let limit = 3000

  /// A required value of a variable: true unless it is inverted.
  struct Condition: Hashable {
    var variable: String
    var isInverted: Bool
  }

  /// The required or known types and conditions of one object on a path.
  struct Level: Hashable {
    var types: [String]
    var conditions: Set<Condition> = []
  }

  /// A field that leads to an object.
  struct Step: Hashable {
    var key: String
    var type: String
  }

  /// A field in some selection set.
  struct Occurrence {
    var path: [Step]
    var levels: [Level]
    var key: String
    var type: PlainType
    var conditions: Set<Condition>
    /// Whether its data can come later. Then no structure shows it.
    var isDeferred = false

    /// The conditions on the field and on the objects that lead to it.
    var allConditions: Set<Condition> { levels.reduce(conditions) { $0.union($1.conditions) } }
  }

  /// A selection set of an inline fragment, a fragment spread or a field.
  private struct SelectionSet {
    var path: [Step]
    var levels: [Level]
    /// Whether it is in the text of the definition, not of a fragment. Spreads are.
    var isOwn: Bool

    var allConditions: Set<Condition> { levels.reduce([]) { $0.union($1.conditions) } }
  }

  /// The surroundings of a selection set.
  private struct Context {
    var isDeferred = false
    var isInFragment = false
    var isOwn = true

    func inside(_ directives: [PlainDirective], isFragment: Bool = false) -> Context {
      Context(
        isDeferred: isDeferred || directives.contains(where: \.isDefer), isInFragment: isInFragment || isFragment,
        isOwn: !isInFragment)
    }
  }

  /// The position of a structure.
  struct Place: Hashable {
    var path: [Step]
    var levels: [Level]
    /// Conditions that conversions to inline fragments imply. Structures can ignore them.
    var implied: Set<Condition> = []
    /// Whether the structure belongs to another place, and stands for its objects, too.
    var isShared = false
  }

  init(_ definition: PlainDefinition, schema: PlainSchema, fragments: [String: PlainDefinition]) {
    self.schema = schema
    self.fragments = fragments
    walk(definition.selections, on: definition.type, [], [Level(types: [definition.type])])
  }

  private mutating func walk(
    _ selections: [PlainSelection], on parent: String, _ path: [Step], _ levels: [Level], _ context: Context = Context()
  ) {
    sets.append(SelectionSet(path: path, levels: levels, isOwn: context.isOwn))
    for selection in selections where occurrences.count < Self.limit {
      switch selection {
      case .field(let field): add(field, on: parent, path, levels, context)
      case .inline(let type, let directives, let inner):
        guard let inside = narrowed(levels, to: type ?? parent, directives) else { continue }
        walk(inner, on: type ?? parent, path, inside, context.inside(directives))
      case .spread(let name, let directives):
        guard let fragment = fragments[name], let inside = narrowed(levels, to: fragment.type, directives) else {
          continue
        }
        walk(fragment.selections, on: fragment.type, path, inside, context.inside(directives, isFragment: true))
      }
    }
  }

  private mutating func add(
    _ field: PlainField, on parent: String, _ path: [Step], _ levels: [Level], _ context: Context
  ) {
    guard field.name != "__typename", let conditions = Self.conditions(field.directives),
      let type = schema.field(field.name, of: parent)?.type
    else { return }
    occurrences.append(
      Occurrence(
        path: path, levels: levels, key: field.key, type: type, conditions: conditions,
        isDeferred: context.isDeferred))
    guard schema.types[type.name]?.isComposite == true else { return }
    walk(
      field.selections, on: type.name, path + [Step(key: field.key, type: type.description)],
      levels + [Level(types: [type.name], conditions: conditions)], context.inside([]))
  }

  /// Returns nil for selections that are never included.
  private func narrowed(_ levels: [Level], to type: String, _ directives: [PlainDirective]) -> [Level]? {
    guard var last = levels.last, let conditions = Self.conditions(directives) else { return nil }
    last.types.append(type)
    last.conditions.formUnion(conditions)
    return levels.dropLast() + [last]
  }

  private static func conditions(_ directives: [PlainDirective]) -> Set<Condition>? {
    var result: Set<Condition> = []
    for directive in directives {
      switch directive {
      case .include(.literal(let value)): if !value { return nil }
      case .skip(.literal(let value)): if value { return nil }
      case .include(.variable(let name)): result.insert(Condition(variable: name, isInverted: false))
      case .skip(.variable(let name)): result.insert(Condition(variable: name, isInverted: true))
      case .deferred: break
      }
    }
    return result.contains { result.contains(Condition(variable: $0.variable, isInverted: !$0.isInverted)) }
      ? nil : result
  }

  /// Returns the fields that a structure at `place` shows.
  func shown(at place: Place) -> [Occurrence] {
    occurrences.filter { occurrence in
      occurrence.path == place.path && !occurrence.isDeferred
        && areSure(occurrence.levels, at: place)
        && zip(occurrence.levels, place.levels).allSatisfy { $0.conditions.isSubset(of: $1.conditions) }
    }
  }

  /// Returns the fields that an object at `place` may have, if all conditions on the path hold.
  func possible(at place: Place) -> [Occurrence] {
    occurrences.filter { occurrence in
      occurrence.path == place.path && !occurrence.isDeferred
        && areSure(occurrence.levels, at: place)
    }
  }

  /// Returns the conditions that hold if there is an object at `place`: the conditions of the place, and the conditions
  /// of all selections of the object.
  func known(at place: Place) -> Set<Condition> {
    let keys = place.path.map(\.key)
    let selections = occurrences.filter { $0.path.map(\.key) + [$0.key] == keys }.map(\.allConditions)
    let shared = selections.dropFirst().reduce(selections.first ?? []) { $0.intersection($1) }
    return place.levels.reduce(shared) { $0.union($1.conditions) }
  }

  /// Returns the conditions that also hold if an object at `place` is converted to its model of an inline fragment. Only
  /// an object for which a selection set of the inline fragment was executed can be converted.
  ///
  /// - Parameter isComposite: whether the inline fragment is not in the text of the definition.
  func implied(
    byConversionAt place: Place, to type: String?, _ conditions: Set<Condition>, isComposite: Bool
  ) -> Set<Condition> {
    let causes = sets.filter { set in
      guard let last = set.levels.last, set.path == place.path, isComposite || set.isOwn else { return false }
      return conditions.isSubset(of: last.conditions) && type.map(last.types.contains) != false
        && areSure(set.levels, at: place)
    }
    return causes.dropFirst().reduce(causes.first?.allConditions ?? []) { $0.intersection($1.allConditions) }
  }

  /// Whether the objects at `place` and around it certainly have the types of `levels`.
  private func areSure(_ levels: [Level], at place: Place) -> Bool {
    zip(levels, place.levels).allSatisfy { asked, known in asked.types.allSatisfy { isSure($0, known.types) } }
  }

  private func isSure(_ type: String, _ known: [String]) -> Bool {
    known.contains { name in
      name == type || schema.types[name]?.interfaces.contains(type) == true
        || schema.types[type]?.members.contains(name) == true
    }
  }
}

extension PlainDirective {
  fileprivate var isDefer: Bool { if case .deferred = self { true } else { false } }
}
