import MockIR
import Source
import SwiftEmission

/// Returns all files for a catalog: one for each object type, then the files of interfaces and unions.
///
/// Two types share a file and a class if their names differ only in the case of the first letter, or if custom names
/// are equal. The second one's file then has a problem.
package func renderMocks(_ catalog: MockCatalog, options: EmissionOptions) -> [EmittedFile] {
  var files: [EmittedFile] = []
  files.reserveCapacity(catalog.objects.count + 2)
  var owners: [String: Name] = [:]
  for mock in catalog.objects {
    var file = renderObjectMock(mock, options: options)
    if let owner = owners.updateValue(mock.typeName, forKey: file.name) {
      file.problems.append(.sharedFile(mock.typeName, owner, file.name))
    }
    files.append(file)
  }
  if let file = renderInterfaces(catalog.interfaces, options: options) { files.append(file) }
  if let file = renderUnions(catalog.unions, options: options) { files.append(file) }
  return files
}

extension EmissionProblem {
  fileprivate static func sharedFile(_ type: Name, _ other: Name, _ file: String) -> EmissionProblem {
    EmissionProblem(
      .outputConflict, .error, typeName: type,
      message: "The mocks of '\(other)' and '\(type)' are both written to '\(file)'; give one of them another name.")
  }
}
