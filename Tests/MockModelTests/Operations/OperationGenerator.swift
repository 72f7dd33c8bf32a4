import Fuzzing

/// Makes random valid operations and fragments for any schema.
///
/// It only chooses among valid options, except for the merging of fields: it discards candidates that violate that
/// rule. Variables are named by their types, so operations can share fragments freely.
struct OperationGenerator {
  let schema: PlainSchema
  var random: SplitMix64
  /// The maximum number of selections in a set.
  let width: Int
  /// The maximum nesting of fields.
  let depth: Int
  /// The percentages of selections with conditions.
  var conditionRates = (fields: 12, fragments: 25)
  var fragments: [PlainDefinition] = []
  var labelCount = 0

  private let composites: [String]
  private let possible: [String: Set<String>]
  private var overlapping: [String: [String]] = [:]

  /// Aliases that occur often enough to clash, and Swift keywords.
  private static let aliases = [
    "a", "b", "value", "A", "_", "class", "self", "hash", "Type", "Any", "init", "first_name", "userId", "homeURL",
    "Z1",
    "default", "idOfXMLUrl", "aA", "aa", "Self", "__x",
  ]
  private static let rejectedKeys: Set<String> = ["fragments", "Fragments", "__data", "__typename"]

  init(schema: PlainSchema, seed: UInt64, width: Int, depth: Int) {
    self.schema = schema
    self.width = width
    self.depth = depth
    random = SplitMix64(seed: seed)
    composites = schema.order.filter { schema.types[$0]?.isComposite == true && !$0.hasPrefix("__") }
    possible = Dictionary(
      uniqueKeysWithValues: schema.order.map { ($0, Set(schema.possibleTypes($0))) })
  }

  /// Returns operations and fragments in random order.
  mutating func definitions(operations: Int, fragments count: Int) -> [PlainDefinition] {
    var made: [PlainDefinition] = []
    for index in 0..<count { fragment(index) }
    for index in 0..<operations {
      if let operation = operation(index) { made.append(operation) }
    }
    return (made + fragments).shuffled(using: &random)
  }

  private mutating func fragment(_ index: Int) {
    guard let type = random.pick(composites) else { return }
    let name = (random.chance(50) ? "Fragment" : "fragment_") + "\(index)"
    let make = { (generator: inout Self) in
      var scope = Scope(type: type, depth: Int.random(in: 0...2, using: &generator.random))
      let selections = generator.selections(&scope)
      return PlainDefinition(kind: .fragment, name: name, type: type, selections: selections)
    }
    if let fragment = mergeable(make) { fragments.append(fragment) }
  }

  private mutating func operation(_ index: Int) -> PlainDefinition? {
    let roots: [(PlainDefinition.Kind, String?)] = [
      (.query, schema.query), (.query, schema.query), (.mutation, schema.mutation),
      (.subscription, schema.subscription),
    ]
    let known = roots.filter { $0.1 != nil }
    guard let (kind, root) = random.pick(known), let type = root else { return nil }
    let name = (random.chance(80) ? "Operation" : "operation_") + "\(index)"
    return mergeable { generator in
      var scope = Scope(type: type, depth: Int.random(in: 1...generator.depth, using: &generator.random))
      scope.canDefer = kind == .query
      scope.isSubscriptionRoot = kind == .subscription
      return PlainDefinition(kind: kind, name: name, type: type, selections: generator.selections(&scope))
    }
  }

  private mutating func mergeable(_ make: (inout Self) -> PlainDefinition) -> PlainDefinition? {
    let merging = FieldMerging(
      schema: schema, fragments: Dictionary(uniqueKeysWithValues: fragments.map { ($0.name, $0) }))
    for _ in 0..<8 {
      let definition = make(&self)
      if merging.canMerge(definition) { return definition }
    }
    return nil
  }
}

/// Selection sets.
extension OperationGenerator {
  /// The context of a selection set.
  struct Scope {
    var type: String
    var depth: Int
    var canDefer = false
    var isSubscriptionRoot = false
    /// The fields by response key, including fields of enclosed inline fragments.
    var fields: [String: PlainField] = [:]
  }

  mutating func selections(_ scope: inout Scope) -> [PlainSelection] {
    if scope.isSubscriptionRoot {
      // A subscription has one root field, without conditions.
      for _ in 0..<40 {
        if var field = field(&scope), field.name != "__typename" {
          field.directives = []
          return [.field(field)]
        }
      }
    }
    var selections: [PlainSelection] = []
    for _ in 0..<Int.random(in: 1...width, using: &random) {
      if let selection = selection(&scope) { selections.append(selection) }
    }
    return selections.isEmpty ? [.field(PlainField(name: "__typename"))] : selections
  }

  private mutating func selection(_ scope: inout Scope) -> PlainSelection? {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<4: .field(PlainField(alias: random.chance(30) ? "t" : nil, name: "__typename"))
    case 4..<20: inlineFragment(&scope)
    case 20..<30: spread(scope)
    default:
      schema.kind(scope.type) == .union ? inlineFragment(&scope) : field(&scope).map { .field($0) }
    }
  }

  private mutating func inlineFragment(_ scope: inout Scope) -> PlainSelection? {
    guard 0 <= scope.depth else { return nil }
    let type = random.chance(80) ? random.pick(overlapping(scope.type)) : nil
    var inner = scope
    inner.type = type ?? scope.type
    inner.depth -= 1
    var directives = conditions(conditionRates.fragments)
    if type != nil, scope.canDefer, random.chance(15) {
      labelCount += 1
      directives.append(.deferred(label: "label\(labelCount)"))
    }
    let selections = selections(&inner)
    scope.fields = inner.fields
    return .inline(type: type, directives: directives, selections)
  }

  private mutating func spread(_ scope: Scope) -> PlainSelection? {
    let types = Set(overlapping(scope.type))
    let candidates = fragments.filter { types.contains($0.type) }
    return random.pick(candidates).map { .spread($0.name, directives: conditions(conditionRates.fragments)) }
  }

  private mutating func overlapping(_ type: String) -> [String] {
    if let known = overlapping[type] { return known }
    let own = possible[type] ?? []
    let found = type.hasPrefix("__") ? [type] : composites.filter { !(possible[$0] ?? []).isDisjoint(with: own) }
    overlapping[type] = found
    return found
  }

  private mutating func field(_ scope: inout Scope) -> PlainField? {
    guard let definition = fieldDefinition(scope) else { return nil }
    let target = definition.type.name
    let isComposite = schema.types[target]?.isComposite == true
    guard 0 < scope.depth || !isComposite else { return nil }
    let key = responseKey(definition, of: scope.type)
    guard !Self.rejectedKeys.contains(key) else { return nil }
    var field = PlainField(alias: key == definition.name ? nil : key, name: definition.name)
    if let same = scope.fields[key] {
      guard same.name == field.name else { return nil }
      field.arguments = same.arguments
    } else {
      field.arguments = arguments(definition)
    }
    if !definition.type.name.hasPrefix("__"), scope.fields[key] == nil {
      field.directives = conditions(conditionRates.fields)
    }
    scope.fields[key] = field
    if isComposite {
      var inner = Scope(type: target, depth: scope.depth - 1)
      inner.canDefer = scope.canDefer
      field.selections = selections(&inner)
    }
    return field
  }

  private mutating func fieldDefinition(_ scope: Scope) -> PlainSchema.Field? {
    if scope.type == schema.query, !scope.isSubscriptionRoot, random.chance(2) {
      return schema.field("__schema", of: scope.type)
    }
    guard let fields = schema.types[scope.type]?.fields else { return nil }
    guard 0 < scope.depth, !random.chance(50) else {
      return random.pick(fields.filter { schema.types[$0.type.name]?.isComposite == false })
    }
    return random.pick(fields)
  }

  private mutating func responseKey(_ field: PlainSchema.Field, of type: String) -> String {
    guard random.chance(18), !type.hasPrefix("__") else { return field.name }
    if random.chance(30), let other = random.pick(schema.types[type]?.fields ?? []) { return other.name }
    return random.pick(Self.aliases) ?? field.name
  }

  private mutating func conditions(_ percent: Int) -> [PlainDirective] {
    guard random.chance(percent) else { return [] }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return [.include(condition())]
    case 1: return [.skip(condition())]
    case 2:
      let condition = condition()
      return [.include(condition), .skip(condition)]
    default: return [.skip(condition()), .include(condition())]
    }
  }

  private mutating func condition() -> PlainDirective.Condition {
    random.chance(30) ? .literal(random.chance(50)) : .variable("condition\(Int.random(in: 1...3, using: &random))")
  }
}
