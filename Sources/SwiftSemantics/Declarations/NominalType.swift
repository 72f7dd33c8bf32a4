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

extension TypeEnvironment {
  /// Returns a type by its path; nil if no source declares it.
  package func nominal(_ path: [Name]) -> NominalType? {
    if path.isEmpty { return nil }
    return once(\.nominals, path, missing: nil) {
      if let libraries = libraries(for: path) { return libraries.nominal(path) }
      return readNominal(path)
    }
  }

  private func readNominal(_ path: [Name]) -> NominalType? {
    var parts: [SwiftTypeDeclaration] = []
    var declared: SwiftTypeDeclaration?
    for source in sources {
      let found = source.types(at: path)
      guard let own = found.first(where: { $0.kind != nil }) else {
        parts += found
        continue
      }
      if declared == nil {
        declared = own
        parts += found
      }
    }
    guard let declared, let kind = declared.kind else { return nil }
    return NominalType(
      declared, kind, at: path, parts, outer: nominal(Array(path.dropLast()))?.parameters ?? [])
  }
}
