import CrashAnalysis
import Incremental
import Source

/// Single builds whose results a cache keeps. Their results equal the ones of a build without the cache.
extension ProjectGraph {
  /// Returns the build of everything but tests.
  func update(_ stages: CachedStages, _ build: ProjectBuild) -> ProjectBuild {
    var build = build
    let documents = stages.documents { _ = prepareDocuments { false } }
    let protocols = stages.mocksOfProtocols()
    build.counts = documents.counts
    build.plan.isComplete = !documents.haveErrors && !documents.outputsHaveErrors
    if !documents.haveErrors { build.changedArtifacts = Set((documents.artifacts + protocols.artifacts).map(\.path)) }
    if build.plan.isComplete { build.plan.artifacts = Self.joined(documents.artifacts + protocols.artifacts) }
    build.diagnosticTable = DiagnosticTable(documents.diagnostics + protocols.diagnostics)
    build.changedFiles = Set(build.diagnosticTable.files)
    return build
  }

  /// Returns artifacts in order, each once. Several definitions may have the same output.
  private static func joined(_ artifacts: [Artifact]) -> [Artifact] {
    let sorted = artifacts.sorted { precedesByBytes($0.path, $1.path) }
    var result: [Artifact] = []
    result.reserveCapacity(sorted.count)
    var start = 0
    while start < sorted.count {
      var end = start + 1
      while end < sorted.count, sorted[end].path == sorted[start].path { end += 1 }
      if end == start + 1 {
        result.append(sorted[start])
      } else {
        result += Set(sorted[start..<end]).sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
      }
      start = end
    }
    return result
  }
}

extension TestsResult {
  /// Returns the diagnostics of tests in some files; nil for all. Test files that share a declaration state the same
  /// diagnostics.
  func diagnostics(in wanted: Set<String>? = nil) -> [Diagnostic] {
    files.filter { wanted?.contains($0.path) ?? true }.flatMap(\.diagnostics)
  }
}
