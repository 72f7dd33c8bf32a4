import Incremental
import ModelIR
import Parallelism
import SwiftEmission

/// The file with the placeholders of an operation or fragment; nil for one that is gone, or that has none.
///
/// It depends on what the definition's models depend on and on which objects there are for abstract types.
enum RenderedPlaceholders: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = EmittedFile?
  typealias Work = ExampleWork<PlaceholderOptions>

  static var missing: EmittedFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    Work(key, options: reader.value(PlaceholderSettings.self, Single()), reader)
  }

  static func perform(_ work: [Work]) -> [EmittedFile?] {
    let caches = StatePool { FragmentSelectionCache() }
    return work.concurrentMap(counting: "rendering placeholders") { range in
      caches.use { cache in
        range.map { work[$0].rendered(cache) { renderPlaceholders($0, schema: $1, options: $2) } }
      }
    }
  }
}
