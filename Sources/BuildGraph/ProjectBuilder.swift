import Configuration
import Source

/// The whole flow for one project, once.
package enum ProjectBuilder {
  package static func build(_ project: Project, sources: ProjectSources) -> ProjectBuild {
    let graph = ProjectGraph()
    graph.set(settings: project)
    graph.set(schemaFiles: sources.schema.map(\.path), operationFiles: sources.operations.map(\.path))
    for file in sources.schema + sources.operations { graph.set(file.path, to: file) }
    return graph.update()
  }

  /// Where the outputs of a project go.
  package static func outputDirectories(of project: Project) -> [ArtifactPlan.OutputDirectory] {
    // Other generated files may lie beside test mocks, so an orphan is told by the whole end of its name.
    let suffixes = ["+Mock.graphql.swift", "MockObject+Interfaces.graphql.swift", "MockObject+Unions.graphql.swift"]
    let mocks = [project.outputs.testMocks?.path].compactMap(\.self).map {
      ArtifactPlan.OutputDirectory($0, suffixes: suffixes)
    }
    guard let models = project.outputs.models else { return mocks }
    // What is put beside operation files has no folder to itself; the manifest alone knows it.
    var folders = [models.path]
    if case .absolute(let path, _) = project.outputs.operations { folders.append(path) }
    return mocks + folders.map { ArtifactPlan.OutputDirectory($0, isRecursive: true) }
  }
}
