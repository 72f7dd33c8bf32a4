import Configuration
import ProtocolMocks
import Source
import SwiftEmission

/// Lists the output directories of projects, and builds one project once for tests.
package enum ProjectBuilder {
  /// The suffix of files with protocol mocks.
  package static let protocolMockSuffix = ProtocolMocks.protocolMockSuffix

  package static func build(_ project: Project, sources: ProjectSources) -> ProjectBuild {
    let graph = ProjectGraph(isIncremental: false)
    graph.set(settings: project)
    graph.set(schemaFiles: sources.schema.map(\.path), operationFiles: sources.operations.map(\.path))
    for file in sources.schema + sources.operations { graph.set(file.path, to: file) }
    return graph.update()
  }

  /// Returns the output directories of a project and of the others in its group.
  package static func outputDirectories(of project: Project) -> [ArtifactPlan.OutputDirectory] {
    (0..<project.moduleCount).flatMap { outputDirectories(ofModule: project.module($0)) }
  }

  private static func outputDirectories(ofModule project: Project) -> [ArtifactPlan.OutputDirectory] {
    // Test mocks may share a folder with other generated files, so only the complete suffix identifies an orphan.
    let suffixes = ["+Mock.graphql.swift", "MockObject+Interfaces.graphql.swift", "MockObject+Unions.graphql.swift"]
    var others = [project.outputs.testMocks?.path].compactMap(\.self).map {
      ArtifactPlan.OutputDirectory($0, suffixes: suffixes)
    }
    for kind in DefinitionOutputKind.allCases {
      guard let output = project.outputs.settings(of: kind) else { continue }
      others.append(ArtifactPlan.OutputDirectory(output.path, suffixes: [kind.renderer.type.suffix]))
    }
    others += project.outputs.protocolMocks.map {
      ArtifactPlan.OutputDirectory($0.path, suffixes: [protocolMockSuffix])
    }
    guard let models = project.outputs.models else { return others }
    // Outputs beside operation files have no separate folder. Only the manifest lists them.
    var folders = [models.path]
    if case .absolute(let path, _) = project.outputs.operations, path != models.path { folders.append(path) }
    return others + folders.map { ArtifactPlan.OutputDirectory($0, isRecursive: true) }
  }
}
