import GraphQLSyntax

/// Random valid operations for a schema, one document after the other.
///
/// They are valid by construction: in a document a response key stands for one field with one set of arguments and one
/// type, so that any two selection sets can be merged; fragments use older fragments only; a variable's name stands for
/// one type. Aliases have the document's number in them, so that on one type a key has one meaning in all documents.
package struct RandomOperations<Generator: RandomNumberGenerator> {
  private let schema: ModelSchema
  private let composites: [String]
  private let possible: [String: Set<String>]
  private var random: Generator
  private var document = Document(number: 0)
  private var count = 0

  /// What is known of the document that is being written.
  private struct Document {
    let number: Int
    var keys: [String: String] = [:]
    var variableTypes: [String: String] = [:]
    var fragments: [Fragment] = []
    var texts: [String] = []
    /// How many more fields the definition should have.
    var budget = 0
  }

  private struct Fragment {
    let name: String
    let type: String
    let variables: [String: String]
  }

  package init(schema: ModelSchema, random: Generator) {
    self.schema = schema
    self.random = random
    composites = schema.order.filter { schema.isComposite($0) }
    possible = Dictionary(uniqueKeysWithValues: composites.map { ($0, Set(schema.possibleTypes(of: $0))) })
  }

  /// The text of the next document: an operation and the fragments that it uses.
  package mutating func next() -> String {
    count += 1
    document = Document(number: count)
    document.budget = 40
    let operations: [OperationType] = [.query, .query, .mutation, .subscription].filter { schema.roots[$0] != nil }
    guard let operation = pick(operations), let root = schema.roots[operation] else { return "" }
    var variables: [String: String] = [:]
    let body =
      operation == .subscription
      ? subscription(root, &variables) : selectionSet(of: root, depth: 0, &variables)
    let declared = variables.sorted { $0.key < $1.key }.map { "$\($0.key): \($0.value)" }.joined(separator: ", ")
    document.texts.append("\(operation.rawValue) D\(count)\(declared.isEmpty ? "" : "(\(declared))") \(body)")
    return document.texts.shuffled(using: &random).joined(separator: "\n\n") + "\n"
  }

  // MARK: Selections

  /// One field, and nothing that could be left out of it.
  private mutating func subscription(_ root: String, _ variables: inout [String: String]) -> String {
    guard let field = pick(schema.types[root]?.fields ?? []) else { return "{ __typename }" }
    return "{ \(self.field(field, depth: 0, isBare: true, &variables)) }"
  }

  private mutating func selectionSet(of type: String, depth: Int, _ variables: inout [String: String]) -> String {
    let isDeep = depth < 6 && 0 < document.budget
    var parts: [String] = []
    let fields = (schema.types[type]?.fields ?? []).filter { field in
      isDeep || !schema.isComposite(field.type.name) && !field.arguments.contains(where: \.isRequired)
    }
    for field in fields.shuffled(using: &random).prefix(Int.random(in: 1...6, using: &random)) {
      document.budget -= 1
      parts.append(self.field(field, depth: depth, isBare: false, &variables))
    }
    if isDeep {
      for _ in 0..<Int.random(in: 0...2, using: &random) { parts += inlineFragment(in: type, depth, &variables) }
      for _ in 0..<Int.random(in: 0...2, using: &random) { parts += spread(in: type, depth, &variables) }
    }
    if parts.isEmpty || chance(10) { parts.append(chance(90) ? "__typename" : "kind\(document.number): __typename") }
    return "{ \(parts.joined(separator: " ")) }"
  }

  private mutating func field(
    _ field: ModelField, depth: Int, isBare: Bool, _ variables: inout [String: String]
  ) -> String {
    let arguments = arguments(of: field, &variables)
    var text = key(of: field, arguments) + arguments
    if !isBare { text += conditions(&variables) }
    guard schema.isComposite(field.type.name) else { return text }
    return "\(text) \(selectionSet(of: field.type.name, depth: depth + 1, &variables))"
  }

  /// The name of a field, behind an alias where its key means something else already and sometimes anyway.
  private mutating func key(of field: ModelField, _ arguments: String) -> String {
    let meaning = "\(field.name)\(arguments) \(field.type.text)"
    if chance(92), document.keys[field.name, default: meaning] == meaning {
      document.keys[field.name] = meaning
      return field.name
    }
    var number = 0
    while true {
      let alias = "\(field.name)_\(document.number)_\(number)"
      if document.keys[alias, default: meaning] == meaning {
        document.keys[alias] = meaning
        return "\(alias): \(field.name)"
      }
      number += 1
    }
  }

  private func overlapping(_ type: String) -> [String] {
    composites.filter { !(possible[$0] ?? []).isDisjoint(with: possible[type] ?? []) }
  }

  private mutating func inlineFragment(in type: String, _ depth: Int, _ variables: inout [String: String]) -> [String] {
    guard let condition = chance(10) ? type : pick(overlapping(type)) else { return [] }
    let head = condition == type && chance(50) ? "..." : "... on \(condition)"
    return ["\(head)\(conditions(&variables)) \(selectionSet(of: condition, depth: depth + 1, &variables))"]
  }

  private mutating func spread(in type: String, _ depth: Int, _ variables: inout [String: String]) -> [String] {
    let overlapping = overlapping(type)
    let fragment: Fragment
    if chance(50), let known = pick(document.fragments.filter { overlapping.contains($0.type) }) {
      fragment = known
    } else {
      guard 8 < document.budget, let condition = pick(overlapping) else { return [] }
      var used: [String: String] = [:]
      let body = selectionSet(of: condition, depth: depth + 2, &used)
      fragment = Fragment(name: "D\(document.number)F\(document.fragments.count)", type: condition, variables: used)
      document.fragments.append(fragment)
      document.texts.append("fragment \(fragment.name) on \(condition) \(body)")
    }
    variables.merge(fragment.variables) { own, _ in own }
    return ["...\(fragment.name)\(conditions(&variables))"]
  }

  // MARK: Arguments and values

  private mutating func conditions(_ variables: inout [String: String]) -> String {
    guard chance(12) else { return "" }
    let choices = [
      " @include(if: true)", " @include(if: false)", " @skip(if: true)", " @skip(if: false)", " @include(if: $)",
      " @skip(if: $)", " @include(if: $) @skip(if: $)", " @skip(if: false) @include(if: $)",
    ]
    guard let choice = pick(choices), choice.contains("$") else { return pick(choices.prefix(4).map { $0 }) ?? "" }
    return choice.split(separator: "$", omittingEmptySubsequences: false)
      .joined(separator: variable("flag", "Boolean!", &variables))
  }

  private mutating func arguments(of field: ModelField, _ variables: inout [String: String]) -> String {
    var given: [String] = []
    for argument in field.arguments where argument.isRequired || chance(20) {
      given.append("\(argument.name): \(value(argument.type, argument.name, depth: 0, &variables))")
    }
    return given.isEmpty ? "" : "(\(given.joined(separator: ", ")))"
  }

  private mutating func variable(_ name: String, _ type: String, _ variables: inout [String: String]) -> String {
    var candidate = name
    while document.variableTypes[candidate, default: type] != type { candidate += "_" }
    document.variableTypes[candidate] = type
    variables[candidate] = type
    return "$\(candidate)"
  }

  private mutating func value(
    _ type: ModelTypeUse, _ name: String, depth: Int, _ variables: inout [String: String]
  ) -> String {
    if chance(40) || schema.types[type.name]?.isOneOf == true { return variable(name, type.text, &variables) }
    if case .list(let element) = type.nullable {
      return "[\(chance(80) ? value(element, name, depth: depth + 1, &variables) : "")]"
    }
    switch (type.name, schema.types[type.name]?.kind) {
    case ("Int", _): return "\(Int.random(in: -9...99, using: &random))"
    case ("Float", _): return "1.5e3"
    case ("Boolean", _): return "true"
    case (let name, .enumeration): return pick(schema.types[name]?.values ?? [])?.name ?? "null"
    case (let name, .inputObject):
      var fields: [String] = []
      for field in schema.types[name]?.inputs ?? [] where field.isRequired || depth < 2 && chance(20) {
        fields.append("\(field.name): \(value(field.type, field.name, depth: depth + 1, &variables))")
      }
      return "{\(fields.joined(separator: ", "))}"
    default: return "\"text\""
    }
  }

  // MARK: Chance

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}
