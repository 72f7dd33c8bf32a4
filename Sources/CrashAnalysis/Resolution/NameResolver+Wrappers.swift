import Source
import SwiftLowering

/// Wrappers of stored properties. The wrapper of `x` is the stored property `_x`.
extension NameResolver {
  /// Returns the path of a property's wrapper type; nil if it has none, or if the wrapper is not followed.
  func wrapperType(of property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration) -> [Name]? {
    guard let wrapper = property.wrapper, case .named(let path, _) = resolved(wrapper.type, in: owner.scope),
      let type = declaration(of: path), type.isPropertyWrapper, type.kind == .structure || type.kind == .classOrActor,
      let name = path.last.map({ Name($0.written) })
    else { return nil }
    let members = [SwiftFunction.subscriptName, WellKnownNames.initializer].flatMap {
      program.functions(named: $0, inTypesNamed: name)
    }
    // Such a wrapper can change the instance around it, or evaluate the value later.
    let isUnusual = members.contains { id in
      program[id].takesAutoclosure || program[id].parameters.contains { $0.label == Self.enclosingInstance }
    }
    guard !isUnusual, !hasMutatingGetter(path) else { return nil }
    return path
  }

  /// Whether a read of the value can change the wrapper.
  private func hasMutatingGetter(_ path: [Name]) -> Bool {
    [WellKnownNames.wrappedValue, WellKnownNames.projectedValue].contains { name in
      getter(name, of: .type(path)).function.map { program[$0].isMutating } ?? false
    }
  }

  /// Returns `_x` as a stored property; nil if there is no property `x` with a wrapper.
  func wrapper(named name: Name, of path: [Name]) -> (
    property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration
  )? {
    guard let (wrapped, owner) = wrapped(behind: UInt8(ascii: "_"), name, of: path),
      let storage = wrapped.wrapperStorage(named: name)
    else {
      return nil
    }
    return (storage, owner)
  }

  /// Returns the property `x` with the wrapper for `_x` or `$x`; nil if there is none.
  func wrapped(
    behind prefix: UInt8, _ name: Name, of path: [Name]
  ) -> (property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration)? {
    guard name.utf8.first == prefix, 1 < name.utf8.count,
      let found = storedProperty(Name(String(name.text.dropFirst())), of: path),
      wrapperType(of: found.property, in: found.owner) != nil
    else { return nil }
    return found
  }

  /// The ways in which a wrapper can be made.
  struct WrapperInitializers {
    var acceptsNothing: Bool
    /// Whether `init(wrappedValue:)` accepts the value alone.
    var acceptsValue: Bool
  }

  func wrapperInitializers(of path: [Name]) -> WrapperInitializers {
    let value = SwiftExpression(.literal(.other(.other)), TextRange(at: 0))
    let given = [SwiftExpression.Argument(label: WellKnownNames.wrappedValue, value)]
    let unset = initializedProperties(of: path).map(\.property).filter { $0.value == nil && !$0.isOptional }
    let isStored = declaration(of: path)?.properties.contains {
      $0.name == WellKnownNames.wrappedValue && !$0.isStatic && !($0.isConstant && $0.value != nil)
    }
    let isStructure = declaration(of: path)?.kind == .structure
    // Initializers in extensions don't replace the implicit ones.
    return WrapperInitializers(
      acceptsNothing: unset.isEmpty || hasInitializer(of: path, for: []),
      acceptsValue: hasInitializer(of: path, for: given)
        || isStructure && isStored == true && unset.allSatisfy { $0.name == WellKnownNames.wrappedValue })
  }

  private static let enclosingInstance: Name = "_enclosingInstance"
}

extension SwiftTypeDeclaration.Property {
  /// The name under which an instance stores the wrapper.
  var wrapperName: Name { Name("_" + name.text) }

  var isOptional: Bool {
    if case .optional? = type { return true }
    return false
  }
}
