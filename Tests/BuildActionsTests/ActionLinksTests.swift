import BuildActions
import Foundation
import TestSupport
import Testing

/// Symbolic links of a clone don't lead the outputs of actions elsewhere.
@Suite struct ActionLinksTests {
  /// An option of a step that names an output.
  enum Output: CaseIterable {
    case normalized, documented, summary, folder, parts, report
  }

  /// A symbolic link in the clone.
  enum Link: CaseIterable {
    /// A link to a folder, in the place of the output and above it.
    case folder, parent
    /// A link to a file, and a link to nothing.
    case file, dangling
    /// A link that stays in the clone.
    case inside
  }

  private let project: ActionProject
  private let outside: TemporaryWorkspace

  init() throws {
    project = try ActionProject.pets()
    outside = try TemporaryWorkspace([
      "folder/Mine.swift": "// @generated\nlet mine = 1\n", "folder/Mockd-01.swift": "", "file": "",
    ])
  }

  private func arguments(_ output: Output, _ path: String) throws -> [String] {
    let schema = ["--schema"] + (try project.paths(".graphqls"))
    return switch output {
    case .normalized: ["normalize"] + schema + ["--output", path]
    case .documented: ["normalize"] + schema + ["--output", "out.graphqls", "--documented", path]
    case .summary: ["summarize", "--operations"] + (try project.paths(".graphql")) + ["--output", path]
    case .folder: try project.generate(to: path)
    case .parts: try project.generate(to: path) + ["--parts", "2"]
    case .report: try project.check(to: path)
    }
  }

  /// Makes a link, and returns the path of an output behind it.
  private func make(_ link: Link) throws -> String {
    let target =
      switch link {
      case .folder, .parent: outside.root.path + "/folder"
      case .file: outside.root.path + "/file"
      case .dangling: outside.root.path + "/made"
      case .inside: "Inside"
      }
    try project.folder.write("Inside/keep.txt", "")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.root.path + "/link", withDestinationPath: target)
    return link == .parent || link == .inside ? "link/output" : "link"
  }

  @Test(arguments: Output.allCases, Link.allCases)
  func linksOfACloneAreNotFollowed(_ output: Output, _ link: Link) throws {
    let path = try make(link)
    let before = (try outside.contents(), try project.folder.contents().filter { $0.key.hasPrefix("Inside/") })
    for spelling in [path, project.folder.root.path + "/./" + path] {
      let run = project.run(try arguments(output, spelling))
      #expect(run.status == 1)
      #expect(run.output.contains("Cannot write ") && run.output.contains("symbolic link"), "\(run.output)")
    }
    #expect(try outside.contents() == before.0)
    #expect(try project.folder.contents().filter { $0.key.hasPrefix("Inside/") } == before.1)
  }

  /// The repository around the folder of an action comes from the same people.
  @Test(arguments: Output.allCases) func linksOfTheRepositoryAreNotFollowed(_ output: Output) throws {
    let path = try make(.parent)
    let before = try outside.contents()
    for name in [".git", "inner/.git"] { try project.folder.write(name + "/HEAD", "ref: refs/heads/main\n") }
    let folder = project.folder.root.path + "/inner"
    // The inputs are named from there.
    let arguments = try arguments(output, path).map { argument in
      FileManager.default.fileExists(atPath: project.folder.root.path + "/" + argument) || argument == path
        ? "../" + argument : argument
    }
    let run = ActionEngine(keepingGraphs: 0, version: "test").run(arguments, ActionContext(folder: folder))
    #expect(run.status == 1)
    #expect(run.output.contains("symbolic link"), "\(run.output)")
    #expect(try outside.contents() == before)
  }

  /// A link elsewhere can lead to the folder of the action, as in the variable `PWD` of shells.
  @Test(arguments: Output.allCases) func linksBehindAnotherSpellingAreNotFollowed(_ output: Output) throws {
    let path = try make(.parent)
    let other = try TemporaryWorkspace()
    let alias = other.root.appending(path: "alias")
    try FileManager.default.createSymbolicLink(at: alias, withDestinationURL: project.folder.root)
    let before = try outside.contents()
    let run = project.run(try arguments(output, alias.path + "/" + path))
    #expect(run.status == 1)
    #expect(run.output.contains("symbolic link"), "\(run.output)")
    #expect(try outside.contents() == before)
    #expect(project.run(try arguments(output, alias.path + "/out")).status == 0)
  }

  /// A path outside of the folder and of all repositories is the user's own choice.
  @Test(arguments: Output.allCases) func linksElsewhereAreFollowed(_ output: Output) throws {
    let target = try TemporaryWorkspace()
    try FileManager.default.createSymbolicLink(at: outside.root.appending(path: "way"), withDestinationURL: target.root)
    let run = project.run(try arguments(output, outside.root.path + "/way/output"))
    #expect(run.status == 0, "\(run.output)")
    #expect(try target.contents().keys.contains { $0.hasPrefix("output") })
  }
}
