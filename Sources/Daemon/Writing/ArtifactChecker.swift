import BuildGraph
import FileAccess
import Source

/// Compares what a plan wants with the disk, and changes nothing. It needs no records: what a fresh clone holds is
/// judged like what was just generated.
package struct ArtifactChecker {
  private let root: String
  private let policy: AccessPolicy

  /// - Parameters:
  ///   - root: the absolute path of the workspace.
  ///   - access: what may be reached; nil for the repository of the workspace.
  package init(root: String, access: AccessPolicy? = nil) {
    self.root = normalizedPath(root)
    policy = access ?? AccessPolicy(workspace: self.root)
  }

  /// What outputs are missing, stale, in the place of something else, or orphaned. Of projects that could not be
  /// generated nothing is said: the errors that kept them are reported elsewhere.
  package func check(_ plan: ArtifactPlan) -> [Diagnostic] {
    do throws(FileError) {
      return check(plan, in: try ConfinedRoot(workspace: root, policy))
    } catch {
      return [.outputsUnreadable(error, configuration: plan.configuration)]
    }
  }

  private func check(_ plan: ArtifactPlan, in access: ConfinedRoot) -> [Diagnostic] {
    var survey = OutputSurvey(plan, root: root, access)
    var diagnostics: [Diagnostic] = []
    var isKept: [Bool] = []
    for (index, project) in plan.projects.enumerated() {
      var found = survey.problems[index]
      for item in survey.items[index] {
        if case .success(let output) = item.output { found += check(item.artifact, at: output, access) }
      }
      diagnostics += found
      // As generation would keep it.
      isKept.append(!project.isComplete || found.contains { ![.outputMissing, .outputStale].contains($0.code) })
    }
    let kept = KeptOutputs(plan, isKept: isKept, survey)
    diagnostics += survey.orphans(plan, kept: kept).orphans.map { .outputOrphaned($0.name) }
    return diagnostics.sorted()
  }

  private func check(
    _ artifact: Artifact, at output: OutputPaths.Resolved, _ access: ConfinedRoot
  ) -> [Diagnostic] {
    switch OutputState(at: output.absolute, artifact, access) {
    case .same: []
    case .absent: [.outputMissing(output.name)]
    case .differs(_, let bytes): [stale(output.name, bytes, wanted: artifact.bytes)]
    case .notOurs: [.outputNotOurs(output.name)]
    case .notAFile(let kind): [.outputNotAFile(output.name, kind)]
    case .unreadable(let error): [.outputUnreadable(output.name, error)]
    }
  }

  private func stale(_ path: String, _ bytes: [UInt8], wanted: [UInt8]) -> Diagnostic {
    let difference = firstDifference(bytes, wanted)
    let message =
      switch difference.kind {
      case .lineEndings:
        "This output is as generated but for its line endings; tell version control to keep LF, or run `mockd generate`."
      case .replaced(let text): "This output is stale: generation gives `\(text)` here; run `mockd generate`."
      case .added: "This output is stale: generation ends before this line; run `mockd generate`."
      case .missing(let text): "This output is stale: generation goes on with `\(text)`; run `mockd generate`."
      }
    return .outputStale(path, message, at: difference.range)
  }
}

/// Where two texts first differ.
struct LineDifference: Equatable {
  /// The line in the text that is there; empty at its end where lines are missing.
  var range: TextRange
  var kind: Kind

  enum Kind: Equatable {
    case lineEndings
    /// The line is to be this one.
    case replaced(String)
    /// The line and those after it are not wanted.
    case added
    /// This line is to follow the last one.
    case missing(String)
  }
}

/// The first line of `bytes` that differs from the same line of `wanted`.
func firstDifference(_ bytes: [UInt8], _ wanted: [UInt8]) -> LineDifference {
  if bytes.filter({ $0 != UInt8(ascii: "\r") }) == wanted {
    return LineDifference(range: TextRange(at: 0), kind: .lineEndings)
  }
  let newline = UInt8(ascii: "\n")
  let common = zip(bytes, wanted).prefix { $0 == $1 }.count
  // Back to the start of the line in which the first difference is; before it, both are the same.
  let start = bytes[..<common].lastIndex(of: newline).map { $0 + 1 } ?? 0
  let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
  let range = TextRange(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  let line = wanted[start...].prefix { $0 != newline }
  let text = String(decoding: line.prefix(200), as: UTF8.self).trimmed
  if start == wanted.count { return LineDifference(range: range, kind: .added) }
  if start == bytes.count { return LineDifference(range: range, kind: .missing(text)) }
  return LineDifference(range: range, kind: .replaced(text))
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
