import CrashAnalysis
import GraphQLSyntax
import Source

extension EditorProject {
  /// Returns the GraphQL sources of a name in a Swift file. Models and their properties lead to selections, and mocks
  /// and inputs lead to the schema. Calls of the code under test lead to the unset fields that it reads.
  ///
  /// - Complexity: the cost of `swiftPlace`. At other names, the cost of examining the file, once until an edit changes
  ///   its dependencies.
  package func swiftDefinition(_ path: String, at offset: Int) -> DefinitionLinks? {
    guard let place = swiftPlace(path, at: offset) else {
      let reads = readsInCodeUnderTest(ofTestsIn: path, at: offset)
      return reads.isEmpty ? nil : DefinitionLinks(origin: TextRange(at: UInt32(offset)), targets: reads)
    }
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

  /// Returns the place that defines a variable.
  func variableDefinition(_ name: Name, of definition: DefinitionReference) -> Location? {
    guard let place = self.definition(definition), case .operation(let operation) = place.definition else { return nil }
    return place.document[operation.variables].first { $0.name.name == name }
      .map { place.document.location($0.name.range) }
  }
}
