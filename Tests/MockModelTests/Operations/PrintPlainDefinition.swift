/// Prints definitions as GraphQL text, each operation with the variables that it and its fragments use.
struct PlainPrinter {
  private let fragments: [String: PlainDefinition]

  init(_ definitions: [PlainDefinition]) {
    fragments = Dictionary(definitions.filter(\.isFragment).map { ($0.name, $0) }, uniquingKeysWith: { a, _ in a })
  }

  func text(_ definition: PlainDefinition) -> String {
    let body = Self.text(definition.selections, indentation: "")
    if definition.isFragment { return "fragment \(definition.name) on \(definition.type) \(body)\n" }
    let variables = variables(of: definition).sorted { $0.key < $1.key }.map { "$\($0.key): \($0.value)" }
    let list = variables.isEmpty ? "" : "(\(variables.joined(separator: ", ")))"
    return "\(definition.kind.rawValue) \(definition.name)\(list) \(body)\n"
  }

  private func variables(of definition: PlainDefinition) -> [String: String] {
    var variables: [String: String] = [:]
    var met: Set<String> = []
    collect(definition.selections, into: &variables, met: &met)
    return variables
  }

  private func collect(
    _ selections: [PlainSelection], into variables: inout [String: String], met: inout Set<String>
  ) {
    for selection in selections {
      switch selection {
      case .field(let field):
        for case let argument in field.arguments {
          if let type = argument.variableType { variables[String(argument.value.dropFirst())] = type }
        }
        collect(field.directives, into: &variables)
        collect(field.selections, into: &variables, met: &met)
      case .inline(_, let directives, let selections):
        collect(directives, into: &variables)
        collect(selections, into: &variables, met: &met)
      case .spread(let name, let directives):
        collect(directives, into: &variables)
        if met.insert(name).inserted { collect(fragments[name]?.selections ?? [], into: &variables, met: &met) }
      }
    }
  }

  private func collect(_ directives: [PlainDirective], into variables: inout [String: String]) {
    for directive in directives {
      switch directive {
      case .include(.variable(let name)), .skip(.variable(let name)): variables[name] = "Boolean!"
      case .include, .skip, .deferred: break
      }
    }
  }

  private static func text(_ selections: [PlainSelection], indentation: String) -> String {
    let inner = indentation + "  "
    let lines = selections.map { inner + text($0, indentation: inner) + "\n" }
    return "{\n" + lines.joined() + indentation + "}"
  }

  private static func text(_ selection: PlainSelection, indentation: String) -> String {
    switch selection {
    case .field(let field):
      var text = field.alias.map { "\($0): " } ?? ""
      text += field.name
      if !field.arguments.isEmpty {
        text += "(" + field.arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ") + ")"
      }
      text += Self.text(field.directives)
      if !field.selections.isEmpty { text += " " + Self.text(field.selections, indentation: indentation) }
      return text
    case .inline(let type, let directives, let selections):
      let condition = type.map { " on \($0)" } ?? ""
      return "...\(condition)\(text(directives)) \(text(selections, indentation: indentation))"
    case .spread(let name, let directives):
      return "...\(name)\(text(directives))"
    }
  }

  private static func text(_ directives: [PlainDirective]) -> String {
    directives.map { directive in
      switch directive {
      case .include(let condition): " @include(if: \(text(condition)))"
      case .skip(let condition): " @skip(if: \(text(condition)))"
      case .deferred(let label): " @defer(label: \"\(label)\")"
      }
    }.joined()
  }

  private static func text(_ condition: PlainDirective.Condition) -> String {
    switch condition {
    case .literal(let value): "\(value)"
    case .variable(let name): "$\(name)"
    }
  }
}
