import Configuration
import ProtocolMocks
import Source
import SwiftEmission

/// The whole flow for one project, once.
package enum ProjectBuilder {
  /// The end of the names of files with mocks of protocols.
  package static let protocolMockSuffix = ProtocolMocks.protocolMockSuffix

  package static func build(_ project: Project, sources: ProjectSources) -> ProjectBuild {
    let graph = ProjectGraph(isIncremental: false)
    graph.set(settings: project)
    graph.set(schemaFiles: sources.schema.map(\.path), operationFiles: sources.operations.map(\.path))
    for file in sources.schema + sources.operations { graph.set(file.path, to: file) }
    return graph.update()
  }

  /// Where the outputs of a project go.
  package static func outputDirectories(of project: Project) -> [ArtifactPlan.OutputDirectory] {
    // Other generated files may lie beside test mocks, so the whole end of its name identifies an orphan.
    let suffixes = ["+Mock.graphql.swift", "MockObject+Interfaces.graphql.swift", "MockObject+Unions.graphql.swift"]
    var others = [project.outputs.testMocks?.path].compactMap(\.self).map {
      ArtifactPlan.OutputDirectory($0, suffixes: suffixes)
    }
    if let output = project.outputs.placeholders {
      others.append(ArtifactPlan.OutputDirectory(output.path, suffixes: [placeholderSuffix]))
    }
    if let output = project.outputs.stubs {
      others.append(ArtifactPlan.OutputDirectory(output.path, suffixes: [stubSuffix]))
    }
    others += project.outputs.protocolMocks.map {
      ArtifactPlan.OutputDirectory($0.path, suffixes: [protocolMockSuffix])
    }
    guard let models = project.outputs.models else { return others }
    // What is put beside operation files has no folder to itself; the manifest alone knows it.
    var folders = [models.path]
    if case .absolute(let path, _) = project.outputs.operations { folders.append(path) }
    return others + folders.map { ArtifactPlan.OutputDirectory($0, isRecursive: true) }
  }
}
