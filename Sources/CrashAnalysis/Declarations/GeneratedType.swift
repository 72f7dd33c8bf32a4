import GraphQLSchema
import GraphQLSyntax
import MockIR
import ModelIR
import Source

/// A type in generated code.
enum GeneratedType {
  /// The class for an object type, as in `Mock<Otter>`.
  case object(Name)
  /// The fields of mocks of an object type: `Otter.MockFields`
  case mockFields(Name)
  /// The type of an operation; the structure does not matter.
  case operation(ModelType)
  case model(ModelType)
  /// The type of `fragments` of a model.
  case fragments(ModelType)
  case enumeration(Name)
  case inputObject(Name)
}

extension GeneratedCode {
  /// Returns the type at a path without modules; nil if there is none, or if several have the name.
  func type(at path: [Name]) -> GeneratedType? {
    guard let first = path.first else { return nil }
    if path.count == 1 { return type(of: declaration(named: first)) }
    switch path.last {
    case GeneratedSource.mockFields?:
      if path.count == 2, case .object(let type)? = type(of: declaration(named: first)) { return .mockFields(type) }
    case GeneratedSource.fragments?:
      if let model = ownModel(Array(path.dropLast())) { return .fragments(model) }
    default: break
    }
    return ownModel(path).map { .model($0) }
  }

  /// Returns a model by its own path, and not by an alias.
  private func ownModel(_ path: [Name]) -> ModelType? {
    guard let model = model(path), self.path(of: model) == path else { return nil }
    return model
  }

  private func type(of element: GeneratedElement?) -> GeneratedType? {
    switch element {
    case .objectType(let type)?: .object(type)
    case .definition(let reference)?:
      models(of: reference).map { definition in
        let root = ModelType(definition: definition, structure: 0)
        return reference.isFragment ? .model(root) : .operation(root)
      }
    case .enumeration(let type)?: .enumeration(type)
    case .inputObject(let type)?: .inputObject(type)
    default: nil
    }
  }
}
