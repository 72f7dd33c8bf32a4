import Fuzzing

/// Random operations and fragments for a schema, most of them valid.
struct RandomOperations {
  let schema: RandomSchema
  private var random: SplitMix64
  /// The fragments with their type conditions; each spreads only earlier ones.
  private var fragments: [(name: String, type: String)] = []
  private var usesVariables = false
  private var fieldCount = 0

  init(_ schema: RandomSchema, seed: UInt64) {
    self.schema = schema
    random = SplitMix64(seed: seed)
  }

  mutating func text() -> String {
    var texts: [String] = []
    let composites = RandomSchema.objects + RandomSchema.interfaces + RandomSchema.unions
    for number in 0..<chance(0...3) {
      let type = composites.randomElement(using: &random) ?? "A"
      texts.append(
        "fragment F\(number) on \(type)\(directive("FRAGMENT_DEFINITION")) \(selections(on: type, depth: 2))")
      fragments.append(("F\(number)", type))
    }
    for number in 0..<4 {
      guard let root = schema.roots.randomElement(using: &random) else { continue }
      usesVariables = true
      let isSubscription = root.operation == "subscription" && chance(0...3) != 0
      let body = isSubscription ? single(on: root.type) : selections(on: root.type, depth: 3)
      texts.append(
        "\(root.operation) Q\(number)(\(Self.variables))\(directive(root.operation.uppercased(), odds: 1)) \(body)")
      usesVariables = false
    }
    return texts.joined(separator: "\n")
  }

  /// The variables of every operation.
  private static let variables =
    "$Int: Int! = 1, $String: String!, $ID: ID, $E: E, $N: N, $M: M!, $S: S, $lE: [E!]!, $lN: [N], $dM: M = null, $dI: Int = 2"

  private mutating func chance(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  private mutating func directive(_ location: String, odds: Int = 12) -> String {
    guard chance(0...odds * 6) < 6 else { return "" }
    switch chance(0...19) {
    case 0: return " @skip(if: true)"
    case 1: return " @include(if: false)"
    case 2: return " @gone"
    case 3: return " @d @d"
    case 4: return " @k"
    default:
      let known = schema.directives.filter { $0.locations.contains(location) }.randomElement(using: &random)
      return known.map { " @\($0.name)\(arguments($0.arguments))" } ?? ""
    }
  }

  private mutating func single(on name: String) -> String {
    let field = schema.type(name)?.fields.randomElement(using: &random)
    return "{ " + (field.map { selection($0, depth: 2) } ?? "a") + " }"
  }

  private mutating func selections(on name: String, depth: Int) -> String {
    guard let type = schema.type(name) else { return "{ __typename }" }
    var result = ["__typename"].filter { _ in chance(0...3) == 0 }
    for field in type.fields.shuffled(using: &random).prefix(chance(1...3)) {
      result.append(selection(field, depth: depth))
    }
    if chance(0...14) == 0 { result.append(chance(0...1) == 0 ? "gone" : "__schema { description }") }
    if 0 < depth, chance(0...1) == 0 || type.kind == "union" {
      let condition = overlapping(name)
      result.append(
        "...\(condition.map { " on \($0)" } ?? "")\(directive("INLINE_FRAGMENT")) \(selections(on: condition ?? name, depth: depth - 1))"
      )
    }
    for fragment in fragments where chance(0...4) == 0 {
      let canBe = !schema.possible(fragment.type).isDisjoint(with: schema.possible(name))
      if canBe || chance(0...9) == 0 { result.append("...\(fragment.name)\(directive("FRAGMENT_SPREAD"))") }
    }
    if result.isEmpty { result.append("__typename") }
    return "{ " + result.joined(separator: " ") + " }"
  }

  /// Returns a type that shares objects with another type; rarely an unrelated type, or nil.
  private mutating func overlapping(_ name: String) -> String? {
    if chance(0...4) == 0 { return nil }
    let all = RandomSchema.objects + RandomSchema.interfaces + RandomSchema.unions
    if chance(0...19) == 0 { return (all + ["Gone"]).randomElement(using: &random) }
    let possible = schema.possible(name)
    return all.filter { !schema.possible($0).isDisjoint(with: possible) }.randomElement(using: &random)
  }

  private mutating func selection(_ field: RandomSchema.Field, depth: Int) -> String {
    var alias = ""
    switch chance(0...9) {
    case 0: alias = ["x: ", "y: ", "a: "].randomElement(using: &random) ?? ""
    case 1...6:
      fieldCount += 1
      alias = "f\(fieldCount): "
    default: break
    }
    let text = alias + field.name + arguments(field.arguments) + directive("FIELD")
    let kind = schema.type(field.type)?.kind ?? "scalar"
    guard ["type", "interface", "union"].contains(kind) else { return text }
    return text + " " + (0 < depth ? selections(on: field.type, depth: depth - 1) : "{ __typename }")
  }

  private mutating func arguments(_ inputs: [RandomSchema.Input]) -> String {
    let given = inputs.filter { input in
      let isRequired = input.shape.hasSuffix("!") && !input.hasDefault
      return chance(0...9) < (isRequired ? 10 : 5)
    }
    guard !given.isEmpty else { return "" }
    return "(" + given.map { "\($0.name): \(value($0, depth: 2))" }.joined(separator: ", ") + ")"
  }

  private mutating func value(_ input: RandomSchema.Input, depth: Int) -> String {
    if usesVariables, chance(0...3) == 0 {
      if input.shape.hasPrefix("[") {
        if ["E", "N"].contains(input.type) { return "$l\(input.type)" }
      } else if ["Int", "String", "ID", "E", "N", "M", "S"].contains(input.type) {
        return "$" + (input.type == "M" && chance(0...1) == 0 ? "dM" : input.type)
      }
    }
    if !input.shape.hasSuffix("!"), chance(0...5) == 0 { return "null" }
    let item = value(of: input.type, depth: depth)
    return input.shape.hasPrefix("[") && chance(0...2) != 0 ? "[\(item)]" : item
  }

  private mutating func value(of type: String, depth: Int) -> String {
    switch type {
    case "Int": return "1"
    case "Float": return "1.5"
    case "String", "ID": return "\"s\""
    case "Boolean": return "true"
    case "E", "F": return chance(0...19) == 0 ? "W" : ["X", "Y"].randomElement(using: &random) ?? "X"
    case "N", "M":
      guard 0 < depth, let inputs = schema.type(type)?.inputs else { return "{}" }
      let given = inputs.filter { $0.shape.hasSuffix("!") && !$0.hasDefault || chance(0...1) == 0 }
      return "{" + given.map { "\($0.name): \(value($0, depth: depth - 1))" }.joined(separator: ", ") + "}"
    default: return ["1", "X", "\"s\"", "{a: X}"].randomElement(using: &random) ?? "1"
    }
  }
}
