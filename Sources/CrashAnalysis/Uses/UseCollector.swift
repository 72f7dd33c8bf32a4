import Source
import SwiftCode

/// Puts together what the conversions of many runs say of mocks and tests.
struct UseCollector {
  private struct Key: Hashable {
    let creation: Location
    let definition: DefinitionReference
  }

  private struct Use {
    let swiftName: String
    let required: Set<Name>
    let unset: Set<Name>
    let fields: UnsetFields?
  }

  private struct TestKey: Hashable {
    let test: Location
    let definition: DefinitionReference
  }

  private struct FieldKey: Hashable {
    let test: Location
    let type: Name
    let field: Name
  }

  private let code: GeneratedCode
  private let file: Name
  private var order: [Key] = []
  /// Nil for what is not known, or not the same everywhere.
  private var uses: [Key: Use?] = [:]
  private var tests: [TestKey: TestConversion] = [:]
  private var fields: [FieldKey: (place: Location, isUnset: Bool)] = [:]

  init(_ code: GeneratedCode, file: Name) {
    self.code = code
    self.file = file
  }

  /// - Parameters:
  ///   - test: the function that was run, if it is a test.
  ///   - snapshots: what mocks held when models were made.
  mutating func take(
    _ conversions: [Conversion], _ snapshots: [[MockID: MockState]], of test: TestFunction?
  ) {
    for conversion in conversions {
      let root = DefinitionReference(conversion.type.definition.selections)
      var definitions: [DefinitionReference: Set<Name>] = [root: []]
      var lacking: Set<Location> = []
      if let model = conversion.model {
        let mocks = ConvertedMocks(model, mocks: snapshots[model.snapshot], code)
        for part in mocks.parts { note(part, root, conversion, model.variables) }
        definitions.merge(mocks.definitions) { $1 }
        definitions[root] = mocks.definitions.values.reduce(into: []) { $0.formUnion($1) }
        lacking = Set(mocks.parts.lazy.filter { !$0.unset.isEmpty }.map(\.mock.origin))
        if let test { note(test, mocks.parts, at: conversion.place) }
      }
      if let test { note(test, definitions, root, lacking, at: conversion.place) }
    }
  }

  private mutating func note(
    _ part: ConvertedMocks.Part, _ definition: DefinitionReference, _ conversion: Conversion,
    _ variables: VariableValues
  ) {
    // What is filled in by itself is nobody's call.
    guard part.mock.origin.file == file.text, part.mock.defaultOf == nil else { return }
    let key = Key(creation: part.mock.origin, definition: definition)
    let known = uses[key]
    if known == nil { order.append(key) }
    guard part.isKnown else {
      uses[key] = .some(nil)
      return
    }
    let unset = Set(part.unset.keys)
    if let known {
      if known?.required != part.required || known?.unset != unset { uses[key] = .some(nil) }
      return
    }
    uses[key] = Use(
      swiftName: conversion.type.definition.swiftName, required: part.required, unset: unset,
      fields: fields(part, variables))
  }

  private func fields(_ part: ConvertedMocks.Part, _ variables: VariableValues) -> UnsetFields? {
    guard let creation = part.mock.creation, let first = part.unset.keys.min() else { return nil }
    let fields = part.unset.sorted { $0.key < $1.key }.map { key, sources in
      UnsetFields.Field(key: key, sources: sources, nilPlace: part.mock.nils[key])
    }
    return UnsetFields(
      type: part.mock.type, creation: creation, role: nil, key: first, fields: fields, variables: variables)
  }

  private mutating func note(
    _ test: TestFunction, _ definitions: [DefinitionReference: Set<Name>], _ root: DefinitionReference,
    _ lacking: Set<Location>, at place: Location
  ) {
    let testPlace = Location(file.text, test.range)
    for (definition, unset) in definitions {
      let key = TestKey(test: testPlace, definition: definition)
      let known = tests[key]
      let first = known.map { min($0.place, place) } ?? place
      tests[key] = TestConversion(
        definition: definition, test: (test.enclosing + [test.name]).map(\.written).joined(separator: "."),
        testPlace: testPlace, place: first, unset: unset.union(known?.unset ?? []).sorted(),
        lacking: definition == root ? lacking.union(known?.lacking ?? []).sorted() : known?.lacking ?? [],
        isDirect: definition == root || known?.isDirect ?? false)
    }
  }

  private mutating func note(_ test: TestFunction, _ parts: [ConvertedMocks.Part], at place: Location) {
    let testPlace = Location(file.text, test.range)
    for part in parts {
      for (field, isUnset) in part.fields {
        let key = FieldKey(test: testPlace, type: part.mock.type, field: field)
        let known = fields[key]
        fields[key] = (min(known?.place ?? place, place), known?.isUnset ?? false || isUnset)
      }
    }
  }

  /// All of it.
  var result: UsesInTests {
    var result = UsesInTests()
    let known = order.compactMap { key in uses[key].flatMap { $0 }.map { (key, $0) } }
    let counts = Dictionary(
      known.map { ($0.0.creation, $0.1.unset.isEmpty ? 0 : 1) }, uniquingKeysWith: { $0 + $1 })
    result.mocks = known.map { key, use in
      let edits = counts[key.creation] == 1 ? use.fields?.edits(nil, code) : nil
      return MockUse(
        creation: key.creation, definition: key.definition, swiftName: use.swiftName, required: use.required.count,
        unset: use.unset.sorted(), edits: edits ?? [])
    }.sorted { ($0.creation, $0.swiftName) < ($1.creation, $1.swiftName) }
    result.conversions = tests.values.sorted {
      ($0.testPlace, $0.definition) < ($1.testPlace, $1.definition)
    }
    result.fields = fields.map { key, use in
      TestedField(
        type: key.type, field: key.field, testPlace: key.test, place: use.place, isUnset: use.isUnset)
    }.sorted { ($0.testPlace, $0.type, $0.field) < ($1.testPlace, $1.type, $1.field) }
    return result
  }
}
