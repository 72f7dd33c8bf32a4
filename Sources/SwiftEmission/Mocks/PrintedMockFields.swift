import MockIR
import Source
import SwiftCode

/// The printed fields of a type or interface, ordered by response key. Mocks of all types that implement an interface
/// contain its fields, and the output for a field depends only on the field and the options.
///
/// An immutable class, so that mocks share it.
package final class PrintedMockFields: Sendable {
  /// The options of the printed text.
  let options: EmissionOptions
  let keys: [Name]
  let properties: [MockClassProperty]
  let declarations: PrintedList<Declaration>
  let parameters: PrintedList<Parameter>
  let setters: PrintedList<Statement>
  /// The arguments with which `mock(…)` passes its parameters on; empty without such a function.
  let arguments: PrintedList<Argument>
  /// The index of the property `hash`.
  let hashIndex: Int?
  /// The indices of the properties without a required default.
  let problems: [Int]
  /// Whether a property may clash with others or with an operator: its name differs from the key, begins with an
  /// underscore, or is an operator.
  let mayClash: Bool

  /// Prints fields.
  /// - Parameter fields: ordered by response key, each key once.
  package convenience init(_ fields: [MockField], options: EmissionOptions) {
    self.init(fields, MockFieldPrinter(), options)
  }

  /// Prints fields unless the printer has printed them.
  package init(_ fields: [MockField], _ printer: MockFieldPrinter, _ options: EmissionOptions) {
    let positions = printer.print(fields, options)
    let properties = positions.map { printer.properties[$0] }
    self.options = options
    self.properties = properties
    keys = fields.map(\.responseKey)
    declarations = printer.declarations.list(positions)
    parameters = printer.parameters.list(positions)
    setters = printer.setters.list(positions)
    arguments = options.runtime == .mockSupport ? printer.arguments.list(positions) : PrintedList()
    hashIndex = properties.firstIndex { $0.name == "hash" }
    problems = properties.indices.filter { properties[$0].lacksDefault(options) }
    mayClash = properties.contains { property in
      property.name.utf8.first == UInt8(ascii: "_")
        || !property.name.utf8.elementsEqual(property.field.responseKey.utf8)
        || property.name.escapedInExpressions != property.name
    }
  }
}

extension PrintedMockFields: Equatable {
  package static func == (a: PrintedMockFields, b: PrintedMockFields) -> Bool {
    if a === b { return true }
    return a.options == b.options && a.properties == b.properties && a.declarations == b.declarations
      && a.parameters == b.parameters
      && a.setters == b.setters && a.arguments == b.arguments && a.problems == b.problems
  }
}

/// The fields of one mock, from its type and the implemented interfaces. Of fields with the same key, the one in the
/// first list is used (rule a.3).
struct JoinedMockFields {
  let lists: [PrintedMockFields]
  let places: [PrintedPlace]

  init(_ lists: [PrintedMockFields]) {
    self.lists = lists.filter { !$0.keys.isEmpty }
    var keys: [Name] = self.lists.first?.keys ?? []
    var places = keys.indices.map { PrintedPlace(list: 0, index: $0) }
    for (number, list) in self.lists.enumerated().dropFirst() { Self.merge(list.keys, number, into: &keys, &places) }
    self.places = places
  }

  /// Merges ordered keys in linear time.
  private static func merge(
    _ others: [Name], _ list: Int, into keys: inout [Name], _ places: inout [PrintedPlace]
  ) {
    var (mergedKeys, mergedPlaces): ([Name], [PrintedPlace]) = ([], [])
    mergedKeys.reserveCapacity(keys.count + others.count)
    mergedPlaces.reserveCapacity(keys.count + others.count)
    var (index, other) = (0, 0)
    while index < keys.count || other < others.count {
      if other == others.count || (index < keys.count && !(others[other] < keys[index])) {
        if other < others.count, others[other] == keys[index] { other += 1 }
        mergedKeys.append(keys[index])
        mergedPlaces.append(places[index])
        index += 1
      } else {
        mergedKeys.append(others[other])
        mergedPlaces.append(PrintedPlace(list: list, index: other))
        other += 1
      }
    }
    (keys, places) = (mergedKeys, mergedPlaces)
  }

  /// Whether a field has an enum or a scalar of the schema.
  var nameSchemaTypes: Bool {
    places.contains { place in
      switch property(place).field.type.named {
      case .builtIn(.id), .scalar, .enumeration: true
      case .builtIn, .object, .interface, .union: false
      }
    }
  }

  var isEmpty: Bool { places.isEmpty }
  var count: Int { places.count }

  var declarations: PrintedList<Declaration> { PrintedList(lists.map(\.declarations), places) }
  var parameters: PrintedList<Parameter> { PrintedList(lists.map(\.parameters), places) }
  var setters: PrintedList<Statement> { PrintedList(lists.map(\.setters), places) }
  var arguments: PrintedList<Argument> { PrintedList(lists.map(\.arguments), places) }

  /// The property `hash` with its index.
  var hash: (property: MockClassProperty, index: Int)? {
    guard lists.contains(where: { $0.hashIndex != nil }),
      let index = places.firstIndex(where: { lists[Int($0.list)].hashIndex == Int($0.index) })
    else { return nil }
    return (property(places[index]), index)
  }

  /// The approximate size in bytes of a mock with these fields.
  var expectedSize: Int {
    let fieldSize = lists.reduce(0) { size, list in
      size + list.declarations.byteCount + list.arguments.byteCount + list.setters.byteCount
        + (list.arguments.count == 0 ? 1 : 2) * list.parameters.byteCount
    }
    return 1500 + fieldSize + 30 * lists.reduce(0) { $0 + $1.keys.count }
  }

  /// Returns the warnings about a type's mock.
  func problems(in typeName: Name) -> [EmissionProblem] {
    var problems: [EmissionProblem] = []
    if lists.contains(where: { !$0.problems.isEmpty }) {
      problems = places.filter { lists[Int($0.list)].problems.contains(Int($0.index)) }
        .map { property($0).missingDefault(in: typeName) }
    }
    // Checked only if possible, since nearly no mock has clashes.
    guard lists.contains(where: \.mayClash) else { return problems }
    return problems + propertyClashes(in: typeName, places.map(property))
  }

  private func property(_ place: PrintedPlace) -> MockClassProperty {
    lists[Int(place.list)].properties[Int(place.index)]
  }
}
