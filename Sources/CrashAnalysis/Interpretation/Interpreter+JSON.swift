import JSONSyntax
import MockIR
import ModelIR
import Source
import SwiftCode
import SwiftEmission

/// Models that are made of JSON, as servers send it: `try X(data: […])`.
extension Interpreter {
  /// Compares the JSON with what the model requires. What is missing makes it throw.
  mutating func jsonConversion(
    to type: ModelType, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value {
    let value = evaluate(arguments[0].value)
    var variables = VariableValues.none
    for argument in arguments.dropFirst() {
      let value = evaluate(argument.value)
      if argument.label == Self.variablesLabel { variables = self.variables(value) } else { escape(value) }
    }
    guard case .dictionary(let object) = value, let set = type.value.selectionSet else {
      escape(value)
      mayThrow()
      return .something
    }
    let source = SelectionSource(definition: type.definition.selections, set: set)
    var reader = JSONReader(code, variables: variables)
    let isRoot = type.structure == 0 && type.definition.selections.kind != .fragment
    reader.read(object, arguments[0].value.dictionary, [source: .yes], path: [], isRoot: isRoot)
    guard !reader.gaps.isEmpty else {
      mayThrow()
      return .something
    }
    guard handlers == 0 else {
      // Whoever catches the error may mean it.
      mayThrow()
      return .something
    }
    for gap in reader.gaps { note(gap, type, at: range) }
    frame.mayThrow = true
    state.isReached = false
    return .something
  }

  private mutating func note(_ gap: JSONReader.Gap, _ type: ModelType, at range: TextRange) {
    let conversion = location(range)
    let isLiteral = gap.expression?.isFilledDictionary == true && !gap.isNull
    let insertion = gap.expression.map {
      Location(conversion.file, TextRange(at: location($0.range).range.lower + 1))
    }
    findings.jsonGaps.append(
      JSONGap(
        keys: gap.keys, isNull: gap.isNull, path: gap.path, model: code.text(of: type), isCertain: isCertain,
        place: gap.expression.map { location($0.range) } ?? conversion, conversion: conversion, field: gap.field,
        insertion: isLiteral ? insertion : nil, values: gap.values))
  }

  // MARK: Texts

  /// `Data(text.utf8)`, `NSNull()`: what JSON is made of; nil for other calls.
  mutating func jsonCall(_ name: Name, _ arguments: [TestExpression.Argument]) -> Value? {
    switch name {
    case Self.null where arguments.isEmpty: return .nothing
    case Self.data where arguments.count == 1 && arguments[0].label == nil:
      let value = evaluate(arguments[0].value)
      if case .string = value { return value }
      escape(value)
      return .something
    default: return nil
    }
  }

  /// `JSONSerialization.jsonObject(with: data)`; nil for other calls.
  mutating func jsonStaticCall(
    _ name: Name, of path: [Name], _ arguments: [TestExpression.Argument]
  ) -> Value? {
    guard path == [Self.serialization], name == Self.jsonObject, let first = arguments.first, first.label == Self.with
    else { return nil }
    let value = evaluate(first.value)
    for argument in arguments.dropFirst() { _ = evaluate(argument.value) }
    guard case .string(let text) = value else {
      escape(value)
      mayThrow()
      return .unknown
    }
    let document = JSONDocument(SourceFile(path: "", text: text), code: .unsetRequiredField)
    guard let root = document.root, document.diagnostics.isEmpty else {
      mayThrow()
      return .unknown
    }
    return Value(root)
  }

  private static let variablesLabel: Name = "variables"
  private static let null: Name = "NSNull"
  private static let data: Name = "Data"
  private static let serialization: Name = "JSONSerialization"
  private static let jsonObject: Name = "jsonObject"
  private static let with: Name = "with"
}

extension Value {
  /// A JSON value as Foundation makes it; null is nil.
  fileprivate init(_ json: JSONValue) {
    switch json.kind {
    case .null: self = .nothing
    case .object:
      var values: [String: Value] = [:]
      for member in json.members { values[member.key.string ?? ""] = Value(member.value) }
      self = .dictionary(values)
    case .array:
      var values: [Value] = []
      for element in json.elements { values.append(Value(element)) }
      self = .list(values)
    case .string: self = json.string.map { .string($0) } ?? .something
    default: self = .something
    }
  }
}
