import MockIR
import ModelIR
import Source
import SwiftLowering

/// Collects the diagnostics, conversions and read fields of one evaluation, or the events of an applied call.
struct DiagnosticCollector {
  private(set) var crashes: [Crash] = []
  /// The number of crashes when the run started, if a specification runs its examples one after another.
  private var start = 0
  /// Models that are handed to code under test.
  private(set) var escapes: [EscapedModel] = []
  /// JSON that models can't be made of.
  private(set) var jsonGaps: [JSONGap] = []
  /// The conversions of mocks to models.
  private(set) var conversions: [Conversion] = []
  /// The fields that the code under test reads.
  private(set) var fieldsReadByCode: Set<ReadField> = []
  private var absences = Absences()
  /// The events of an `AppliedCall`; nil if diagnostics are collected.
  private var record: EventRecord?
  private let code: GeneratedCode

  /// The reasons why values are nil: conversions without values for variables.
  private struct Absences {
    /// The reasons by the places of reads.
    var reads: [Location: Crash] = [:]
    /// The reasons by the variables that hold the values.
    var variables: [Int: Crash] = [:]
  }

  /// The events that replace diagnostics, and whether they replace all.
  private struct EventRecord {
    var events: [AppliedResult.Event] = []
    var isComplete = true
  }

  init(_ code: GeneratedCode) {
    self.code = code
  }

  /// Separates the crashes of an example from the crashes of earlier examples.
  mutating func startRun() { start = crashes.count }

  /// Drops the crashes and escapes that were found since another collector was copied from this one.
  mutating func restoreCrashesAndEscapes(of before: DiagnosticCollector) {
    crashes = before.crashes
    escapes = before.escapes
    fieldsReadByCode = before.fieldsReadByCode
    record = before.record
  }

  // MARK: Events of applied calls

  /// Records events from now on, instead of diagnostics.
  mutating func recordEvents() { record = EventRecord() }

  /// The recorded events; nil if some diagnostics can't be described by events.
  var completeEvents: [AppliedResult.Event]? {
    record.flatMap { $0.isComplete && crashes.isEmpty && jsonGaps.isEmpty && conversions.isEmpty ? $0.events : nil }
  }

  /// - Returns: whether the event replaces a diagnostic.
  private mutating func note(
    _ content: AppliedResult.Event.Content, of model: Model, at range: TextRange, _ point: EvaluationPoint
  ) -> Bool {
    guard record != nil else { return false }
    record?.events.append(
      AppliedResult.Event(
        content: content, model: model, declaration: point.declaration, range: range, isCertain: point.isCertain,
        isUncertainEscape: point.isUncertainEscape, call: point.call, innerCalls: point.innerCalls))
    return true
  }

  // MARK: Models

  /// Notes a reachable conversion. The model is nil if its mock is unknown.
  mutating func noteConversion(to type: ModelType, _ model: Model?, at range: TextRange, _ point: EvaluationPoint) {
    conversions.append(Conversion(type: type, model: model, place: point.firstCall ?? point.location(range)))
  }

  /// Notes a model that leaves the tests. Only the first place counts.
  mutating func noteEscape(
    of model: Model, mocks: [MockID: AbstractMock], at range: TextRange, _ point: EvaluationPoint
  ) {
    guard !note(.escape, of: model, at: range, point), !escapes.contains(where: { $0.model == model }) else { return }
    let departure = point.departure ?? Departure(place: point.location(range), call: point.call)
    escapes.append(
      EscapedModel(
        model: model, mocks: mocks, place: departure.place, isUncertain: point.isUncertainEscape,
        call: departure.call, exit: point.departure == nil ? nil : point.location(range),
        innerCalls: point.innerCalls))
  }

  /// Notes the fields that a call of the code under test reads.
  mutating func noteFields(readByCode fields: Set<ReadField>) { fieldsReadByCode.formUnion(fields) }

  /// Notes the crashes and absences of a read from a model.
  mutating func note(
    _ reading: ModelReading, of model: Model, _ mock: AbstractMock, at range: TextRange, _ point: EvaluationPoint
  ) {
    if point.departure != nil, reading.isOfField {
      fieldsReadByCode.insert(ReadField(type: model.type, key: reading.key))
    }
    if let missing = reading.missing, mock.isShared == false,
      !note(.read(reading.key, missing.kind, isSure: missing.isSure), of: model, at: range, point)
    {
      noteCrash(missing.kind, isSure: missing.isSure, reading: reading.key, of: model, mock, at: range, point)
    }
    if !reading.absentConditions.isEmpty {
      record?.isComplete = false
      noteAbsence(reading.absentConditions, reading: reading.key, of: model, mock, at: range, point)
    }
  }

  /// Notes a read of a required field that may be missing.
  private mutating func noteCrash(
    _ kind: Crash.Kind, isSure: Bool, reading key: Name, of model: Model, _ mock: AbstractMock, at range: TextRange,
    _ point: EvaluationPoint
  ) {
    guard !mock.isShared, !hasEnded(point.departure) else { return }
    let reader = ModelReader(code)
    let execution = reader.execution(of: model, mock)
    let isPossible = reader.isPossible(model, mock)
    var crash = Crash(
      kind: isPossible ? self.kind(kind, reading: key, of: mock, isSure: isSure) : .wrongMockType,
      isCertain: isSure && point.isCertain, key: key, mockType: mock.type, origin: mock.origin)
    crash.field = code.origin(of: key, in: model, mock)
    crash.model = code.text(of: model.type)
    crash.setFields = mock.fields.keys.sorted()
    crash.defaultOf = mock.defaultOf
    crash.read = point.location(range)
    crash.conversion = model.conversion
    crash.storage = isPossible ? nil : mock.wrongPlace
    crash.call = point.call
    crash.departure = point.departure
    crash.innerCalls = point.innerCalls
    crash.isSurelyMissing = isSure
    guard crash.isCertain || !isAfterCrash(crash) else { return }
    if isPossible, kind == .unsetRequiredField { crash.unset = code.unsetFields(key, execution, of: model, mock) }
    crashes.append(crash)
  }

  /// Notes the literal with which an assertion compares an expression, for the fixes of reads at its end.
  mutating func noteExpected(_ literal: SwiftExpression.Literal, at expression: Location) {
    for index in crashes.indices {
      guard let read = crashes[index].read, read.file == expression.file, read.range.upper == expression.range.upper,
        expression.range.lower <= read.range.lower
      else { continue }
      crashes[index].unset?.expected = literal
    }
  }

  /// Whether a call of the code under test surely has crashed before, so that it executes no further reads.
  ///
  /// The tests themselves are different: each of their errors is of use, because each is at a place of its own.
  private func hasEnded(_ departure: Departure?) -> Bool {
    guard let departure else { return false }
    return crashes.dropFirst(start).contains { $0.isCertain && $0.departure == departure }
  }

  /// Whether the test surely has crashed before, because it read the same field of the same mock.
  private func isAfterCrash(_ crash: Crash) -> Bool {
    crashes.contains {
      $0.isCertain && $0.isSurelyMissing && $0.key == crash.key && $0.origin == crash.origin
        && $0.mockType == crash.mockType
    }
  }

  /// A field that was surely set to a literal nil has its diagnostic at the nil.
  private func kind(_ kind: Crash.Kind, reading key: Name, of mock: AbstractMock, isSure: Bool) -> Crash.Kind {
    guard isSure, kind == .unsetRequiredField, let place = mock.nils[key], place.isLiteral,
      !place.isOnOneWay
    else { return kind }
    return .nullForRequired(place)
  }

  /// Notes a conversion of a mock whose type can never stand for the model.
  mutating func noteWrongType(of model: Model, _ mock: AbstractMock, _ point: EvaluationPoint) {
    var crash = Crash(kind: .wrongMockType, isCertain: false, key: nil, mockType: mock.type, origin: mock.origin)
    crash.model = code.text(of: model.type)
    crash.setFields = mock.fields.keys.sorted()
    crash.conversion = model.conversion
    crash.call = point.call
    crashes.append(crash)
  }

  /// Notes a null where a conversion needs a value.
  mutating func noteNull(_ null: NullSearch.Null, in model: Model, _ point: EvaluationPoint) {
    let mock = null.mock
    let isCertain = null.certainty == .yes && point.isCertain
    crashes.append(
      Crash(
        kind: .nullForRequired(null.place), isCertain: isCertain, key: null.key,
        model: code.text(of: model.type), mockType: mock.type, setFields: mock.fields.keys.sorted(),
        defaultOf: mock.defaultOf, conversion: model.conversion, origin: mock.origin, call: point.call,
        departure: isCertain ? point.departure : nil, innerCalls: point.innerCalls))
  }

  // MARK: Mocks

  /// Notes a literal nil for a required field, which is wrong whether or not the field is read.
  mutating func noteNil(_ place: NilPlace, _ field: MockField, _ mock: AbstractMock, _ point: EvaluationPoint) {
    guard !field.type.isNullable else { return }
    crashes.append(
      Crash(
        kind: .nullForRequired(place), isCertain: false, key: field.responseKey, mockType: mock.type,
        setFields: mock.fields.keys.sorted(), defaultOf: mock.defaultOf, origin: mock.origin, call: point.call))
  }

  /// Notes a mock in a field of an interface or union that has no such type.
  mutating func noteWrongType(of mock: AbstractMock, storedAt place: Location, _ point: EvaluationPoint) {
    crashes.append(
      Crash(
        kind: .wrongMockType, isCertain: false, key: nil, mockType: mock.type, setFields: mock.fields.keys.sorted(),
        storage: place, origin: mock.origin, call: point.call))
  }

  /// Notes a field whose default may not exist, because it is of a custom scalar.
  mutating func noteScalarDefault(
    of scalar: Name, _ certainty: Certainty, in key: Name, of type: Name, at origin: Location, _ point: EvaluationPoint
  ) {
    let isCertain = certainty == .yes && point.isCertain
    crashes.append(
      Crash(
        kind: .scalarDefault(scalar: scalar), isCertain: isCertain, key: key, mockType: type, origin: origin,
        call: point.call, departure: isCertain ? point.departure : nil, innerCalls: point.innerCalls))
  }

  // MARK: JSON

  /// Notes JSON that lacks fields which a model requires.
  mutating func note(_ gap: JSONReader.Gap, _ type: ModelType, at range: TextRange, _ point: EvaluationPoint) {
    let conversion = point.location(range)
    let isLiteral = gap.expression?.isFilledDictionary == true && !gap.isNull
    let insertion = gap.expression.map {
      Location(conversion.file, TextRange(at: point.location($0.range).range.lower + 1))
    }
    jsonGaps.append(
      JSONGap(
        keys: gap.keys, isNull: gap.isNull, path: gap.path, model: code.text(of: type), isCertain: point.isCertain,
        place: gap.expression.map { point.location($0.range) } ?? conversion, conversion: conversion,
        call: point.departure?.place, field: gap.field, insertion: isLiteral ? insertion : nil, values: gap.values))
  }

  // MARK: Absences

  /// Notes a read that gives nil because a variable has no value.
  private mutating func noteAbsence(
    _ conditions: [InclusionCondition], reading key: Name, of model: Model, _ mock: AbstractMock, at range: TextRange,
    _ point: EvaluationPoint
  ) {
    guard !hasEnded(point.departure) else { return }
    var crash = Crash(
      kind: .missingVariables(conditions), isCertain: false, key: key, mockType: mock.type, origin: mock.origin)
    crash.model = code.text(of: model.type)
    crash.setFields = mock.fields.keys.sorted()
    crash.defaultOf = mock.defaultOf
    crash.read = point.location(range)
    crash.conversion = model.conversion
    crash.call = point.call
    crash.departure = point.departure
    crash.innerCalls = point.innerCalls
    crash.variablesPlace = model.variables.place
    crashes.append(crash)
    absences.reads[point.location(range)] = crash
  }

  /// Notes that nil is unwrapped by force, which is an error if the nil comes from a variable without a value.
  ///
  /// - Parameter variables: the variables by their names.
  mutating func noteUnwrapping(_ expression: SwiftExpression, _ variables: [Name: Int], _ point: EvaluationPoint) {
    guard point.isCertain, let known = absence(of: expression, variables, point) else { return }
    crashes.removeAll { $0 == known }
    var crash = known
    crash.isCertain = true
    crash.read = point.location(expression.range)
    crash.call = point.call
    if point.departure == crash.departure { crash.innerCalls = point.innerCalls }
    crashes.append(crash)
  }

  /// Records the reason why a new variable is nil.
  mutating func noteBinding(
    _ pattern: SwiftPattern, _ expression: SwiftExpression?, _ variables: [Name: Int], _ point: EvaluationPoint
  ) {
    guard !absences.reads.isEmpty, let name = pattern.name, let expression,
      let crash = absence(of: expression, variables, point), let variable = variables[name]
    else { return }
    absences.variables[variable] = crash
  }

  /// Returns the known reason why an expression is nil.
  private func absence(
    of expression: SwiftExpression, _ variables: [Name: Int], _ point: EvaluationPoint
  ) -> Crash? {
    switch expression.content {
    case .parenthesized(let inner), .attempt(_, let inner): absence(of: inner, variables, point)
    case .name(let name): variables[name].flatMap { absences.variables[$0] }
    default: absences.reads[point.location(expression.range)]
    }
  }
}
