import CrashAnalysis
import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source

extension EditorProject {
  /// Returns the hover text of a name in a Swift file: its GraphQL source, without Swift declarations. At a parameter
  /// that is a model, the text lists the fields that the function reads.
  ///
  /// - Complexity: the cost of `swiftPlace`, and linear in the length of the result. At a parameter, also the cost of
  ///   running the function.
  package func swiftHover(_ path: String, at offset: Int) -> HoverText? {
    let parameter = modelReads(path, at: offset)
    let type = parameter?.reads.type.map { Int($0.upper) }
    guard let place = swiftPlace(path, at: offset) ?? type.flatMap({ swiftPlace(path, at: $0) }),
      var text = text(of: place)
    else { return parameter.map { HoverText(range: $0.range, code: "", notes: $0.reads.notes) } }
    text.swift = nil
    text.notes += origins(of: place)
    if let parameter {
      text.range = parameter.range
      text.notes += parameter.reads.notes
    }
    return text
  }

  private func text(of place: SwiftPlace) -> HoverText? {
    let range = place.named.range
    switch place.meaning.subject {
    case .type(let name): return hover(type: name, range)
    case .fields(let fields):
      guard let first = fields.first, let type = schema.type(named: first.type) else { return nil }
      var text = hover(field: first.name, of: type, range)
      text?.notes = [isRequired(first, in: type) ? "Required" : "Optional"]
      return text
    case .inputField(let field):
      return schema.type(named: field.type).flatMap { schema.inputField(named: field.name, in: $0) }
        .map { hover(input: $0, range) }
    case .enumValue(let value): return hover(value: value.name, of: value.type, range)
    case .definition(let definition): return hover(definition: self.definition(definition), range)
    case .variable(let definition, let name): return hover(variable: name, of: definition, range)
    case .none: return nil
    }
  }

  private func isRequired(_ field: ElementMeaning.FieldName, in type: Schema.TypeID) -> Bool {
    guard let id = schema.field(named: field.name, in: type) ?? schema.metaField(named: field.name, in: type) else {
      return false
    }
    return schema[id].type.wrappers.isNonNull
  }

  private func hover(variable name: Name, of definition: DefinitionReference, _ range: TextRange) -> HoverText? {
    guard let place = self.definition(definition), case .operation(let operation) = place.definition,
      let variable = place.document[operation.variables].first(where: { $0.name.name == name })
    else { return nil }
    let text = place.document.text(variable.range).trimmingPrefix { $0.isWhitespace }
    return HoverText(range: range, code: "\(text)")
  }

  /// Returns the places that select the field, or declare the element.
  private func origins(of place: SwiftPlace) -> [String] {
    var notes: [String] = []
    var seen: Set<DefinitionReference> = []
    for origin in place.meaning.origins {
      let reference = DefinitionReference(name: origin.definition, isFragment: origin.kind == .fragment)
      guard seen.insert(reference).inserted, let location = self.place(of: origin) else { continue }
      let kind = reference.isFragment ? "fragment" : "operation"
      notes.append("Selected by \(kind) '\(reference.name.text)' in \(location.file)")
    }
    if let condition = place.meaning.condition, let location = self.place(of: condition) {
      let kind = condition.definition.isFragment ? "fragment" : "operation"
      notes.append("Selected by \(kind) '\(condition.definition.name.text)' in \(location.file)")
    }
    if notes.isEmpty, let location = declaration(of: place.meaning) {
      notes.append("Declared in \(location.file)")
    }
    return notes
  }

  private func declaration(of meaning: ElementMeaning) -> Location? {
    if case .variable(let definition, let name) = meaning.subject { return variableDefinition(name, of: definition) }
    return symbols(of: meaning).first.flatMap { places(of: $0).first }
  }
}
