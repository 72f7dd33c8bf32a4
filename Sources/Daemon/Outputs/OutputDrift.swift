import BuildGraph
import FileAccess

/// An output that changed although its inputs did not.
struct OutputDrift: Equatable {
  /// As in a plan.
  var path: String
  var isMissing = false
  var isDesired = true
  /// Whether the output is up to date again, so that only its diagnostic is outdated.
  var isSilent = false

  /// Compares observed outputs with what was last reported. A pure function.
  ///
  /// - Parameters:
  ///   - reported: the paths at which a diagnostic was last reported.
  ///   - isComplete: whether all outputs were observed, with those in output directories that nothing desires.
  ///   - isOutput: whether a file at an absolute path is an output by its name.
  /// - Returns: the outputs that must be written or reported again, artifacts first.
  static func all(
    in observed: Observations, of desired: DesiredOutputs, reported: Set<String>, isComplete: Bool,
    isOutput: (String) -> Bool
  ) -> [OutputDrift] {
    let kept = desired.lastGood
    let files = observed.artifacts.joined().compactMap { drift(of: $0, reported) }
    let undesired = observed.undesired.compactMap { file -> OutputDrift? in
      guard let path = desired.absolute(file.name), file.outputOfSameFile == nil else { return nil }
      let isReported = reported.contains(file.name)
      if file.state == .absent {
        return isReported ? OutputDrift(path: file.name, isMissing: true, isDesired: false) : nil
      }
      // The directory listing decides about files that exist.
      if isComplete || kept.contains(path) || !isReported && !isOutput(path) { return nil }
      return OutputDrift(path: file.name, isDesired: false)
    }
    let orphans = observed.orphans.lazy.map(\.output.name).filter { !reported.contains($0) }
    return files + orphans.map { OutputDrift(path: $0, isDesired: false) } + undesired
  }

  private static func drift(of file: Observations.File, _ reported: Set<String>) -> OutputDrift? {
    let path = file.artifact.path
    let isReported = reported.contains(path)
    // An error keeps the file, which may be missing.
    if file.artifact.isKept, file.artifact.bytes.isEmpty, !isReported { return nil }
    return switch file.state {
    case .ours(_, .upToDate): isReported ? OutputDrift(path: path, isSilent: true) : nil
    case .absent: OutputDrift(path: path, isMissing: true)
    case .unsafe: OutputDrift(path: path, isSilent: isReported)
    case .ours, .foreign, .notAFile, .unreadable: OutputDrift(path: path)
    }
  }
}
