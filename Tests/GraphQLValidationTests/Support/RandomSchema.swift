import Fuzzing

/// A small schema for random changes and printing. It can be invalid.
struct RandomSchema {
  /// An argument or input field.
  struct Input {
    var name: String
    var type: String
    /// The wrappers, with `%` for the named type.
    var shape: String
    var hasDefault = false
    var isDeprecated = false
    var text: String {
      "\(name): \(written(type, shape))" + (hasDefault ? " = null" : "") + (isDeprecated ? " @deprecated" : "")
    }
  }

  /// A field of an object or interface.
  struct Field {
    var name: String
    var type: String
    var shape: String
    var arguments: [Input] = []
    var reason: String?
    var text: String {
      let arguments = arguments.isEmpty ? "" : "(" + arguments.map(\.text).joined(separator: ", ") + ")"
      return "\(name)\(arguments): \(written(type, shape))" + (reason.map { " @deprecated(reason: \"\($0)\")" } ?? "")
    }
  }

  /// A named type of any kind.
  struct TypeModel {
    var kind: String
    var name: String
    var interfaces: [String] = []
    var members: [String] = []
    var fields: [Field] = []
    var inputs: [Input] = []
    var values: [(name: String, isDeprecated: Bool)] = []
    var isOneOf = false
  }

  /// A directive definition.
  struct Directive {
    var name: String
    var arguments: [Input] = []
    var isRepeatable = false
    var locations: [String]
  }

  var types: [TypeModel] = []
  var directives: [Directive] = []
  var roots: [(operation: String, type: String)] = []

  static let objects = ["Query", "A", "B", "C"]
  static let interfaces = ["I", "J"]
  static let unions = ["U", "V"]
  static let enums = ["E", "F"]
  static let inputObjects = ["N", "M"]
  static let leafs = ["Int", "String", "Boolean", "ID", "Float", "S", "E", "F"]
  static let shapes = ["%", "%", "%", "%!", "[%]", "[%!]!", "[%]!"]
  static let fieldNames = ["a", "b", "c", "d", "e"]

  static var outputTypes: [String] { objects + interfaces + unions + leafs }
  static var inputTypes: [String] { leafs + inputObjects }

  init(using random: inout SplitMix64) {
    for name in Self.interfaces { types.append(TypeModel(kind: "interface", name: name, fields: Self.fields(&random))) }
    for name in Self.objects {
      let interfaces = Self.interfaces.filter { _ in Int.random(in: 0..<2, using: &random) == 0 }
      types.append(TypeModel(kind: "type", name: name, interfaces: interfaces, fields: Self.fields(&random)))
    }
    for name in Self.unions {
      types.append(
        TypeModel(kind: "union", name: name, members: Array(Self.objects.shuffled(using: &random).prefix(2))))
    }
    for name in Self.enums { types.append(TypeModel(kind: "enum", name: name, values: [("X", false), ("Y", false)])) }
    for name in Self.inputObjects {
      types.append(TypeModel(kind: "input", name: name, inputs: Self.inputs(&random, isRequiredRare: true)))
    }
    types.append(TypeModel(kind: "scalar", name: "S"))
    directives = [
      Directive(name: "d", locations: ["FIELD", "INLINE_FRAGMENT", "FRAGMENT_SPREAD", "QUERY"]),
      Directive(name: "k", arguments: Self.inputs(&random, isRequiredRare: true), locations: ["FIELD", "MUTATION"]),
    ]
    roots = [("query", "Query"), ("mutation", "A"), ("subscription", "B")]
  }

  static func inputs(_ random: inout SplitMix64, isRequiredRare: Bool) -> [Input] {
    ["p", "q", "r"].shuffled(using: &random).prefix(Int.random(in: 0...2, using: &random)).map { name in
      input(name, &random)
    }
  }

  static func input(_ name: String, _ random: inout SplitMix64) -> Input {
    Input(
      name: name, type: inputTypes.randomElement(using: &random) ?? "Int",
      shape: shapes.randomElement(using: &random) ?? "%", hasDefault: Int.random(in: 0..<3, using: &random) == 0)
  }

  static func fields(_ random: inout SplitMix64) -> [Field] {
    fieldNames.shuffled(using: &random).prefix(Int.random(in: 2...4, using: &random)).map { field($0, &random) }
  }

  static func field(_ name: String, _ random: inout SplitMix64) -> Field {
    let hasArguments = Int.random(in: 0..<3, using: &random) == 0
    return Field(
      name: name, type: outputTypes.randomElement(using: &random) ?? "Int",
      shape: shapes.randomElement(using: &random) ?? "%",
      arguments: hasArguments ? inputs(&random, isRequiredRare: false) : [])
  }

  func type(_ name: String) -> TypeModel? { types.first { $0.name == name } }

  /// Returns the possible object types of a composite type.
  func possible(_ name: String) -> Set<String> {
    switch type(name)?.kind {
    case "type": [name]
    case "interface": Set(types.filter { $0.kind == "type" && $0.interfaces.contains(name) }.map(\.name))
    case "union": Set(type(name)?.members ?? [])
    default: []
    }
  }

  var text: String {
    var lines = ["schema { " + roots.map { "\($0.operation): \($0.type)" }.joined(separator: " ") + " }"]
    for type in types {
      var line = "\(type.kind) \(type.name)"
      if !type.interfaces.isEmpty { line += " implements " + type.interfaces.joined(separator: " & ") }
      if type.isOneOf { line += " @oneOf" }
      if !type.members.isEmpty { line += " = " + type.members.joined(separator: " | ") }
      let members =
        type.fields.map(\.text) + type.inputs.map(\.text)
        + type.values.map { $0.name + ($0.isDeprecated ? " @deprecated" : "") }
      if !members.isEmpty { line += " { " + members.joined(separator: " ") + " }" }
      lines.append(line)
    }
    for directive in directives {
      let arguments = directive.arguments.map(\.text).joined(separator: ", ")
      lines.append(
        "directive @\(directive.name)" + (arguments.isEmpty ? "" : "(\(arguments))")
          + (directive.isRepeatable ? " repeatable" : "") + " on " + directive.locations.joined(separator: " | "))
    }
    return lines.joined(separator: "\n")
  }
}

/// Returns a type reference of a shape.
func written(_ type: String, _ shape: String) -> String { shape.replacing("%", with: type) }
