import Configuration
import Source
import SwiftEmission

/// The renderer of an output with a file for each operation or fragment.
struct RendererDescription {
  /// Its static members name the files.
  let type: any DefinitionRenderer.Type
  /// The name of the step in progress reports.
  let step: StaticString
  /// Returns the renderer with the options of a project; nil if the output isn't requested.
  let make: (Project) -> (any DefinitionRenderer)?
}

extension DefinitionOutputKind {
  /// The renderer of the files.
  var renderer: RendererDescription {
    switch self {
    case .placeholders:
      RendererDescription(type: PlaceholderOptions.self, step: "rendering placeholders") { project in
        project.outputs.placeholders.map { PlaceholderOptions(project, $0) }
      }
    case .stubs:
      RendererDescription(type: StubOptions.self, step: "rendering stubs") { project in
        project.outputs.stubs.map { StubOptions(project, $0) }
      }
    }
  }
}

extension PlaceholderOptions {
  /// Reads the options for printing placeholders from a project's settings.
  package init(_ project: Project, _ output: PlaceholdersOutput) {
    self.init(ModelOptions(project), modules: project.modulesWithModels(excluding: output.module, from: output.path))
    access = output.accessModifier == .internal ? .internal : .public
    values = SwiftEmission.PlaceholderValues(output.values)
  }
}

extension StubOptions {
  /// Reads the options for printing samples from a project's settings.
  package init(_ project: Project, _ output: StubsOutput) {
    // In the module of the operations, a file needs nothing else.
    let isBesideOperations = project.isDependent && project.hasOwnModels(around: output.path)
    self.init(
      ModelOptions(project),
      modules: isBesideOperations ? [] : project.modulesWithModels(excluding: output.module, from: output.path))
    access = output.accessModifier == .internal ? .internal : .public
    nullable = output.nullable == .null ? .null : .filled
    lists = output.lists == .empty ? .empty : .one
    values = SwiftEmission.PlaceholderValues(output.values)
  }
}

extension SwiftEmission.PlaceholderValues {
  fileprivate init(_ values: Configuration.PlaceholderValues) {
    self.init()
    enumeration = values.enums == .unknown ? .unknown : .firstCase
    scalars = Dictionary(
      values.scalars.map { (Name($0.key), SampleValue($0.value)) }, uniquingKeysWith: { first, _ in first })
    fields = values.fields.mapValues { SampleValue($0) }
    goesByName = values.usualNames
    seed = values.seed
  }
}

extension SampleValue {
  fileprivate init(_ value: LeafValue) {
    switch value {
    case .text(let text): self = .string(text)
    case .integer(let value): self = .integer(value)
    case .number(let value): self = .double(value)
    case .flag(let value): self = .boolean(value)
    }
  }
}

extension Project {
  /// Whether it uses the schema of another project.
  fileprivate var isDependent: Bool { !dependsOn.isEmpty }

  /// Returns the modules of models that a file in a folder imports. None inside the folder of models, since its files
  /// belong to their module.
  ///
  /// - Parameter other: the module of the operations, if it is a different one.
  func modulesWithModels(excluding other: String?, from folder: String) -> [String] {
    if let models = outputs.models, outputs.operations == .inSchemaModule,
      WorkspacePath.isInside(folder, folder: models.path)
    {
      return []
    }
    // The files of a project that uses another one's schema may be in the folder of its own models.
    if isDependent, hasOwnModels(around: folder) { return [schemaModuleName] }
    return [schemaModuleName] + [other].compactMap(\.self).filter { $0 != schemaModuleName }
  }
}
