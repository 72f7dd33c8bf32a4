import Source
import SwiftLowering

/// A type or protocol with its extensions. It is a class because it is large, and never changes.
package final class NominalType {
  package let path: [Name]
  package let kind: SwiftTypeDeclaration.Kind
  /// The file of its declaration.
  package let file: Name
  /// The generic parameters of the types around it and its own.
  package let parameters: [TypeParameter]
  package let ownParameterCount: Int
  /// The declaration and the extensions.
  package let parts: [SwiftTypeDeclaration]
  package let isActor: Bool
  package let isFinal: Bool
  package let attributeNames: [Name]

  /// - Parameters:
  ///   - declared: the declaration of the type, which is one of the parts.
  ///   - outer: the generic parameters of the types around it.
  init(
    _ declared: SwiftTypeDeclaration, _ kind: SwiftTypeDeclaration.Kind, at path: [Name],
    _ parts: [SwiftTypeDeclaration], outer: [TypeParameter]
  ) {
    (self.path, self.kind, self.parts) = (path, kind, parts)
    file = declared.file
    let own = declared.generics.parameters.enumerated().map { index, name in
      TypeParameter(owner: .type(path), index: outer.count + index, name: name)
    }
    parameters = outer + own
    ownParameterCount = own.count
    (isActor, isFinal, attributeNames) = (declared.isActor, declared.isFinal, declared.attributeNames)
  }

  package var isProtocol: Bool { kind == .protocolType }
  package var isClass: Bool { kind == .classOrActor }

  /// The type inside its declaration.
  package var selfType: StaticType {
    isProtocol ? .parameter(.selfType(of: path)) : .nominal(path, parameters.map { .parameter($0) })
  }

  /// Returns the substitution of its parameters.
  package func substitution(_ arguments: [StaticType]) -> Substitution {
    guard arguments.count == parameters.count else { return [:] }
    return Substitution(zip(parameters, arguments))
  }
}
