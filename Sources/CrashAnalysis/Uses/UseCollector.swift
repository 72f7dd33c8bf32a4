import Source
import SwiftLowering
import SwiftScanning

/// Collects the uses of mocks, definitions and fields in a declaration, from its conversions and reads.
struct UseCollector {
  private let code: GeneratedCode
  private let file: String
  private(set) var result = UsesInDeclaration()

  init(_ code: GeneratedCode, file: Name) {
    self.code = code
    self.file = DeclarationID(file: file).name.text
  }

  /// Adds the conversions of one run.
  ///
  /// - Parameters:
  ///   - snapshots: the states of mocks at conversions.
  ///   - test: the function that was run, if it is a test.
  mutating func take(
    _ conversions: [Conversion], _ snapshots: [[MockID: AbstractMock]], of test: SwiftFunction?
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

  /// Adds the fields that the code under test reads in one run of a test.
  mutating func take(_ fieldsReadByCode: Set<ReadField>, of test: SwiftFunction) {
    guard !fieldsReadByCode.isEmpty else { return }
    result.fieldsReadByCode[test.location, default: []].formUnion(fieldsReadByCode)
  }

  private mutating func note(
    _ part: ConvertedMocks.Part, _ definition: DefinitionReference, _ conversion: Conversion,
    _ variables: VariableValues
  ) {
    // Mocks that are defaults have no calls.
    guard part.mock.origin.file.utf8.starts(with: file.utf8), part.mock.defaultOf == nil else { return }
    let unset = Set(part.unset.keys)
    let key = UsesInDeclaration.MockKey(creation: part.mock.origin, definition: definition)
    guard part.isKnown else { return result.add(nil, for: key) }
    // The edits are made for the first conversion only.
    let isFirst = result.mocks[key] == nil
    let edits = isFirst ? fields(part, variables)?.edits(nil, code) : nil
    result.add(
      UsesInDeclaration.Mock(
        swiftName: conversion.type.definition.swiftName, required: part.required, unset: unset, edits: edits ?? []),
      for: key)
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
    _ test: SwiftFunction, _ definitions: [DefinitionReference: Set<Name>], _ root: DefinitionReference,
    _ lacking: Set<Location>, at place: Location
  ) {
    for (definition, unset) in definitions {
      let key = UsesInDeclaration.TestKey(test: test.location, subject: definition)
      let name = (test.enclosing + [test.name]).map(\.written).joined(separator: ".")
      var known = result.conversions[key] ?? UsesInDeclaration.Conversion(test: name)
      known.places.insert(place)
      known.unset.formUnion(unset)
      if definition == root {
        known.lacking.formUnion(lacking)
        known.isDirect = true
      }
      result.conversions[key] = known
    }
  }

  private mutating func note(_ test: SwiftFunction, _ parts: [ConvertedMocks.Part], at place: Location) {
    for part in parts {
      for (field, isUnset) in part.fields {
        let subject = UsesInDeclaration.FieldName(type: part.mock.type, field: field)
        let key = UsesInDeclaration.TestKey(test: test.location, subject: subject)
        result.fields[key, default: UsesInDeclaration.Field()].places.insert(place)
        if isUnset { result.fields[key]?.isUnset = true }
      }
    }
  }
}
