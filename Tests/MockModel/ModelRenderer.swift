import GraphQLSyntax

/// The files of test mocks, by rules b of Apollo's generator at version 2.4 with default options, as plainly as possible.
package struct ModelRenderer {
  let namespace: String
  let collector: ModelCollector
  var schema: ModelSchema { collector.schema }

  package init(namespace: String, collector: ModelCollector) {
    self.namespace = namespace
    self.collector = collector
  }

  /// The files by name.
  package func files() -> [String: String] {
    var files: [String: String] = [:]
    var names: [TypeKind: [String]] = [:]
    for name in collector.referenced.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      guard let type = schema.types[name] else { continue }
      names[type.kind, default: []].append(name)
      if type.kind == .object { files["\(ModelNames.upper(name))+Mock.graphql.swift"] = mock(of: type) }
    }
    for (kind, word) in [(TypeKind.interface, "Interface"), (.union, "Union")] {
      guard let names = names[kind] else { continue }
      let lines = names.map { "  typealias \(ModelNames.type($0, kind)) = \(word)\n" }.joined()
      files["MockObject+\(word)s.graphql.swift"] = head + "public extension MockObject {\n\(lines)}\n"
    }
    return files
  }

  private var head: String {
    "// @generated\n// This file was automatically generated and should not be edited.\n\n"
      + "import ApolloTestSupport\n@testable import \(namespace)\n\n"
  }

  private func mock(of type: ModelType) -> String {
    let name = ModelNames.type(type.name, .object)
    let fields = collector.fields(of: type)
    var text = head
    text += "nonisolated public final class \(name): MockObject {\n"
    text += "  public static let objectType: ApolloAPI.Object = \(namespace).Objects.\(name)\n"
    text += "  public static let _mockFields = MockFields()\n"
    text += "  public typealias MockValueCollectionType = Array<Mock<\(name)>>\n\n"
    text += "  public struct MockFields: Sendable {\n"
    for (key, field) in fields {
      if let reason = field.deprecation {
        text += "    @available(*, deprecated, message: \"\(ModelNames.escaped(reason))\")\n"
      }
      let property = ModelNames.property(key)
      text += "    @Field<\(fieldType(field.type.nullable))>(\"\(key)\") public var \(property)\n"
    }
    text += "  }\n}\n"
    if !fields.isEmpty { text += "\n" + initializer(name, fields) }
    return text
  }

  private func initializer(_ name: String, _ fields: [(key: String, field: ModelField)]) -> String {
    var text = "public extension Mock where O == \(name) {\n"
    if let index = fields.firstIndex(where: { $0.key == "hash" }) {
      let type = mockType(fields[index].field.type.nullable)
      let setter = "_set\(kind(of: fields[index].field.type))(newValue, for: \\.hash)"
      text += "  var hash: \(type)? {\n    get { _data[\"hash\"] as? \(type) }\n    set { \(setter) }\n  }\n"
      text += String(repeating: "\n", count: fields.count - index)
    }
    let parameters = fields.map { key, field in
      let label = key == "self" ? "`self` self_value" : ModelNames.property(key)
      return "    \(label): \(mockType(field.type)) = \(defaultValue(of: field.type))"
    }
    text += "  convenience init(\n\(parameters.joined(separator: ",\n"))\n  ) {\n    self.init()\n"
    for (key, field) in fields {
      let value = key == "self" ? "self_value" : ModelNames.property(key)
      text += "    _set\(kind(of: field.type))(\(value), for: \\.\(ModelNames.property(key)))\n"
    }
    return text + "  }\n}\n"
  }

  // MARK: Types

  private func fieldType(_ type: ModelTypeUse) -> String {
    switch type {
    case .nonNull(let inner): fieldType(inner)
    case .list(let element): "[\(fieldType(element))\(element.isNonNull ? "" : "?")]"
    case .named(let name):
      schema.isComposite(name)
        ? (name == "Actor" && schema.types[name]?.kind != .object ? "MockObject.Actor" : swiftName(name)) : leaf(name)
    }
  }

  private func mockType(_ type: ModelTypeUse) -> String {
    guard case .nonNull(let inner) = type else { return mockType(.nonNull(type)) + "?" }
    switch inner {
    case .list(let element): return "[\(mockType(element))]"
    case .nonNull(let inner): return mockType(.nonNull(inner))
    case .named(let name):
      switch schema.types[name]?.kind {
      case .object: return "Mock<\(swiftName(name))>"
      case .interface, .union: return "(any AnyMock)"
      default: return leaf(name)
      }
    }
  }

  private func leaf(_ name: String) -> String {
    switch name {
    case "String", "Int": name
    case "Float": "Double"
    case "Boolean": "Bool"
    case "ID": "\(namespace).ID"
    default:
      schema.types[name]?.kind == .enumeration
        ? "GraphQLEnum<\(namespace).\(swiftName(name))>" : "\(namespace).\(swiftName(name))"
    }
  }

  private func swiftName(_ name: String) -> String { ModelNames.type(name, schema.types[name]?.kind ?? .scalar) }

  private func kind(of type: ModelTypeUse) -> String {
    let isEntity = schema.isComposite(type.name)
    return type.isList ? (isEntity ? "List" : "ScalarList") : (isEntity ? "Entity" : "Scalar")
  }

  private func defaultValue(of type: ModelTypeUse) -> String {
    guard case .nonNull(let inner) = type else { return "nil" }
    if inner.isList { return "[]" }
    switch (inner.name, schema.types[inner.name]?.kind) {
    case ("String", _), ("ID", _): return "\"\""
    case ("Int", _): return "0"
    case ("Float", _): return "0.0"
    case ("Boolean", _): return "false"
    case (let name, .enumeration): return ".case(.\(ModelNames.enumCase(schema.types[name]?.values.first?.name ?? "")))"
    case (let name, .object): return "Mock<\(swiftName(name))>()"
    case (let name, .interface), (let name, .union):
      return "Mock<\(schema.possibleTypes(of: name).first ?? "")>()"
    default: return ".defaultMockValue"
    }
  }
}
