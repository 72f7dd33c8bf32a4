import JSONSyntax

/// The JSON Schema (draft 7) of `.mockgen.json`, for completion and checks in editors. Made from the tables of keys.
package enum ConfigurationSchema {
  /// The text of the schema, ending with a line terminator.
  package static let json: String = {
    guard case .object(var members) = schema(of: .object(WorkspaceFile.shape)) else { return "" }
    members.insert(contentsOf: heading, at: 0)
    return sharingProjectKeys(.object(members)).text + "\n"
  }()

  private static let heading: [JSONTree.Member] = [
    JSONTree.Member("$schema", "http://json-schema.org/draft-07/schema#"),
    JSONTree.Member("title", "Configuration of mockd"),
    JSONTree.Member(
      "description", "Paths are relative to the folder of the file. In patterns, `**` matches any number of folders."),
  ]

  private static func schema(of shape: ValueShape) -> JSONTree {
    switch shape {
    case .string(let rule):
      if let choices = rule.choices { return ["type": "string", "enum": strings(choices)] }
      return rule.pattern.map { ["type": "string", "pattern": .string($0)] } ?? ["type": "string"]
    case .choice(let choices): return ["enum": strings(choices)]
    case .integer(let value): return ["const": .integer(value)]
    case .number: return ["type": "number"]
    case .bool: return ["type": "boolean"]
    case .list(let element): return ["type": "array", "items": schema(of: element)]
    case .map(let keys, let values):
      return [
        "type": "object", "propertyNames": schema(of: .string(keys)), "additionalProperties": schema(of: values),
      ]
    case .object(let object): return schema(of: object)
    case .either(let shapes): return ["anyOf": .array(shapes.map(schema(of:)))]
    case .anything: return [:]
    }
  }

  private static func schema(of object: ObjectShape) -> JSONTree {
    var members: [JSONTree.Member] = [JSONTree.Member("type", "object")]
    var properties: [JSONTree.Member] = []
    for key in object.keys {
      for name in [key.name] + key.aliases { properties.append(JSONTree.Member(name, schema(of: key))) }
    }
    members.append(JSONTree.Member("properties", .object(properties)))
    let required = object.keys.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members.append(JSONTree.Member("required", strings(required))) }
    if case .error = object.unknownKeys { members.append(JSONTree.Member("additionalProperties", false)) }
    let oneKeyEach = JSONTree.array(object.keys.map { ["required": [.string($0.name)]] })
    switch object.count {
    case .any: break
    case .atLeastOne: members.append(JSONTree.Member("anyOf", oneKeyEach))
    case .exactlyOne: members.append(JSONTree.Member("oneOf", oneKeyEach))
    }
    return .object(members)
  }

  private static func schema(of key: KeyDescription) -> JSONTree {
    var value = schema(of: key.shape)
    if key.acceptsNull { value = ["anyOf": [value, ["type": "null"]]] }
    guard case .object(var members) = value else { return value }
    members.insert(JSONTree.Member("description", .string(key.documentation)), at: 0)
    if let defaultValue = key.defaultValue { members.append(JSONTree.Member("default", defaultValue)) }
    return .object(members)
  }

  /// Replaces the keys of projects in a list by references to the equal keys at the root.
  private static func sharingProjectKeys(_ root: JSONTree) -> JSONTree {
    let properties = root["properties"]
    return root.replacing(["properties", "projects", "items", "properties"]) { projectProperties in
      guard case .object(let members) = projectProperties else { return projectProperties }
      return .object(
        members.map { member in
          let isShared = properties?[member.key] == member.value
          return isShared ? JSONTree.Member(member.key, ["$ref": .string("#/properties/\(member.key)")]) : member
        })
    }
  }

  private static func strings(_ texts: [String]) -> JSONTree { .array(texts.map(JSONTree.string)) }
}

extension JSONTree {
  /// Returns the value of a key of an object.
  fileprivate subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// Returns the tree with a changed value at the end of `path`.
  fileprivate func replacing(_ path: ArraySlice<String>, _ change: (JSONTree) -> JSONTree) -> JSONTree {
    guard let key = path.first else { return change(self) }
    guard case .object(let members) = self else { return self }
    return .object(
      members.map { member in
        member.key == key ? Member(key, member.value.replacing(path.dropFirst(), change)) : member
      })
  }
}
