import Source
import SwiftLowering

extension NameResolver {
  /// Whether a function is in an extension of lists of a model.
  func extendsLists(_ id: SwiftFunction.ID, of model: ModelType) -> Bool {
    guard let element = program[id].elementType else { return false }
    return self.model(canonical: resolved(element, in: TypeScope(file: id.file))) == model
  }
}
