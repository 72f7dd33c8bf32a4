import Source
import SwiftLowering

/// A type or protocol with its extensions.
package struct NominalType {
  package var path: [Name]
  package var kind: SwiftTypeDeclaration.Kind
  /// The file of its declaration.
  package var file: Name
  /// The generic parameters of the types around it and its own.
  package var parameters: [TypeParameter]
  package var ownParameterCount: Int
  /// The declaration and the extensions.
  package var parts: [SwiftTypeDeclaration]
  package var isActor: Bool
  package var isFinal: Bool
  package var attributeNames: [Name]

  package var isProtocol: Bool { kind == .protocolType }
  package var isClass: Bool { kind == .classOrActor }

  /// The type inside its declaration.
  package var selfType: StaticType {
    isProtocol ? .parameter(.selfType(of: path)) : .nominal(path, parameters.map { .parameter($0) })
  }

  /// Returns the substitution of its parameters.
  package func substitution(_ arguments: [StaticType]) -> Substitution {
    guard arguments.count == parameters.count else { return [:] }
    return Substitution(zip(parameters, arguments), uniquingKeysWith: { first, _ in first })
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
    let outer = nominal(Array(path.dropLast()))?.parameters ?? []
    let own = declared.generics.parameters.enumerated().map { index, name in
      TypeParameter(owner: .type(path), index: outer.count + index, name: name)
    }
    return NominalType(
      path: path, kind: kind, file: declared.file, parameters: outer + own, ownParameterCount: own.count, parts: parts,
      isActor: declared.isActor, isFinal: declared.isFinal, attributeNames: declared.attributeNames)
  }
}
