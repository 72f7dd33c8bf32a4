import GraphQLSyntax
import ModelIR
import Source
import SwiftLowering

/// A field or conditional selection that has no value in an escaped model.
struct MissingField: Hashable {
  let kind: Crash.Kind
  /// Whether it is missing for sure.
  let isSure: Bool
  /// The properties that lead to it.
  let path: [Name]
  let mock: AbstractMock
  let field: FieldOrigin?
  /// The data for fixes that set it.
  var unset: UnsetFields?
}

/// Finds the fields that an escaped model lacks, and that the code under test reads.
struct MissingFields {
  private(set) var all: [MissingField] = []

  private let code: GeneratedCode
  private let program: any SwiftProgram
  private let mocks: [MockID: AbstractMock]
  private var visits = 0

  private static let visitLimit = 2_000

  /// - Complexity: linear in the fields that can be reached through names that are read, and bounded.
  init(_ escape: EscapedModel, _ code: GeneratedCode, _ program: any SwiftProgram) {
    self.code = code
    self.program = program
    mocks = escape.mocks
    visit(escape.model, path: [])
  }

  private mutating func visit(_ model: Model, path: [Name]) {
    visits += 1
    guard visits < Self.visitLimit, let mock = mocks[model.mock], !mock.isShared,
      code.isSubType(mock.convertedType, of: model.type.value.type.name) ?? true
    else { return }
    let execution = Execution(model.sources, on: mock.convertedType, variables: model.variables, in: code)
    let type = Name(code.text(of: model.type).split(separator: ".").last.map(String.init) ?? "")
    let view = model.type.view
    for (name, index) in view.fields.sorted(by: { $0.key < $1.key }) where isRead(name, of: type) {
      visit(model.type.value.accessors[index], path + [name], of: model, mock, execution)
    }
    for (name, index) in view.inlineFragments.sorted(by: { $0.key < $1.key }) where isRead(name, of: type) {
      let isShown = model.isShown(inlineFragment: index, execution)
      if isShown == .no {
        addAbsence(path + [name], of: model, mock) { model.isShown(inlineFragment: index, $0) }
      }
      guard isShown == .yes else { continue }
      var inner = model
      inner.type = ModelType(definition: model.type.definition, structure: index)
      visit(inner, path: path + [name])
    }
    for (name, index) in view.fragments.sorted(by: { $0.key < $1.key }) where isRead(name, of: type) {
      let accessor = model.type.value.fragments[index]
      guard accessor.spread.condition.deferral == nil, !accessor.isConditional,
        let type = code.type(of: accessor.spread.fragment)
      else { continue }
      var inner = model
      inner.type = type
      visit(inner, path: path + [name])
    }
  }

  private mutating func visit(
    _ accessor: FieldAccessor, _ path: [Name], of model: Model, _ mock: AbstractMock, _ execution: Execution
  ) {
    let field = accessor.field
    let executed = execution.fields[field.responseKey]
    let certainty = executed?.certainty ?? .no
    let content = certainty == .no ? .nothing : mock.content(of: field.responseKey)
    let isOptional = !field.wrappers.isNonNull || accessor.isConditional
    if !isOptional, content != .unknown, !content.isThere {
      var item = MissingField(
        kind: certainty == .no ? .fieldNotExecuted : .unsetRequiredField,
        isSure: content == .nothing && certainty != .maybe, path: path, mock: mock,
        field: code.origin(of: field.responseKey, in: model, mock))
      if executed != nil { item.unset = code.unsetFields(field.responseKey, execution, of: model, mock) }
      add(item)
    } else if accessor.isConditional, certainty == .no {
      addAbsence(path, of: model, mock) { $0.fields[field.responseKey]?.certainty ?? .no }
    }
    guard certainty == .yes, let type = code.type(of: accessor, in: model.type.definition) else { return }
    var open = [content]
    while let value = open.popLast() {
      switch value {
      case .mock(let id):
        var inner = model
        inner.type = type
        inner.mock = id
        inner.sources = executed?.sources ?? [:]
        visit(inner, path: path)
      case .list(let values): open += values.reversed()
      default: break
      }
    }
  }

  private mutating func add(_ item: MissingField) {
    if !all.contains(where: { $0.path == item.path && $0.kind == item.kind }) { all.append(item) }
  }

  /// Adds the selections that the conversion leaves out because a variable has no value.
  private mutating func addAbsence(
    _ path: [Name], of model: Model, _ mock: AbstractMock, _ isSelected: (Execution) -> Certainty
  ) {
    let conditions = code.absentConditions(of: model, mock, isSelected)
    guard !conditions.isEmpty else { return }
    add(MissingField(kind: .missingVariables(conditions), isSure: true, path: path, mock: mock, field: nil))
  }

  private func isRead(_ name: Name, of type: Name) -> Bool {
    program.codeUnderTest(says: .readsMember(name)) || program.codeUnderTest(says: .readsInExtension(name, of: type))
  }
}
