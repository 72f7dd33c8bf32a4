import Source
import SwiftScanning

/// Resolves aliases to function types.
struct FunctionAliasResolution {
  let sources: any MockSources
  /// The aliases that the protocol declares or inherits.
  let own: [AliasFact]

  /// The longest chain of aliases that is followed.
  private static let furthest = 16

  /// Returns the function type that an alias stands for, or nil if it doesn't stand for one.
  ///
  /// - Parameter scope: the types that enclose the use of the name.
  func function(_ type: String, seenFrom scope: [String]) -> String? {
    var (type, scope) = (type, scope)
    for _ in 0..<Self.furthest {
      guard type.isName else { return nil }
      let (parts, arguments) = (type.nameParts, type.genericArguments)
      if parts.count == 1, let alias = own.first(where: { $0.name == parts[0] }) {
        type = alias.filled(arguments)
        if !type.isName { return type.contains("->") ? type : nil }
      } else {
        guard let alias = alias(parts, seenFrom: scope) else { return nil }
        type = alias.filled(arguments)
        var names = QualifiedNames(sources: sources, scope: alias.path, place: scope, own: [], inherited: alias.path)
        if alias.function != nil { return names.qualified(type, except: Set(arguments)) }
        scope = alias.path
      }
    }
    return nil
  }

  private func alias(_ parts: [String], seenFrom scope: [String]) -> OutlinedAlias? {
    let candidates = sources.aliases(named: parts.last ?? "")
    for count in stride(from: scope.count, through: 0, by: -1) {
      if let found = candidates.first(where: { $0.path == scope.prefix(count) + parts.dropLast() }) { return found }
    }
    return candidates.first { 1 < parts.count && $0.path == parts.dropFirst().dropLast() }
  }
}

extension String {
  /// Whether the text is a single name, maybe with generic arguments.
  fileprivate var isName: Bool {
    guard let first = utf8.first, first.startsSwiftName || first == UInt8(ascii: "`") else { return false }
    let rest = utf8.drop { $0.continuesSwiftName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "`") }
    return rest.isEmpty || rest.first == UInt8(ascii: "<") && utf8.last == UInt8(ascii: ">")
  }
}

extension MemberFact {
  /// Marks parameters as escaping if their types are names of functions.
  mutating func markEscaping(_ functions: [String: FunctionFact]) {
    for index in parameters.indices {
      guard let function = functions[parameters[index].type],
        parameters[index].traits.isDisjoint(with: [.function, .escaping, .variadic, .inOut, .pack, .opaque])
      else { continue }
      parameters[index].traits.formUnion([.function, .escaping])
      parameters[index].function = function
      parameters[index].spelled = "@escaping " + parameters[index].spelled
    }
  }

  /// Records the functions behind aliases in results and parameters. Such parameters may be nonescaping.
  mutating func resolveFunctions(_ find: (String) -> String?) {
    if let text = result?.text { result?.function = find(text) }
    for index in parameters.indices {
      let parameter = parameters[index]
      guard parameter.traits.isDisjoint(with: [.function, .escaping, .variadic, .inOut, .pack, .opaque]),
        let type = find(parameter.type), let read = FunctionFact.read(type)
      else { continue }
      parameters[index].traits.insert(.function)
      parameters[index].function = read
      // Only the complete type tells which errors the function throws.
      if throwing == .asArgument, !read.throwing.isEmpty { parameters[index].spelled = type }
    }
  }
}
