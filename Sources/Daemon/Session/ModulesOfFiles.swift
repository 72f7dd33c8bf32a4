import Configuration
import Source

/// Maps files with operations or fragments to the projects of a group, and finds files of two projects.
struct ModulesOfFiles {
  /// The module of each file that doesn't belong to the project with the schema.
  private(set) var modules: [String: Int] = [:]
  /// The files that match the patterns of two projects.
  private(set) var shared: [SharedInput] = []

  /// - Parameter files: returns the files of a module.
  init(of project: Project, files: (Int) -> Set<String>) {
    guard 1 < project.moduleCount else { return }
    var known: [String: Int] = [:]
    for module in 0..<project.moduleCount {
      for file in files(module).sorted(by: precedesByBytes) {
        guard let first = known[file] else {
          known[file] = module
          continue
        }
        let names = [first, module].map { project.module($0).name ?? "" }
        shared.append(SharedInput(file: file, projects: names, module: module))
      }
    }
    modules = known.filter { $0.value != 0 }
  }
}

/// A file that belongs to two projects of a group.
struct SharedInput {
  var file: String
  var projects: [String]
  /// The index of the second project in its group.
  var module: Int

  func diagnostic(_ places: SettingPlaces) -> Diagnostic {
    let names = projects.map { "'\(visibleText($0))'" }.joined(separator: " and ")
    let places = module <= places.modules.count && 0 < module ? places.modules[module - 1] : places
    return Diagnostic(
      .configConflict, .error,
      "'\(visibleText(file))' matches the operations of \(names); change the patterns so that one project has it",
      at: places.nearest("operations"))
  }
}
