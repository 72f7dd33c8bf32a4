import Incremental
import ModelIR
import Parallelism
import SwiftEmission

/// The file with a sample response; nil if the definition no longer exists or isn't an operation.
///
/// It depends on the inputs of the operation's models and on the possible values of their types.
enum RenderedStub: BatchQuery {
  typealias Key = DefinitionID
  typealias Value = EmittedFile?
  typealias Work = ExampleWork<StubOptions>

  static var missing: EmittedFile? { nil }

  static func gather(_ key: DefinitionID, _ reader: Reader) -> Work {
    Work(key, options: reader.value(StubSettings.self, Single()), reader)
  }

  static func perform(_ work: [Work]) -> [EmittedFile?] {
    let caches = StatePool { FragmentSelectionCache() }
    return work.concurrentMap(counting: "rendering stubs") { range in
      caches.use { cache in
        range.map { work[$0].rendered(cache) { renderStub($0, schema: $1, options: $2) } }
      }
    }
  }
}
