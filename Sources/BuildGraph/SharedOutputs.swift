import Configuration
import SwiftEmission

/// Outputs of a project that lie among files of others, so that nothing follows from a file that is there: only the plan
/// says which of them are wanted.
package enum SharedOutputs: Hashable, Sendable {
  /// The files below a folder of models that people may edit.
  case editable(folder: String)
  /// The files that stand beside those of operations, or in a folder beside them.
  ///
  /// - Parameters:
  ///   - operations: the patterns of the operation files.
  ///   - subpath: the path from the folder of an operation file; empty for that folder itself.
  case besideOperations([String], subpath: String)

  /// How the names of generated files end but of those that people may edit.
  package static let generatedSuffix = EmittedFile.suffix

  /// Whether a file below a folder of models is named like one that people may edit.
  package static func isEditable(_ file: String) -> Bool { ModelOptions.mayBeEditable(file) }

  package static func all(of project: Project) -> [SharedOutputs] {
    guard let models = project.outputs.models else { return [] }
    guard case .relative(let subpath, _) = project.outputs.operations else { return [.editable(folder: models.path)] }
    return [
      .editable(folder: models.path),
      .besideOperations(project.operations, subpath: subpath?.trimmingSlashes ?? ""),
    ]
  }
}
