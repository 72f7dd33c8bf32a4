/// Types, setters and defaults in Swift, by rules b.4, b.7, b.8 and b.9.
struct ModelTypes {
  let schema: PlainSchema
  let options: ModelOptions
  let names: ModelNames
  let referenced: Set<String>

  private var namespace: String { ModelNames.firstUppercased(options.namespace) }
  var hasDefaults: Bool { ModelOptions.Version(1, 23, 0) <= options.version }

  private func isEntity(_ name: String) -> Bool { schema.types[name]?.isComposite == true }

  // MARK: b.4

  func fieldType(_ type: PlainType) -> String {
    if let element = type.element { return "[" + fieldType(element) + (element.isNonNull ? "" : "?") + "]" }
    let name = type.name
    guard isEntity(name) else { return leaf(name) }
    let swift = names.type(name)
    guard schema.kind(name) != .object else { return swift }
    let isHidden = swift == "Actor" || (options.isCorrected && Self.standardLibraryTypes.contains(swift))
    return isHidden ? "MockObject.\(swift)" : swift
  }

  /// The standard library's types that are also interfaces or unions of the tested schemas. Apollo's output does not
  /// compile with them.
  private static let standardLibraryTypes: Set<String> = ["Character", "Job", "Result"]

  private func leaf(_ name: String) -> String {
    switch name {
    case "String", "Int": name
    case "Float": "Double"
    case "Boolean": "Bool"
    default:
      schema.kind(name) == .enumeration
        ? "GraphQLEnum<\(namespace).\(names.type(name))>" : "\(namespace).\(names.type(name))"
    }
  }

  // MARK: b.7

  /// Returns the type of a parameter; for older versions without the outermost `?`, which all parameters have.
  func mockType(_ type: PlainType) -> String {
    guard hasDefaults else { return oldMockType(type) }
    var text: String
    if let element = type.element { text = "[" + mockType(element) + "]" } else { text = mockName(type.name) }
    if !type.isNonNull { text += "?" }
    return text
  }

  private func oldMockType(_ type: PlainType) -> String {
    guard let element = type.element else { return mockName(type.name) }
    let keepsMark = element.element == nil && isEntity(element.name) && !element.isNonNull
    return "[" + oldMockType(element) + (keepsMark ? "?" : "") + "]"
  }

  private func mockName(_ name: String) -> String {
    switch schema.kind(name) {
    case .object: "Mock<\(names.type(name))>"
    case .interface, .union: "(any AnyMock)"
    default: leaf(name)
    }
  }

  /// Returns the type and the default of a parameter, the text after the colon.
  func parameter(_ type: PlainType) -> String {
    let mockType = mockType(type)
    guard hasDefaults else { return "\(mockType)? = nil" }
    if !type.isNonNull { return "\(mockType) = nil" }
    if options.isCorrected, !options.requiresNonOptional { return "\(mockType)? = nil" }
    return mockType + (defaultValue(type).map { " = \($0)" } ?? "")
  }

  // MARK: b.8

  func setter(_ type: PlainType) -> String {
    let isList = type.element != nil
    return switch (isList, isEntity(type.name)) {
    case (false, false): "_setScalar"
    case (false, true): "_setEntity"
    case (true, false): "_setScalarList"
    case (true, true): "_setList"
    }
  }

  // MARK: b.9

  /// Returns the default of a non-null parameter.
  private func defaultValue(_ type: PlainType) -> String? {
    if type.element != nil { return "[]" }
    let name = type.name
    switch name {
    case "String", "ID": return "\"\""
    case "Int": return "0"
    case "Float": return "0.0"
    case "Boolean": return "false"
    default: break
    }
    switch schema.kind(name) {
    case .enumeration: return enumDefault(name)
    case .object:
      let usesSwiftName = options.isCorrected || ModelOptions.Version(1, 24, 0) <= options.version
      return "Mock<\(usesSwiftName ? names.type(name) : name)>()"
    case .interface, .union:
      let possible = schema.possibleTypes(name)
      guard options.isCorrected else { return possible.first.map { "Mock<\($0)>()" } }
      return possible.first { referenced.contains($0) }.map { "Mock<\(names.type($0))>()" }
    default:
      let hasMockValues = ModelOptions.Version(2, 0, 3) <= options.version
      return hasMockValues ? ".defaultMockValue" : "try! .init(_jsonValue: \"\")"
    }
  }

  private func enumDefault(_ name: String) -> String? {
    let values = schema.types[name]?.values ?? []
    let version = options.version
    let skips =
      options.isCorrected || ModelOptions.Version(2, 1, 1) <= version
      || (version.major == 1 && ModelOptions.Version(1, 25, 6) <= version)
    let value = values.first { !(skips && options.excludesDeprecatedCases && $0.deprecation != nil) }
    return value.map { ".case(.\(names.enumCase($0.name, of: name)))" }
  }
}
