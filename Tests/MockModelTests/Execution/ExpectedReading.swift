/// The expected result of reading each accessor of a model: `path = value`, `nil` or `unset`.
struct ExpectedReading {
  let outline: ModelOutline
  let schema: PlainSchema
  let variables: [String: Bool]
  private(set) var lines: [String] = []

  init(outline: ModelOutline, schema: PlainSchema, variables: [String: Bool]) {
    self.outline = outline
    self.schema = schema
    self.variables = variables
  }

  /// - Parameters:
  ///   - model: the path of the model's type.
  ///   - path: the accessors that lead to the model.
  mutating func read(_ model: String, _ object: Executed, path: String) {
    for accessor in outline.models[model]?.accessors ?? [] {
      let here = "\(path).\(accessor.name)"
      let type = outline.resolve(accessor.namedType, in: model)
      switch accessor.kind {
      case .field(let key):
        guard let value = object.fields[key] else {
          lines.append("\(here) = \(accessor.isOptional ? "nil" : "unset")")
          continue
        }
        read(value, as: type, path: here)
      case .inlineFragment:
        show(type, object, if: fulfills(object, accessor.namedType), path: here)
      case .fragment:
        let isMet = object.fragments.contains { $0.firstUppercasedLetter == accessor.namedType }
        show(type, object, if: isMet || !accessor.isOptional, path: here)
      case .deferred: lines.append("\(here) = nil")
      }
    }
  }

  private mutating func show(_ type: String?, _ object: Executed, if isThere: Bool, path: String) {
    guard isThere else { return lines.append("\(path) = nil") }
    guard let type else { return lines.append("\(path) has no model") }
    read(type, object, path: path)
  }

  private mutating func read(_ value: ExecutedValue, as type: String?, path: String) {
    switch value {
    case .null: lines.append("\(path) = nil")
    case .scalar(let text): lines.append("\(path) = \(text)")
    case .list(let elements):
      lines.append("\(path) = [\(elements.count)]")
      for (index, element) in elements.enumerated() { read(element, as: type, path: "\(path).\(index)") }
    case .object(let object): show(type, object, if: true, path: path)
    }
  }

  /// Whether an object meets the conditions in the name of an inline fragment, such as `AsOtterIfAAndNotB`.
  private func fulfills(_ object: Executed, _ name: String) -> Bool {
    guard let match = name.wholeMatch(of: /(?:As(.+?))?(?:If(.+))?/) else { return false }
    if let type = match.1 {
      let names = schema.order.filter { $0.firstUppercasedLetter == type }
      guard names.contains(where: { schema.applies($0, to: object.typename) }) else { return false }
    }
    return (match.2?.split(separator: "And") ?? []).allSatisfy { condition in
      let isInverted = condition.hasPrefix("Not")
      let variable = condition.dropFirst(isInverted ? 3 : 0).lowercased()
      return variables[variable] == !isInverted
    }
  }
}

extension String {
  var firstUppercasedLetter: String { prefix(1).uppercased() + dropFirst() }
}
