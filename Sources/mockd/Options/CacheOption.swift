import ArgumentParser
import CLibrary
import Daemon
import FileAccess

/// The options for keeping results for later runs.
struct CacheOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Keep results in this folder, and take results of earlier runs from it.",
      discussion: "By default, the key 'cache' of the configuration decides about a cache in .mockd/cache.",
      valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Flag(help: "Use no cache, whatever the configuration says.")
  var noCache = false

  func validate() throws {
    if cache != nil, noCache { throw ValidationError("--cache and --no-cache cannot be used together") }
    if cache?.isEmpty == true { throw ValidationError("--cache needs the path of a folder") }
  }

  /// - Parameter mayUseWorkspace: whether the run may have state in the workspace.
  func request(mayUseWorkspace: Bool = true) -> CacheRequest? {
    noCache
      ? nil : CacheRequest(folder: cache, mayUseWorkspace: mayUseWorkspace, program: Self.program)
  }

  /// The version of mockd and the platform. In builds without a commit, the file of the program tells versions apart.
  static var program: String {
    let version = [Mockd.versionLine, Self.platform]
    guard Mockd.commit.isEmpty || Mockd.commit.contains(" ") else { return version.joined(separator: "\n") }
    let file = try? FileSystem.status("/proc/self/exe")
    let stamp = file.map { "\($0.size) \($0.modified) \($0.inode)" } ?? "\(getpid())"
    return (version + [stamp]).joined(separator: "\n")
  }

  private static var platform: String {
    #if os(Linux)
      let system = "Linux"
    #elseif os(macOS)
      let system = "macOS"
    #else
      let system = "other"
    #endif
    #if arch(x86_64)
      let processor = "x86_64"
    #elseif arch(arm64)
      let processor = "arm64"
    #else
      let processor = "other"
    #endif
    return "\(system) \(processor) \(UInt16(1).littleEndian == 1 ? "little" : "big")"
  }
}
