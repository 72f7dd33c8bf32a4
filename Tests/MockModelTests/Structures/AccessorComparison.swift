/// Compares the accessors of models with the fields that the rule gives for their places. It follows the types of
/// accessors as Swift does.
struct AccessorComparison {
  let outline: ModelOutline
  let reference: ReferenceFields
  let schema: PlainSchema
  private(set) var disagreements: [String] = []
  /// The number of compared accessors.
  private(set) var accessors = 0
  private var compared: Set<Visit> = []

  private struct Visit: Hashable {
    var model: String
    var place: ReferenceFields.Place
  }

  init(outline: ModelOutline, reference: ReferenceFields, schema: PlainSchema) {
    self.outline = outline
    self.reference = reference
    self.schema = schema
  }

  /// Compares a model and the models of its accessors.
  mutating func compare(_ path: String, at place: ReferenceFields.Place) {
    guard compared.insert(Visit(model: path, place: place)).inserted else { return }
    guard let model = outline.models[path] else { return disagreements.append("\(path) is missing") }
    let keys = model.accessors.compactMap { accessor in
      if case .field(let key) = accessor.kind { key } else { nil }
    }
    let missing = Set(reference.shown(at: place).map(\.key)).subtracting(keys)
    if !missing.isEmpty { disagreements.append("\(path) lacks \(missing.sorted())") }
    let possible = Dictionary(grouping: reference.possible(at: place), by: \.key)
    accessors += model.accessors.count
    for accessor in model.accessors {
      switch accessor.kind {
      case .field(let key): compare(accessor, of: path, at: place, possible[key] ?? [])
      case .inlineFragment: compare(inlineFragment: accessor, of: path, at: place)
      case .fragment:
        let found = outline.resolve(accessor.namedType, in: path)
        if found != accessor.namedType { disagreements.append("\(path).\(accessor.name) has the type \(found ?? "?")") }
      case .deferred: break
      }
    }
  }

  private mutating func compare(
    _ accessor: ModelOutline.Accessor, of path: String, at place: ReferenceFields.Place,
    _ possible: [ReferenceFields.Occurrence]
  ) {
    let name = "\(path).\(accessor.name)"
    let known = reference.known(at: place)
    // Conditions on an outer object can follow from an inner one. Structures can ignore that.
    let isSure = reference.shown(at: place).contains {
      $0.key == possible.first?.key && $0.allConditions.isSubset(of: known)
    }
    let canBeSure = possible.contains { $0.allConditions.isSubset(of: known.union(place.implied)) }
    // A conditional selection may decide, even beside one without conditions.
    let here = place.levels.last?.conditions ?? []
    let canBeOptional = place.isShared || possible.contains { !$0.conditions.isSubset(of: here) } || !isSure
    let matching = possible.filter { occurrence in
      (canBeSure && accessor.hasWrappers(of: occurrence.type))
        || (canBeOptional && accessor.hasWrappers(of: occurrence.type.nullable))
    }
    guard let type = matching.first?.type else {
      return disagreements.append(
        "\(name): \(accessor.type) is none of \(possible.map(\.type)), which are \(isSure ? "sure" : "not sure")")
    }
    guard schema.types[type.name]?.isComposite == true else { return }
    guard let child = outline.resolve(accessor.namedType, in: path), let model = outline.models[child] else {
      return disagreements.append("\(name): \(accessor.namedType) is no model")
    }
    let same = matching.filter { $0.type.name.firstUppercasedLetter == model.type }
    guard let first = same.first else {
      return disagreements.append("\(name) has the parent type \(model.type), not \(matching.map(\.type.name))")
    }
    var inner = place
    inner.path.append(ReferenceFields.Step(key: first.key, type: first.type.description))
    inner.levels.append(ReferenceFields.Level(types: [first.type.name]))
    // An alias has the structure of another place, whose conditions can be weaker.
    inner.isShared = place.isShared || child != "\(path).\(accessor.namedType)"
    let implied = reference.known(at: inner)
    inner.levels[inner.levels.count - 1].conditions = reference.shown(at: place).filter { $0.key == first.key }
      .map(\.conditions).reduce(implied) { $0.intersection($1) }
    compare(child, at: inner)
  }

  private mutating func compare(
    inlineFragment accessor: ModelOutline.Accessor, of path: String, at place: ReferenceFields.Place
  ) {
    guard let child = outline.resolve(accessor.namedType, in: path), child == "\(path).\(accessor.namedType)",
      let match = accessor.namedType.wholeMatch(of: /(?:As(.+?))?(?:If(.+))?/), let last = place.levels.indices.last
    else { return disagreements.append("\(path).\(accessor.name): \(accessor.namedType) is no inline fragment") }
    var inner = place
    var narrowed: String?
    if let type = match.1 {
      guard let name = schema.order.first(where: { $0.firstUppercasedLetter == type }) else {
        return disagreements.append("\(child): there is no type \(type)")
      }
      narrowed = name
      inner.levels[last].types.append(name)
    }
    var conditions: Set<ReferenceFields.Condition> = []
    for condition in match.2?.split(separator: "And") ?? [] {
      let isInverted = condition.hasPrefix("Not")
      let variable = condition.dropFirst(isInverted ? 3 : 0)
      let name = variable.prefix(1).lowercased() + variable.dropFirst()
      conditions.insert(ReferenceFields.Condition(variable: name, isInverted: isInverted))
    }
    inner.levels[last].conditions.formUnion(conditions)
    let isComposite = outline.models[child]?.isComposite == true
    inner.implied.formUnion(
      reference.implied(byConversionAt: inner, to: narrowed, conditions, isComposite: isComposite))
    compare(child, at: inner)
  }
}

extension ModelOutline.Accessor {
  /// Whether the type has the lists and optionals of a GraphQL type.
  fileprivate func hasWrappers(of type: PlainType) -> Bool {
    self.type.filter { "[]?".contains($0) } == type.swiftWrappers
  }
}

extension PlainType {
  /// The brackets and question marks of the type in Swift.
  fileprivate var swiftWrappers: String {
    if !isNonNull { return PlainType.nonNull(self).swiftWrappers + "?" }
    return element.map { "[" + $0.swiftWrappers + "]" } ?? ""
  }
}

extension ReferenceFields {
  /// Returns the place of a definition's own structure.
  func root(of definition: PlainDefinition) -> Place {
    Place(path: [], levels: [Level(types: [definition.type])])
  }
}
