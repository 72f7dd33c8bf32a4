import MockIR
import Source
import SwiftCode

/// Prints fields of mocks, and remembers them, since many types have fields like `id`. One thread uses it at a time.
package final class MockFieldPrinter {
  /// The options of the printed text; nil before the first field.
  private var options: EmissionOptions?
  private var positions: [Key: Int] = [:]
  private(set) var properties: [MockClassProperty] = []
  private(set) var declarations = PrintedElements<Declaration>()
  private(set) var parameters = PrintedElements<Parameter>()
  private(set) var setters = PrintedElements<Statement>()
  private(set) var arguments = PrintedElements<Argument>()

  private struct Key: WordHashable {
    var field: MockField

    // A response key seldom has many types.
    var hashWord: UInt { field.responseKey.identity }
  }

  package init() {}

  /// Returns the positions of printed fields.
  func print(_ fields: [MockField], _ options: EmissionOptions) -> [Int] {
    if self.options != options { forget(for: options) }
    return fields.map { field in
      if let known = positions[Key(field: field)] { return known }
      let position = properties.count
      print(field, options)
      positions[Key(field: field)] = position
      return position
    }
  }

  private func print(_ field: MockField, _ options: EmissionOptions) {
    let property = MockClassProperty(field, options: options)
    let name = property.parameterName(options) ?? property.name
    properties.append(property)
    declarations.append(.variable(property.declaration(options)))
    parameters.append(property.parameter(options))
    setters.append(.expression(property.setter(name)))
    if options.runtime == .mockSupport { arguments.append(Argument(property.name.asArgumentLabel, .name(name))) }
  }

  /// Forgets all fields, which were printed with other options.
  private func forget(for options: EmissionOptions) {
    self.options = options
    positions = [:]
    properties = []
    (declarations, parameters) = (PrintedElements(), PrintedElements())
    (setters, arguments) = (PrintedElements(), PrintedElements())
  }
}
