import Incremental
import ModelIR
import Parallelism
import SwiftEmission

/// The file with a definition's placeholders; nil if the definition no longer exists or has none.
///
/// It depends on the inputs of the definition's models and on the possible objects of abstract types.
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
