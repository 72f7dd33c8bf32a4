import Dispatch
import Foundation
import Fuzzing
import Synchronization
import TestSupport
import Testing

/// Runs with a cache print and write the same as runs without one.
///
/// `MOCKD_EDITS` makes the run longer, `MOCKD_SEED` repeats one.
@Suite struct CacheTests {
  private static let test = """
    import XCTest
    final class HeroTests: XCTestCase {
      func testHero() {
        let hero = Mock<Human>()
        _ = Details.from(hero).name
      }
    }
    """

  private static let configuration = StarWars.configuration
    .replacing(
      "\"outputs\": {", with: "\"tests\": [\"Tests/*.swift\"],\n  \"outputs\": { \"models\": {\"path\": \"Models\"},")

  private let workspace: TemporaryWorkspace
  private let cache: TemporaryWorkspace

  init() throws {
    workspace = try StarWars.workspace([
      ".mockgen.json": Self.configuration, "Tests/HeroTests.swift": Self.test,
    ])
    cache = try TemporaryWorkspace()
  }

  private func run(_ arguments: [String], _ environment: [String: String] = [:]) throws -> MockdProcess.Result {
    try MockdProcess.run(arguments, in: workspace.root, environment: environment)
  }

  /// Compares runs of `check` with the cache, without it, and with it again.
  private func expectEqual(_ arguments: [String], _ comment: String) throws {
    let clean = try run(["check", "--no-cache"] + arguments)
    for _ in 0..<2 {
      let cached = try run(["check", "--cache", cache.root.path] + arguments)
      #expect(cached.output == clean.output, "\(comment)")
      #expect(cached.errors == clean.errors, "\(comment)")
      #expect(cached.status == clean.status && !cached.isCrash, "\(comment)")
    }
  }

  private static let variants = [
    [], ["--format", "json"], ["--format", "sarif"], ["--summary"], ["--hints", "--strict"], ["Tests/HeroTests.swift"],
    ["--quiet"],
  ]

  @Test(arguments: Seeds.all) func anyEditGivesTheSameReports(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let edits = ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 24
    let files = ["graphql/schema.graphqls", "graphql/Hero.graphql", "graphql/Details.graphql", "Tests/HeroTests.swift"]
    let originals = try files.map { try workspace.text($0) }
    var report = ""
    for number in 0..<Seeds.share(of: edits) {
      let index = Int.random(in: files.indices, using: &random)
      let edit = Int.random(in: 0..<8, using: &random)
      var text = edit == 0 ? originals[index] : try workspace.text(files[index])
      let words = text.split { !$0.isLetter }.map(String.init).filter { 2 < $0.count }
      switch edit {
      case 1:
        text = text.replacing(
          words.randomElement(using: &random) ?? "", with: words.randomElement(using: &random) ?? "", maxReplacements: 1
        )
      case 2: text += files[index].hasSuffix("swift") ? "// More.\n" : "# More.\n"
      case 3: text = (files[index].hasSuffix("swift") ? "// " : "# ") + "mockd:ignore output/missing\n" + text
      case 4: text = text.replacing("name", with: "id", maxReplacements: 1)
      case 5: _ = try run(["generate", "--cache", cache.root.path])
      case 6: try? FileManager.default.removeItem(at: workspace.root.appending(path: StarWars.mocks[0]))
      case 7: try workspace.write("Mocks/Human+Mock.graphql.swift", "// @generated\n// \(number)\n")
      default: break
      }
      try workspace.write(files[index], text)
      try expectEqual(
        Self.variants[number % Self.variants.count], "MOCKD_SEED=\(seed), edit \(number): \(edit) of \(files[index])")
      if number.isMultiple(of: 6) {
        for (file, original) in zip(files, originals) { try workspace.write(file, original) }
        report += try run(["check", "--no-cache"]).output
      }
    }
    #expect(report.contains("unset-required-field"))
  }

  @Test func generateWritesTheSame() throws {
    let first = try run(["generate", "--cache", cache.root.path, "--verbose"])
    #expect(first.status == 0)
    #expect(CacheUse(first) == CacheUse(hits: 0, saved: 1))
    let outputs = try workspace.contents().filter { $0.key.hasPrefix("Mo") }
    for folder in ["Mocks", "Models"] {
      try FileManager.default.removeItem(at: workspace.root.appending(path: folder))
    }
    let second = try run(["generate", "--cache", cache.root.path, "--verbose"])
    #expect(CacheUse(second) == CacheUse(hits: 1, saved: 0))
    #expect(try workspace.contents().filter { $0.key.hasPrefix("Mo") } == outputs)
    let folder = try TemporaryWorkspace()
    let output = folder.root.appending(path: "out")
    _ = try run(["generate", "--cache", cache.root.path, "--output", output.path])
    // Editable files that the workspace has are not written again.
    for (path, contents) in outputs where path.hasSuffix(".graphql.swift") {
      #expect(try Data(contentsOf: output.appending(path: path)) == contents)
    }
  }

  /// A clone can bring entries with a key of its own. The key of the user decides.
  @Test func aPoisonedWorkspaceCacheIsIgnored() throws {
    let state = try TemporaryWorkspace()
    let attacker = try TemporaryWorkspace()
    try workspace.write(
      ".mockgen.json", Self.configuration.replacing("\"version\": 1,", with: "\"version\": 1, \"cache\": true,"))
    _ = try run(["generate"], ["XDG_STATE_HOME": state.root.path])
    let clean = try run(["check", "--no-cache"])
    // The attacker's cache has results under the names that this workspace asks for, and another key.
    let own = try entries()
    _ = try run(["check"], ["XDG_STATE_HOME": state.root.path])
    let names = try entries()
    #expect(own.count < names.count)
    try FileManager.default.removeItem(at: workspace.root.appending(path: ".mockd/cache"))
    _ = try run(["check"], ["XDG_STATE_HOME": attacker.root.path])
    #expect(try entries() == names)
    let poisoned = try run(["check", "--verbose"], ["XDG_STATE_HOME": state.root.path])
    #expect(CacheUse(poisoned) == CacheUse(hits: 0, saved: 2))
    #expect(poisoned.output == clean.output)
    #expect(try CacheUse(run(["check", "--verbose"], ["XDG_STATE_HOME": state.root.path])).hits == 2)
    let permissions = try FileManager.default.attributesOfItem(
      atPath: state.root.appending(path: "mockd/cache-key").path)[.posixPermissions]
    #expect(permissions as? Int == 0o600)
  }

  private func entries() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: workspace.root.appending(path: ".mockd/cache").path))
  }

  /// The key never lies in the workspace, even if the user names a folder there.
  @Test func aFolderInTheWorkspaceHasNoKey() throws {
    let state = try TemporaryWorkspace()
    for value in ["own-cache", "./own-cache/", workspace.root.appending(path: "own-cache").path] {
      let result = try run(["check", "--cache", value, "-v"], ["XDG_STATE_HOME": state.root.path])
      #expect(CacheUse(result).hits + CacheUse(result).saved == 2)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.root.appending(path: "own-cache").path)
    #expect(!names.isEmpty && !names.contains("key"))
    // A state folder in the workspace would be a file of the clone.
    let inside = workspace.root.appending(path: "state").path
    let refused = try run(["check", "--cache", "own-cache", "-v"], ["XDG_STATE_HOME": inside])
    #expect(refused.errors.contains("the cache can't be used"))
    #expect(!FileManager.default.fileExists(atPath: inside + "/mockd"))
  }

  /// Returns a folder that contains the workspace.
  private func copy(in folder: String) throws -> TemporaryWorkspace {
    let copy = try TemporaryWorkspace()
    for (path, data) in try workspace.contents() { try copy.write(folder + path, data) }
    return copy
  }

  /// Archives have no `.git`, submodules are repositories of their own, and other clones have files of others, too. The
  /// attacker's entries and their key never count.
  @Test(arguments: [[], ["top/ios/.git"], ["top/.git", "top/ios/.git"], ["top/.git"]])
  func aKeyInForeignFoldersIsIgnored(repositories: [String]) throws {
    let folder = try copy(in: "top/ios/")
    let top = folder.root.appending(path: "top")
    // The attacker makes a cache with its key elsewhere, and moves both into the archive.
    let made = try TemporaryWorkspace()
    let check = ["check", "--config", "ios/.mockgen.json", "-v"]
    _ = try MockdProcess.run(check + ["--cache", made.root.path], in: top)
    try FileManager.default.copyItem(at: made.root, to: top.appending(path: "cache"))
    for repository in repositories { try folder.write(repository, "gitdir: elsewhere\n") }
    let state = try TemporaryWorkspace()
    let environment = ["XDG_STATE_HOME": state.root.path]
    try FileManager.default.createSymbolicLink(
      at: folder.root.appending(path: "link"), withDestinationURL: top)
    for path in ["cache", "./cache/", "ios/../cache", "../link/cache", top.path + "/cache"] {
      let poisoned = try MockdProcess.run(check + ["--cache", path], in: top, environment: environment)
      #expect(CacheUse(poisoned).hits == (path == "cache" ? 0 : 2), "\(path): \(poisoned.errors)")
    }
    #expect(FileManager.default.fileExists(atPath: state.root.path + "/mockd/cache-key"))
    // A state folder beside the workspace comes with the archive, too.
    let inside = top.appending(path: "state").path
    let refused = try MockdProcess.run(check + ["--cache", "cache"], in: top, environment: ["XDG_STATE_HOME": inside])
    #expect(refused.errors.contains("the cache can't be used"))
    #expect(!FileManager.default.fileExists(atPath: inside + "/mockd"))
  }

  @Test func aKeyInAnotherRepositoryIsIgnored() throws {
    let state = try TemporaryWorkspace()
    let environment = ["XDG_STATE_HOME": state.root.path]
    _ = try run(["check", "--cache", cache.root.path + "/a/results"])
    #expect(FileManager.default.fileExists(atPath: cache.root.path + "/a/results/key"))
    try FileManager.default.createDirectory(at: cache.root.appending(path: ".git"), withIntermediateDirectories: true)
    let poisoned = try run(["check", "--cache", cache.root.path + "/a/results", "-v"], environment)
    #expect(CacheUse(poisoned) == CacheUse(hits: 0, saved: 2))
  }

  /// The home folder can be the working directory, and a repository.
  @Test func theHomeFolderKeepsTheKey() throws {
    let home = try copy(in: "ios/")
    try home.write(".git/HEAD", "ref: refs/heads/main\n")
    try home.write("ios/.git/HEAD", "ref: refs/heads/main\n")
    let environment = ["HOME": home.root.path, "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": ""]
    for uses in [CacheUse(hits: 0, saved: 2), CacheUse(hits: 2, saved: 0)] {
      let result = try MockdProcess.run(
        ["check", "--config", "ios/.mockgen.json", "--cache", "results", "-v"], in: home.root, environment: environment)
      #expect(CacheUse(result) == uses, "\(result.errors)")
    }
    #expect(FileManager.default.fileExists(atPath: home.root.path + "/.local/state/mockd/cache-key"))
    #expect(!FileManager.default.fileExists(atPath: home.root.path + "/results/key"))
  }

  @Test func linksInTheWorkspaceAreNotFollowed() throws {
    let outside = try TemporaryWorkspace()
    try FileManager.default.createSymbolicLink(
      at: workspace.root.appending(path: "own-cache"), withDestinationURL: outside.root)
    let result = try run(["check", "--cache", "own-cache", "-v"])
    #expect(result.errors.contains("the cache can't be used"))
    #expect(try outside.contents().isEmpty)
    try workspace.write(
      ".mockgen.json", Self.configuration.replacing("\"version\": 1,", with: "\"version\": 1, \"cache\": true,"))
    _ = try run(["generate"])
    try? FileManager.default.removeItem(at: workspace.root.appending(path: ".mockd/cache"))
    try FileManager.default.createSymbolicLink(
      at: workspace.root.appending(path: ".mockd/cache"), withDestinationURL: outside.root)
    #expect(try run(["check", "-v"]).errors.contains("the cache can't be used"))
    #expect(try outside.contents().isEmpty)
  }

  @Test func aSecretReplacesTheKey() throws {
    let secret = ["MOCKD_CACHE_KEY": "a secret of a CI service"]
    _ = try run(["check", "--cache", cache.root.path], secret)
    #expect(!FileManager.default.fileExists(atPath: cache.root.appending(path: "key").path))
    #expect(try CacheUse(run(["check", "--cache", cache.root.path, "-v"], secret)).hits == 2)
    let other = ["MOCKD_CACHE_KEY": "another secret of a service"]
    #expect(try CacheUse(run(["check", "--cache", cache.root.path, "-v"], other)).hits == 0)
    let short = try run(["check", "--cache", cache.root.path, "-v"], ["MOCKD_CACHE_KEY": "short"])
    #expect(short.errors.contains("MOCKD_CACHE_KEY has less than 16 characters"))
  }

  @Test func processesCanShareACache() throws {
    let clean = try run(["check", "--no-cache"])
    let results = try (0..<6).concurrentResults { _ in try run(["check", "--cache", cache.root.path]) }
    for result in results {
      #expect(result.output == clean.output && result.errors == clean.errors && result.status == clean.status)
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.root.path)
    #expect(!names.contains { $0.hasPrefix("tmp-") })
    #expect(names.contains("key"))
    #expect(try CacheUse(run(["check", "--cache", cache.root.path, "-v"])) == CacheUse(hits: 2, saved: 0))
  }

  @Test(arguments: [["--cache", ""], ["--cache", "x", "--no-cache"]]) func wrongUsageIsAnError(arguments: [String])
    throws
  {
    #expect(try run(["check"] + arguments).status == 2)
  }

  @Test func doctorDescribesTheCache() throws {
    #expect(try !run(["doctor"]).output.contains("cache"))
    try workspace.write(
      ".mockgen.json", Self.configuration.replacing("\"version\": 1,", with: "\"version\": 1, \"cache\": true,"))
    #expect(try run(["doctor"]).output.contains("0 results in .mockd/cache"))
    _ = try run(["check"])
    #expect(try run(["doctor"]).output.firstMatch(of: /[12] results? in .mockd\/cache/) != nil)
  }
}

/// The use of a cache, as `--verbose` prints it.
private struct CacheUse: Equatable {
  var hits = -1
  var saved = -1

  init(hits: Int, saved: Int) { (self.hits, self.saved) = (hits, saved) }

  init(_ run: MockdProcess.Result) {
    guard let match = run.errors.firstMatch(of: /results from the cache '.*': (\d+), saved: (\d+)/) else { return }
    (hits, saved) = (Int(match.output.1) ?? -1, Int(match.output.2) ?? -1)
  }
}

extension Range<Int> {
  /// Calls a function for each number at the same time.
  fileprivate func concurrentResults<Result: Sendable>(_ body: @Sendable (Int) throws -> Result) throws -> [Result] {
    let results = Mutex<[Swift.Result<Result, any Error>]>([])
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = Swift.Result { try body(lowerBound + index) }
      results.withLock { $0.append(result) }
    }
    return try results.withLock { try $0.map { try $0.get() } }
  }
}
