import Configuration
import SwiftEmission

/// Outputs of a project that share folders with other files. Only the plan tells which files are outputs.
package enum SharedOutputs: Hashable, Sendable {
  /// The files below a folder of models that users may edit.
  case editable(folder: String)
  /// The files beside operation files, or in a folder beside them.
  ///
  /// - Parameters:
  ///   - operations: the patterns of the operation files.
  ///   - subpath: the path from the folder of an operation file; empty for that folder itself.
  case besideOperations([String], subpath: String)

  /// The suffix of generated files that users must not edit.
  package static let generatedSuffix = EmittedFile.suffix

  /// Returns whether a file in a folder of models has the name of an editable file.
  package static func isEditable(_ file: String) -> Bool { ModelOptions.mayBeEditable(file) }

  package static func all(of project: Project) -> [SharedOutputs] {
    (0..<project.moduleCount).flatMap { all(ofModule: project.module($0)) }
  }

  private static func all(ofModule project: Project) -> [SharedOutputs] {
    guard let models = project.outputs.models else { return [] }
    guard case .relative(let subpath, _) = project.outputs.operations else { return [.editable(folder: models.path)] }
    return [
      .editable(folder: models.path),
      .besideOperations(project.operations, subpath: subpath?.trimmingSlashes ?? ""),
    ]
  }
}
