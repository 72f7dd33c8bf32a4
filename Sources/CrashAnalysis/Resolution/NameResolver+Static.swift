import Source
import SwiftLowering

/// Static methods and initializers that are named without a call.
extension NameResolver {
  /// Returns the static methods of a name in a type, or its initializers, that can be values.
  func staticFunctions(_ name: Name, of path: [Name]) -> [SwiftFunction.ID] {
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
