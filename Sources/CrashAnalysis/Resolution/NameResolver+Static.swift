import Source
import SwiftLowering

/// Static methods and initializers that are named without a call.
extension NameResolver {
  /// Whether a type declares a static method of a name, or an initializer.
  func hasStaticFunction(_ name: Name, of path: [Name]) -> Bool { !staticFunctions(name, of: path).isEmpty }

  /// Returns the static methods of a name, or the initializers, that accept values without regard to labels.
  ///
  /// - Parameter areExact: whether the values have their declared types, which select a function.
  func staticFunctions(
    _ name: Name, of path: [Name], for values: [AbstractValue], areExact: Bool
  ) -> [SwiftFunction.ID] {
    let all = staticFunctions(name, of: path).filter { program[$0].parameters.count == values.count }
    guard 1 < all.count, areExact else { return all }
    return all.filter { id in
      zip(program[id].parameters, values).allSatisfy { parameter, value in
        guard case .model(let model) = value else { return true }
        return expectation(parameter.type, in: scope(of: id)) == .model(model.type)
      }
    }
  }

  private func staticFunctions(_ name: Name, of path: [Name]) -> [SwiftFunction.ID] {
    let isInitializer = name == WellKnownNames.initializer
    let all =
      isInitializer
      ? program.functions(named: name, inTypesNamed: Name(path.last?.written ?? ""))
      : program.functions(named: name)
    return all.filter { id in
      let function = program[id]
      let isRight = isInitializer ? function.kind == .initializer : function.kind == .function && function.isStatic
      return isRight && isMember(id, of: path) && isVisible(id) && !function.takesAutoclosure
        && !function.parameters.contains(where: \.isInOut)
    }
  }
}
