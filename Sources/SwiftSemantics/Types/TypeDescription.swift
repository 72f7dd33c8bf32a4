import Source
import SwiftLowering

/// Types as text: without modules, and without short forms such as `[T]`.
extension StaticType: CustomStringConvertible {
  package var description: String {
    switch self {
    case .nominal(let path, let arguments): return Self.written(path, arguments)
    case .existential([]): return "Any"
    case .existential(let protocols):
      let names = protocols.map { Self.written($0.path, $0.arguments) }.joined(separator: " & ")
      return protocols.count == 1 && protocols[0].path == [StandardTypeNames.anyObject] ? names : "any \(names)"
    case .opaqueResult(let result):
      return "opaque(\(result.name))"
    case .parameter(let parameter): return parameter.name.text
    case .member(let base, let name): return "\(base).\(name)"
    case .function(let function): return function.description
    case .tuple(let elements):
      let parts = elements.map { element in element.label.map { "\($0): \(element.type)" } ?? "\(element.type)" }
      return "(\(parts.joined(separator: ", ")))"
    case .metatype(let type):
      if case .function = type { return "(\(type)).Type" }
      return "\(type).Type"
    case .named(let path): return Self.written(path, [])
    case .variable(let number): return "$\(number)"
    case .unknown: return "_"
    }
  }

  private static func written(_ path: [Name], _ arguments: [StaticType]) -> String {
    let name = path.map(\.written).joined(separator: ".")
    return arguments.isEmpty ? name : "\(name)<\(arguments.map(\.description).joined(separator: ", "))>"
  }
}

extension FunctionType: CustomStringConvertible {
  package var description: String {
    let types = parameters.map { parameter in
      "\(parameter.isInOut ? "inout " : "")\(parameter.type)\(parameter.isVariadic ? "..." : "")"
    }
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    return "(\(types.joined(separator: ", ")))\(effects) -> \(result)"
  }
}
