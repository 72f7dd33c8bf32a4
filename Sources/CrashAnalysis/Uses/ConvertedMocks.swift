import GraphQLSyntax
import ModelIR
import Source

/// The fields that one conversion takes from its mock and from the mocks in it.
struct ConvertedMocks {
  /// The fields that the conversion takes from one mock.
  struct Part {
    let mock: AbstractMock
    var required: Set<Name> = []
    /// The required fields that are surely unset, by response key, with the selections from the objects in them.
    var unset: [Name: [SelectionSource: Certainty]] = [:]
    /// The fields of the schema that it surely takes. The value is whether the field is required and surely missing.
    var fields: [Name: Bool] = [:]
    /// Whether each required field is surely set or surely unset.
    var isKnown = true
  }

  /// The parts in the order in which the search reaches them.
  private(set) var parts: [Part] = []
  /// The definitions with selections, and the keys of their required fields that are surely missing.
  private(set) var definitions: [DefinitionReference: Set<Name>] = [:]

  private let code: GeneratedCode
  private let mocks: [MockID: AbstractMock]
  private let variables: VariableValues
  private var indices: [MockID: Int] = [:]

  private static let visitLimit = 1_000

  private struct Visit: Hashable {
    let mock: MockID
    let sources: [SelectionSource: Certainty]
  }

  /// - Complexity: linear in the selections from the mocks, and bounded.
  init(_ model: Model, mocks: [MockID: AbstractMock], _ code: GeneratedCode) {
    self.code = code
    self.mocks = mocks
    variables = model.variables
    var open = [Visit(mock: model.mock, sources: model.sources)]
    var seen: Set<Visit> = []
    while let next = open.popLast(), seen.count < Self.visitLimit {
      guard seen.insert(next).inserted else { continue }
      open += visit(next).reversed()
    }
  }

  /// - Returns: the mocks in this one.
  private mutating func visit(_ visit: Visit) -> [Visit] {
    guard let mock = mocks[visit.mock] else { return [] }
    let execution = Execution(visit.sources, on: mock.convertedType, variables: variables, in: code)
    for source in execution.fulfilled.keys {
      definitions[DefinitionReference(source.definition), default: []].formUnion([])
    }
    let index = indices[visit.mock] ?? parts.count
    if index == parts.count {
      indices[visit.mock] = index
      parts.append(Part(mock: mock))
    }
    note(execution, mock, index)
    return execution.fields.sorted { $0.key < $1.key }.flatMap { key, field in
      field.sources.isEmpty ? [] : Self.mocks(in: mock.content(of: key)).map { Visit(mock: $0, sources: field.sources) }
    }
  }

  private mutating func note(_ execution: Execution, _ mock: AbstractMock, _ index: Int) {
    // Other code may have set fields.
    if mock.isShared || mock.isCommon { parts[index].isKnown = false }
    for (source, certainty) in execution.fulfilled where certainty != .no {
      let conditions = source.conditions
      if certainty == .yes { noteFields(source, conditions, index) }
      for field in source.definition.sets[source.set].fields.lazy.map({ source.definition.fields[$0] })
      // Conditional selections are optional in models.
      where field.wrappers.isNonNull && field.inclusion.holds(given: conditions) {
        let key = field.responseKey
        let content = mock.content(of: key)
        if certainty == .yes { parts[index].required.insert(key) }
        guard !content.isThere else { continue }
        guard certainty == .yes, content == .nothing else {
          parts[index].isKnown = false
          continue
        }
        parts[index].unset[key, default: [:]].merge(execution.fields[key]?.sources ?? [:]) { max($0, $1) }
        parts[index].fields[field.name] = true
        definitions[DefinitionReference(source.definition), default: []].insert(key)
      }
    }
  }

  /// Notes the fields that a surely executed set takes from a mock.
  private mutating func noteFields(_ source: SelectionSource, _ conditions: [InclusionCondition], _ index: Int) {
    for field in source.definition.sets[source.set].fields.lazy.map({ source.definition.fields[$0] })
    where variables.holds(field.inclusion, given: conditions) == .yes {
      parts[index].fields[field.name] = parts[index].fields[field.name] ?? false
    }
  }

  private static func mocks(in content: AbstractValue) -> [MockID] {
    var result: [MockID] = []
    var open = [content]
    while let value = open.popLast() {
      if case .mock(let id) = value { result.append(id) } else { open += value.parts.reversed() }
    }
    return result
  }
}
