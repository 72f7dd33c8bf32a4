import Foundation
import Testing

/// Changes that a mirror's folder goes through.
extension Mirror {
  func absolute(_ path: String) -> String { path.isEmpty ? root : path.hasPrefix("/") ? path : root + "/" + path }

  /// Writes a file in place, and makes its directories.
  func write(_ path: String, _ text: String) throws { try Self.write(absolute(path), text) }

  static func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Opens a file for writing, without its contents.
  func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(absolute(path), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try #require(0 <= descriptor)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func makeDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
  }

  /// Renames, replacing what is there.
  func move(_ path: String, _ target: String) throws {
    try #require(rename(absolute(path), absolute(target)) == 0)
  }

  /// Lets folders come and go in a folder and, after each, a directory on the way to it for at most some 50 µs, so that
  /// who looks into the folder may find it away; now and then expects the truth.
  func takeAwayAndBack(_ directory: String, whileWritingIn folder: String, rounds: Int) throws {
    for round in 1...rounds {
      let changed = "\(folder)/\(round % 8)"
      if round / 8 % 2 == 0 { try write(changed + "/x.graphql", "\(round)") } else { try? remove(changed) }
      try move(directory, base + "/away")
      let end = ContinuousClock.now + .microseconds(round % 50)
      while ContinuousClock.now < end {}
      try move(base + "/away", directory)
      if round % 200 == 0 { try expectTruth() }
    }
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: absolute(path)) }

  /// Runs a script of the shell in a folder, which is made; the words are `$1` and so on in it.
  func run(_ script: String, in folder: String = "", _ words: String...) throws {
    try makeDirectory(folder)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script, "sh"] + words
    process.currentDirectoryURL = URL(filePath: absolute(folder))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
  }
}
