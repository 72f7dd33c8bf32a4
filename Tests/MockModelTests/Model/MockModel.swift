/// A reference implementation that writes mocks line by line, by the rules. Tests compare the product with it.
struct MockModel {
  let schema: PlainSchema
  let options: ModelOptions
  let fields: ModelFields
  private let names: ModelNames
  private let types: ModelTypes

  /// - Parameter files: in any order.
  init(_ files: [PlainFile], schema: PlainSchema, options: ModelOptions) {
    self.schema = schema
    self.options = options
    let ordered = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    fields = ModelFields(ordered, schema: schema, reducesTypes: options.reducesTypes)
    names = ModelNames(schema: schema, options: options)
    types = ModelTypes(schema: schema, options: options, names: names, referenced: fields.referenced)
  }

  /// The text of each file by name.
  var files: [String: String] {
    var files: [String: String] = [:]
    for name in fields.referenced where schema.kind(name) == .object { files[names.file(name)] = mock(name) }
    files["MockObject+Interfaces.graphql.swift"] = aliases(of: .interface, "Interface")
    files["MockObject+Unions.graphql.swift"] = aliases(of: .union, "Union")
    return files
  }

  private var namespace: String { ModelNames.firstUppercased(options.namespace) }
  private var access: String { options.isPublic ? "public " : "" }
  private var isVersion2: Bool { options.version.major == 2 }

  private var header: [String] {
    var module = namespace
    if case .embedded(let name) = options.module { module = name }
    let testable = ModelOptions.Version(1, 24, 0) <= options.version ? "@testable " : ""
    return [
      "// @generated", "// This file was automatically generated and should not be edited.", "",
      "import ApolloTestSupport", "\(testable)import \(module)", "",
    ]
  }

  private func aliases(of kind: PlainSchema.Kind, _ target: String) -> String? {
    let referenced = fields.referenced.filter { schema.kind($0) == kind }
    guard !referenced.isEmpty else { return nil }
    let ordered = referenced.sorted { Array($0.utf8).lexicographicallyPrecedes($1.utf8) }
    let lines = ordered.map { "  typealias \(names.type($0)) = \(target)" }
    return text(header + ["\(access)extension MockObject {"] + lines + ["}"])
  }

  private func mock(_ object: String) -> String {
    let name = names.type(object)
    let fields = fields.fields(of: object)
    let isIsolated = !options.isNonisolated || options.version < ModelOptions.Version(2, 1, 0)
    let library = options.usesCocoaPods && !isVersion2 ? "Apollo" : "ApolloAPI"
    var lines = header
    lines.append("\(isIsolated ? "" : "nonisolated ")\(access)\(isVersion2 ? "final " : "")class \(name): MockObject {")
    lines.append("  \(access)static let objectType: \(library).Object = \(namespace).Objects.\(name)")
    lines.append("  \(access)static let _mockFields = MockFields()")
    lines.append("  \(access)typealias MockValueCollectionType = Array<Mock<\(name)>>")
    lines.append("")
    lines.append("  \(access)struct MockFields\(isVersion2 ? ": Sendable" : "") {")
    for (key, entry) in fields {
      if let reason = entry.deprecation, options.warnsOfDeprecation {
        lines.append("    @available(*, deprecated, message: \"\(escaped(reason))\")")
      }
      lines.append("    @Field<\(types.fieldType(entry.type))>(\"\(key)\") public var \(names.property(key))")
    }
    lines += ["  }", "}"]
    if !fields.isEmpty {
      lines += ["", "\(access)extension Mock where O == \(name) {"]
      lines += hash(fields) + initializer(fields) + ["}"]
    }
    return text(lines)
  }

  private func initializer(_ fields: [(key: String, entry: ModelFields.Entry)]) -> [String] {
    var lines = ["  convenience init("]
    for (index, field) in fields.enumerated() {
      let property = names.property(field.key)
      let label = property == "`self`" ? "`self` self_value" : property
      let comma = index == fields.count - 1 ? "" : ","
      lines.append("    \(label): \(types.parameter(field.entry.type))\(comma)")
    }
    lines += ["  ) {", "    self.init()"]
    for field in fields {
      let property = names.property(field.key)
      let value = property == "`self`" ? "self_value" : property
      lines.append("    \(types.setter(field.entry.type))(\(value), for: \\.\(property))")
    }
    return lines + ["  }"]
  }

  /// Rule b.10.
  private func hash(_ fields: [(key: String, entry: ModelFields.Entry)]) -> [String] {
    guard let index = fields.firstIndex(where: { names.bareProperty($0.key) == "hash" }) else { return [] }
    let type = fields[index].entry.type
    var mockType = types.mockType(type)
    var property = mockType + "?"
    if options.isCorrected, mockType.hasSuffix("?") {
      property = mockType
      mockType.removeLast()
    }
    let accessor = [
      "  var hash: \(property) {",
      "    get { _data[\"hash\"] as? \(mockType) }",
      "    set { \(types.setter(type))(newValue, for: \\.hash) }",
      "  }",
    ]
    return accessor + Array(repeating: "", count: fields.count - index)
  }

  private func escaped(_ text: String) -> String {
    let escapes: [Unicode.Scalar: String] = [
      "\0": "\\0", "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\"": "\\\"", "'": "\\'",
    ]
    return text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
  }

  private func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
}
