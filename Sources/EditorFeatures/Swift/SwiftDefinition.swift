import CrashAnalysis
import GraphQLSyntax
import Source

extension EditorProject {
  /// From a name in a Swift file to the GraphQL that it comes from: from a model and its properties to what selects them,
  /// from mocks and inputs to the schema.
  ///
  /// - Complexity: that of `swiftPlace`.
  package func swiftDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    guard let place = swiftPlace(path, at: offset) else { return nil }
    let targets = targets(of: place.meaning)
    return targets.isEmpty ? nil : DefinitionLinks(origin: place.named.range, targets: targets)
  }

  private func targets(of meaning: ElementMeaning) -> [Location] {
    if !meaning.origins.isEmpty {
      var seen: Set<Location> = []
      return meaning.origins.compactMap { self.place(of: $0) }.filter { seen.insert($0).inserted }
    }
    if let condition = meaning.condition.flatMap({ self.place(of: $0) }) { return [condition] }
    if case .variable(let definition, let name) = meaning.subject {
      return [variableDefinition(name, of: definition)].compactMap(\.self)
    }
    return symbols(of: meaning).flatMap { places(of: $0) }
  }

  /// Where a variable is defined.
  func variableDefinition(_ name: Name, of definition: DefinitionReference) -> Location? {
    guard let place = self.definition(definition), case .operation(let operation) = place.definition else { return nil }
    return place.document[operation.variables].first { $0.name.name == name }
      .map { place.document.location($0.name.range) }
  }
}
