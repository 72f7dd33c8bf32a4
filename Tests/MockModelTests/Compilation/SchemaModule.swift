/// The schema types that test mocks name, as Apollo generates them.
struct SchemaModule {
  let schema: PlainSchema
  let options: ModelOptions

  /// The source of the module that mocks import. An embedded one has an enum instead of the module.
  var source: String {
    guard case .embedded = options.module else { return "import ApolloAPI\n\n" + declarations }
    return "import ApolloAPI\n\npublic enum \(ModelNames.firstUppercased(options.namespace)) {\n\(declarations)}\n"
  }

  var name: String {
    if case .embedded(let name) = options.module { return name }
    return ModelNames.firstUppercased(options.namespace)
  }

  private var declarations: String {
    let names = ModelNames(schema: schema, options: options)
    let builtIn: Set<String> = ["String", "Int", "Float", "Boolean", "ID"]
    var text = "public typealias ID = Swift.String\n"
    var objects = ""
    for (index, name) in schema.order.enumerated() where !builtIn.contains(name) {
      guard let type = schema.types[name] else { continue }
      let swift = names.type(name)
      switch type.kind {
      case .object:
        objects +=
          "  public static let \(swift) = ApolloAPI.Object(typename: \"\(name)\", implementedInterfaces: [])\n"
      case .scalar: text += scalar(swift, isAlias: index.isMultiple(of: 2))
      case .enumeration: text += enumeration(type, names: names)
      case .interface, .union, .inputObject: break
      }
    }
    return text + "public enum Objects {\n\(objects)}\n"
  }

  /// Returns a scalar in the form of Apollo's template, or in a form that teams write.
  private func scalar(_ name: String, isAlias: Bool) -> String {
    if isAlias { return "public typealias \(name) = Swift.String\n" }
    return """
      public struct \(name): ApolloAPI.CustomScalarType, Sendable {
        public init(_jsonValue value: ApolloAPI.JSONValue) throws {}
      }

      """
  }

  private func enumeration(_ type: PlainSchema.NamedType, names: ModelNames) -> String {
    let cases = type.values.filter { !options.excludesDeprecatedCases || $0.deprecation == nil }.map {
      "  case \(names.enumCase($0.name, of: type.name)) = \"\($0.name)\"\n"
    }
    // An enum without cases can't have raw values.
    let rest = cases.isEmpty ? "  case none = \"\"\n" : ""
    return "public enum \(names.type(type.name)): Swift.String, ApolloAPI.EnumType {\n\(cases.joined())\(rest)}\n"
  }
}
