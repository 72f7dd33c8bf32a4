import BuildGraph
import Fuzzing
import Testing

/// A build that records no dependencies equals an incremental one.
struct SingleBuildTests {
  @Test(arguments: SampleProject.all, StormOutputs.allCases)
  func sampleProjectsBuildLikeIncrementalBuilds(sample: SampleProject, outputs: StormOutputs) {
    compare(WorkspaceContents(files: sample.files), outputs, isComplete: true)
  }

  /// Uses enough files for all cores to take part.
  @Test(arguments: StormOutputs.allCases, [false, true])
  func manyFilesBuildLikeIncrementalBuilds(outputs: StormOutputs, hasErrors: Bool) {
    var files = ["schema.graphqls": Self.schema]
    for number in 0..<300 {
      let field = hasErrors && number % 50 == 0 ? "nme" : "name"
      files["q\(number).graphql"] =
        "query Q\(number)($id: ID) { key\(number % 9): hero(id: $id) { \(field) ...F\(number % 90) } heroes { id } }"
    }
    for number in 0..<90 {
      let next = number % 10 == 9 ? "" : "...F\(number + 1)"
      files["f\(number).graphql"] =
        "fragment F\(number) on Character { id k\(number % 7): name ... on Human { height(unit: FOOT) } \(next) }"
    }
    compare(WorkspaceContents(files: files), outputs, isComplete: !hasErrors)
  }

  private func compare(_ contents: WorkspaceContents, _ outputs: StormOutputs, isComplete: Bool) {
    for settings in 0..<ProjectStorm.settingsCount {
      var contents = contents
      contents.settings = settings
      let graph = ProjectGraph()
      ProjectStorm.load(contents, into: graph, outputs)
      let build = graph.update()
      // Some settings cause errors themselves.
      if settings == 0 { #expect(build.plan.isComplete == isComplete) }
      #expect(ProjectStorm.difference(build, ProjectStorm.fresh(contents, outputs)) == nil)
    }
  }

  private static let schema = """
    type Query { hero(id: ID): Character heroes: [Character!]! }
    interface Character { id: ID! name: String! friends: [Character] }
    "A human."
    type Human implements Character {
      id: ID! name: String! friends: [Character] height(unit: Unit = METER): Float @deprecated(reason: "No.") droids: [Droid]
    }
    type Droid implements Character { id: ID! name: String! friends: [Character] owner: Human }
    enum Unit { METER FOOT }
    """
}
