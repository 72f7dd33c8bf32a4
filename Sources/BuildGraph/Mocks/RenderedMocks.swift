import Incremental
import MockIR
import Parallelism
import Source
import SwiftEmission

/// The printed fields that are selected on an object or interface, ordered by response key.
enum PrintedFields: BatchQuery {
  typealias Key = Name
  typealias Value = PrintedMockFields

  struct Work: Sendable {
    var fields: [MockField]
    var options: EmissionOptions
  }

  static let missing = PrintedMockFields([], options: EmissionOptions(namespace: ""))

  static func gather(_ key: Name, _ reader: Reader) -> Work {
    var options = reader.value(EmissionSettings.self, reader.moduleOfMockOptions)
    options.hiddenAliases = reader.value(MockNameClashes.self, Single()).hiddenAliases
    return Work(fields: reader.value(FieldsOfMock.self, key), options: options)
  }

  static func perform(_ work: [Work]) -> [PrintedMockFields] {
    let printers = StatePool { MockFieldPrinter() }
    return work.concurrentMap { range in
      printers.use { printer in range.map { PrintedMockFields(work[$0].fields, printer, work[$0].options) } }
    }
  }
}

/// The file with the mock of an object type.
enum RenderedMock: BatchQuery {
  typealias Key = Name
  typealias Value = EmittedFile

  struct Work: Sendable {
    var typeName: Name
    var own: PrintedMockFields
    var inherited: [PrintedMockFields]
    var modules: [String]
  }

  static let missing = EmittedFile(name: "", contents: [])

  static func gather(_ key: Name, _ reader: Reader) -> Work {
    Work(
      typeName: key, own: reader.value(PrintedFields.self, key),
      inherited: reader.value(InterfacesOf.self, key).map { reader.value(PrintedFields.self, $0) },
      modules: reader.imports(ofMock: key))
  }

  static func perform(_ work: [Work]) -> [EmittedFile] {
    work.concurrentMap(counting: "rendering mocks") { range in
      range.map {
        renderObjectMock(
          of: work[$0].typeName, work[$0].own, inherited: work[$0].inherited, modules: work[$0].modules)
      }
    }
  }
}

/// The file with the names of all interfaces; nil if there are none.
enum RenderedInterfaces: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmittedFile? {
    renderInterfaces(
      reader.printedOrder(\.interfaces), options: reader.value(EmissionSettings.self, reader.moduleOfMockOptions))
  }
}

/// The file with the names of all unions; nil if there are none.
enum RenderedUnions: Query {
  static func compute(_ key: Single, _ reader: Reader) -> EmittedFile? {
    renderUnions(
      reader.printedOrder(\.unions), options: reader.value(EmissionSettings.self, reader.moduleOfMockOptions))
  }
}
