import Source
import SwiftLowering
import SwiftSemantics

/// Finds the generated elements that typed names stand for.
struct NameMeanings {
  let environment: TypeEnvironment
  let code: GeneratedCode

  // MARK: Types

  /// The element of a written name.
  func element(ofType name: Name, _ base: WrittenType?, in scope: LexicalScope) -> GeneratedElement? {
    let written = WrittenType.named(name, TextRange(at: 0), of: base, arguments: nil)
    let type = environment.resolve(written, in: scope)
    if let base { return element(ofType: name, type, in: path(of: environment.resolve(base, in: scope))) }
    if let found = element(ofType: name, type, in: nil) { return found }
    // An alias in a model around the code.
    for count in scope.enclosing.indices.reversed() {
      let outer = Array(scope.enclosing[...count])
      if isGenerated(outer), let found = code.element(ofType: name, in: outer) { return found }
    }
    return nil
  }

  /// The element of a type's name.
  ///
  /// - Parameter outer: the path of the type before the point; nil if there is none.
  func element(ofType name: Name, _ type: StaticType, in outer: [Name]?) -> GeneratedElement? {
    let path = path(of: type)
    if let path, path.last == name, isGenerated(path) { return code.element(ofType: name, in: path.dropLast()) }
    guard let outer, isGenerated(outer) else { return nil }
    return code.element(ofType: name, in: outer)
  }

  private func path(of type: StaticType) -> [Name]? {
    switch type {
    case .nominal(let path, _): path
    case .metatype(let instance): self.path(of: instance)
    default: nil
    }
  }

  private func isGenerated(_ path: [Name]) -> Bool { environment.nominal(path)?.file == GeneratedSource.file }

  // MARK: Members

  /// The element of a name or member.
  ///
  /// - Parameter base: the type of the value or type before the point; nil if there is none.
  func element(of name: Name, _ referent: Referent, behind base: StaticType?) -> GeneratedElement? {
    switch referent {
    case .type(let path):
      return element(ofType: name, .nominal(path, []), in: base.flatMap { self.path(of: $0) })
    case .member(let member):
      switch member.declaration {
      case .property(let reference) where reference.file == GeneratedSource.file:
        return code.type(at: reference.path).flatMap { code.element(ofProperty: name, of: $0) }
      case .enumCase(let path, _) where isGenerated(path):
        return code.type(at: path).flatMap { code.element(ofProperty: name, of: $0) }
      case .function where member.labels == ["dynamicMember"]:
        return base.flatMap { element(ofMockField: name, of: $0) }
      default: return nil
      }
    case .local, .genericParameter, .selfValue: return nil
    }
  }

  /// The element of a property that is named in a key path.
  func element(ofComponent name: Name, of base: StaticType) -> GeneratedElement? {
    if let field = element(ofMockField: name, of: base) { return field }
    guard let path = path(of: base.withoutOptionals), isGenerated(path) else { return nil }
    return code.type(at: path).flatMap { code.element(ofProperty: name, of: $0) }
  }

  private func element(ofMockField name: Name, of type: StaticType) -> GeneratedElement? {
    mocked(type.withoutOptionals).flatMap { code.element(ofProperty: name, of: $0) }
  }

  /// `Otter` for `Mock<Otter>`
  private func mocked(_ type: StaticType) -> GeneratedType? {
    guard case .nominal([WellKnownNames.mock], let arguments) = type, let only = arguments.first,
      let path = path(of: only), isGenerated(path)
    else { return nil }
    return code.type(at: path)
  }

  // MARK: Calls

  /// The generated type whose members the labels of a call stand for; nil if they stand for none.
  func labeledType(of call: Call, _ result: StaticType) -> GeneratedType? {
    guard let id = call.callee.function, id.file == GeneratedSource.file else { return nil }
    let result = result.withoutOptionals
    return mocked(result) ?? path(of: result).flatMap { code.type(at: $0) }
  }

  /// The model that a call makes from a mock or JSON; nil if it makes none.
  func convertedModel(_ call: Call, _ result: StaticType) -> ModelType? {
    guard let id = call.callee.function, environment.function(id)?.enclosing == ["RootSelectionSet"],
      let path = path(of: result.withoutOptionals), case .model(let model)? = code.type(at: path)
    else { return nil }
    return model
  }
}
