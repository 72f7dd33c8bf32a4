import Incremental
import MockIR
import Parallelism
import Source
import SwiftEmission

/// A file of models, with its folder relative to that of the models.
struct RenderedModel: Hashable, Sendable {
  var file: EmittedFile
  var folder: String?
}

/// The file of a schema type; nil if there is no such type.
enum RenderedSchemaType: BatchQuery {
  typealias Key = Name
  typealias Value = RenderedModel?

  struct Work: Sendable {
    var model: SchemaTypeModel?
    var options: ModelOptions
  }

  static var missing: RenderedModel? { nil }

  static func gather(_ key: Name, _ reader: Reader) -> Work {
    Work(model: reader.value(SchemaTypeModelOf.self, key), options: reader.value(ModelSettings.self, .root))
  }

  static func perform(_ work: [Work]) -> [RenderedModel?] {
    work.concurrentMap(counting: "rendering types") { range in
      range.map { index in
        let options = work[index].options
        return work[index].model.map { model in
          RenderedModel(file: renderSchemaType(model, options: options), folder: options.folder(of: model))
        }
      }
    }
  }
}

/// The file that relates models to their schema.
enum RenderedSchemaMetadata: Query {
  static func compute(_ key: Single, _ reader: Reader) -> RenderedModel {
    let options = reader.value(ModelSettings.self, .root)
    let file = renderSchemaMetadata(
      objects: reader.value(AllMockedTypes.self, Single()).objects,
      description: reader.value(SchemaDescription.self, Single()), options: options)
    return RenderedModel(file: file, folder: options.schemaFolder)
  }
}

/// The files that depend on settings alone.
enum RenderedSchemaModule: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [RenderedModel] {
    let options = reader.value(ModelSettings.self, .root)
    let configuration = RenderedModel(
      file: renderSchemaConfiguration(options: options), folder: options.schemaFolder)
    return [configuration] + [renderNamespace(options: options)].compactMap(\.self).map { RenderedModel(file: $0) }
  }
}
