import Daemon
import Foundation
import Fuzzing

/// Runs `mockd watch` through many random edits, and checks its resources and its outputs.
///
///     mockd-soak [--edits N] [--seed N] [--every N] [FOLDER]     with the GraphQL files of a folder or a sample
///
/// After each few edits, a sync must succeed. Each measurement is made in the initial state of the workspace, so that
/// the numbers are comparable.
///
/// Exit status: 0 success, 1 growth, leaked descriptors or watches, or outputs that differ from a clean run, 2 wrong
/// usage.
@main
struct Soak {
  var edits = 100_000
  var seed: UInt64 = 1
  var every = 10_000
  var sample = SampleProject.pets

  /// The number of edits before the first measurement; tables and pools are filled by then.
  static let warmUp = 1000

  static func main() {
    var soak = Soak()
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      switch argument {
      case "--edits": soak.edits = arguments.popFirst().flatMap { Int($0) } ?? soak.edits
      case "--seed": soak.seed = arguments.popFirst().flatMap { UInt64($0) } ?? soak.seed
      case "--every": soak.every = arguments.popFirst().flatMap { Int($0) } ?? soak.every
      case let option where option.hasPrefix("-"):
        FileHandle.standardError.write(Data("mockd-soak: unknown option \(option)\n".utf8))
        exit(2)
      default: soak.sample = SampleProject("given", in: URL(filePath: argument))
      }
    }
    do { exit(try soak.run() ? 0 : 1) } catch {
      print("mockd-soak: \(error)")
      exit(1)
    }
  }

  /// Returns whether no problem was found.
  func run() throws -> Bool {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "mockd-soak-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let workspace = folder.appending(path: "workspace")
    try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
    let start = StormWorkspace(sample).contents
    var disk = EditedFolder(workspace.path, configurations: StormWorkspace.configurations, seed: seed)
    disk.fill(start)
    var storm = EditStorm(
      start, settingsCount: StormWorkspace.configurations.count, seed: seed, isBounded: true)
    let watch = try WatchProcess(in: workspace)
    defer { watch.end() }
    try watch.sync()
    print("mockd-soak --edits \(edits) --seed \(seed), process \(watch.processID)")
    var measurements: [ProcessUsage] = []
    var count = 0
    while count < edits {
      let goal = measurements.isEmpty ? Self.warmUp : min(edits, (count / every + 1) * every)
      count += try handle(goal - count, &storm, &disk, watch)
      // The first sync deletes unused outputs. The second restoration removes their empty folders.
      for _ in 0..<2 {
        disk.restore(storm.contents)
        try watch.sync()
      }
      measurements.append(try ProcessUsage(of: watch.processID))
      print("\(count) edits: \(measurements[measurements.count - 1])")
      fflush(nil)
    }
    let isSame = try hasOutputsOfACleanRun(workspace, folder)
    if !isSame { print("the outputs differ from a clean run") }
    return isSame && Self.isSteady(measurements)
  }

  /// Applies at least `goal` edits, then resets the storm to the initial contents. Returns the number of edits.
  private func handle(
    _ goal: Int, _ storm: inout EditStorm, _ disk: inout EditedFolder, _ watch: WatchProcess
  ) throws -> Int {
    var count = 0
    while count < goal {
      let batch = storm.next()
      for edit in batch { disk.apply(edit) }
      count += batch.count
      try watch.sync()
    }
    storm.restart()
    return count
  }

  private static func isSteady(_ measurements: [ProcessUsage]) -> Bool {
    guard let first = measurements.first, let last = measurements.last else { return false }
    let growth = Double(last.resident) / Double(first.resident) - 1
    print("memory: \((growth * 1000).rounded() / 10) %")
    return abs(growth) < 0.1 && first.descriptors == last.descriptors && first.watches == last.watches
  }

  private func hasOutputsOfACleanRun(_ workspace: URL, _ folder: URL) throws -> Bool {
    let clean = folder.appending(path: "clean")
    try FileManager.default.createDirectory(at: clean, withIntermediateDirectories: true)
    EditedFolder(clean.path, configurations: StormWorkspace.configurations, seed: 1).fill(
      StormWorkspace(sample).contents)
    let process = Process()
    process.executableURL = WatchProcess.mockd
    process.arguments = ["generate"]
    process.currentDirectoryURL = clean
    try process.run()
    process.waitUntilExit()
    return try Self.outputs(workspace) == Self.outputs(clean)
  }

  private static func outputs(_ folder: URL) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for case let path as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
      guard path.hasSuffix(".swift") else { continue }
      files[path] = try Data(contentsOf: folder.appending(path: path))
    }
    return files
  }
}
