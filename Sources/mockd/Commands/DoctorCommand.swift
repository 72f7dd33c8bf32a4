import ArgumentParser
import BuildGraph
import Configuration
import Daemon
import FileAccess
import FileWatching
import Source

/// The `doctor` command: checks the workspace and the system, and names solutions.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the workspace and the system, and say what to do about problems.",
    discussion: """
      Prints one line for each check: the version of mockd, the configuration, the version of Apollo, the files that the \
      patterns match, the limits and file system for watching, the process that writes outputs, and the cache. A line \
      begins with 'ok', 'warning' or 'error'. Without a configuration, the command checks the system only. It writes no \
      files.

      Exit status: 0 without errors, 1 with errors, 2 if there is no configuration.
      """)

  @OptionGroup var workspace: WorkspaceOptions

  func run() throws {
    var report = HealthReport()
    report.add(.ok, "version", Mockd.versionLine)
    let workspace: Workspace
    switch self.workspace.search() {
    case .success(let found): workspace = found
    case .failure(let failure):
      report.add(.error, "configuration", failure.message)
      checkWatching((try? FileSystem.workingDirectory()) ?? ".", folders: 0, &report)
      Terminal.write(report.text)
      throw ExitCode(2)
    }
    let build = Session.build(workspace, examinesTests: true)
    checkConfiguration(build, workspace, &report)
    for (project, places) in build.configuration.allProjects { checkProject(project, places, build, &report) }
    checkWatching(workspace.root, folders: Set(build.sources.keys.map { Path.parent($0) }).count, &report)
    checkWriter(workspace, &report)
    checkCache(build, workspace, &report)
    Terminal.write(report.text)
    if report.hasErrors { throw ExitCode(1) }
  }

  // MARK: Checks

  private func checkConfiguration(_ build: WorkspaceBuild, _ workspace: Workspace, _ report: inout HealthReport) {
    let name = workspace.configuration
    report.add(.ok, "workspace", workspace.root)
    let found = build.configuration.diagnostics
    let (errors, warnings) = (found.count { $0.severity == .error }, found.count { $0.severity == .warning })
    if 0 < errors {
      report.add(.error, "configuration", "\(name) has \(counted(errors, "error"))", "run `mockd config`")
    } else if 0 < warnings {
      report.add(.warning, "configuration", "\(name) has \(counted(warnings, "warning"))", "run `mockd config`")
    } else {
      report.add(.ok, "configuration", name)
    }
    let broken = build.diagnostics.count { $0.severity == .error && !found.contains($0) }
    if 0 < broken, errors == 0 {
      report.add(.error, "diagnostics", counted(broken, "error"), "run `mockd check`")
    }
  }

  private func checkProject(
    _ project: Project, _ places: SettingPlaces, _ build: WorkspaceBuild, _ report: inout HealthReport
  ) {
    let prefix = project.name.map { "\($0): " } ?? ""
    report.add(
      .ok, prefix + "Apollo version",
      "\(project.apolloVersion.version)" + (places.reasons["apolloVersion"].map { ", because \($0)" } ?? ""))
    // Files are read only with a usable configuration.
    if build.isConfigurationBroken { return }
    let isNeeded = project.outputs.useGraphQL
    checkFiles(prefix + "schema", project.schema, isNeeded ? .error : .ok, build, &report)
    // A project may have only the schema, or only the outputs, of others.
    let needsOperations = isNeeded && !(project.operations.isEmpty && places["operations"] != nil)
    checkFiles(prefix + "operations", project.operations, needsOperations ? .error : .ok, build, &report)
    checkFiles(prefix + "tests", project.tests, .warning, build, &report)
    checkFiles(prefix + "sources", project.sources, .warning, build, &report)
  }

  /// - Parameter status: the status if no file matches.
  private func checkFiles(
    _ key: String, _ patterns: [String], _ status: HealthReport.Status, _ build: WorkspaceBuild,
    _ report: inout HealthReport
  ) {
    let globs = GlobSet(patterns)
    let count = build.sources.keys.count { globs.matches($0) }
    let list = patterns.map { "'\($0)'" }.joined(separator: ", ")
    if 0 < count {
      report.add(.ok, key, "\(counted(count, "file")) \(count == 1 ? "matches" : "match") \(list)")
    } else if patterns.isEmpty {
      report.add(status, key, "no patterns", status == .ok ? nil : "set the key in the configuration")
    } else {
      report.add(status, key, "no file matches \(list)", status == .ok ? nil : "correct the patterns")
    }
  }

  /// - Parameters:
  ///   - folder: the absolute path of the folder to watch.
  ///   - folders: the number of folders with files of the workspace; 0 if it is unknown.
  private func checkWatching(_ folder: String, folders: Int, _ report: inout HealthReport) {
    let conditions = WatchConditions(of: folder)
    guard conditions.canUseEvents else {
      return report.add(.warning, "watching", "this build polls for changes", "use a build for Linux with inotify")
    }
    if let name = conditions.silentFileSystem {
      let problem = "file systems of type \(name) do not report all changes, so mockd polls"
      report.add(.warning, "file system", problem, "move the workspace to a local disk")
    } else {
      report.add(.ok, "file system", "reports all changes")
    }
    if let limit = conditions.watchLimit {
      let isSmall = limit < Self.smallestWatchLimit || limit < 4 * folders
      report.add(
        isSmall ? .warning : .ok, "inotify watches",
        "at most \(limit) folders per user" + (folders == 0 ? "" : "; the files of the workspace are in \(folders)"),
        isSmall ? "run `sudo sysctl fs.inotify.max_user_watches=1048576`" : nil)
    }
    if let limit = conditions.instanceLimit {
      let isSmall = limit < Self.smallestInstanceLimit
      report.add(
        isSmall ? .warning : .ok, "inotify instances", "at most \(limit) watchers per user",
        isSmall ? "run `sudo sysctl fs.inotify.max_user_instances=1024`" : nil)
    }
  }

  private func checkWriter(_ workspace: Workspace, _ report: inout HealthReport) {
    guard let holder = LockHolder.current(root: workspace.root) else {
      return report.add(.ok, "writer", "no process writes outputs now")
    }
    if holder.serves(workspace.configuration) || !holder.use.isResident {
      report.add(.ok, "writer", holder.description)
    } else {
      report.add(
        .warning, "writer", "\(holder.description) writes the outputs of '\(holder.configuration ?? "")'",
        "stop it, or name its configuration with --config")
    }
  }

  /// Checks the cache, if the configuration requests one. Makes neither its folder nor its key.
  private func checkCache(_ build: WorkspaceBuild, _ workspace: Workspace, _ report: inout HealthReport) {
    guard build.configuration.settings.cache else { return }
    switch CachePlace.usage(inStateOf: workspace) {
    case .success(let usage):
      report.add(.ok, "cache", "\(counted(usage.count, "result")) in .mockd/cache, \(usage.size >> 20) MiB")
    case .failure(let failure):
      report.add(
        .warning, "cache", failure.message, "correct its permissions, or remove \"cache\" from the configuration")
    }
  }

  /// Editors and other tools watch folders, too.
  private static let smallestWatchLimit = 8192
  private static let smallestInstanceLimit = 64
}
