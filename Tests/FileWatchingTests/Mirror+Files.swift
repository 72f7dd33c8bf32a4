import Foundation
import TestSupport
import Testing

/// Changes of the files in a mirror's folder.
extension Mirror {
  func absolute(_ path: String) -> String { path.isEmpty ? root : path.hasPrefix("/") ? path : root + "/" + path }

  /// Writes a file in place, after creating its directories.
  func write(_ path: String, _ text: String) throws { try Self.write(absolute(path), text) }

  static func write(_ path: String, _ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// Opens a file for writing and truncates it.
  func open(_ path: String) throws -> FileHandle {
    let descriptor = Foundation.open(absolute(path), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    try #require(0 <= descriptor)
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  func makeDirectory(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: absolute(path), withIntermediateDirectories: true)
  }

  /// Renames a file, and replaces the target.
  func move(_ path: String, _ target: String) throws {
    try #require(rename(absolute(path), absolute(target)) == 0)
  }

  /// Creates and removes folders in a folder. After each change, moves a directory above it away for at most 50 µs. A
  /// watcher that reads the folder may find it missing. Compares the state every 200 rounds.
  func takeAwayAndBack(_ directory: String, whileWritingIn folder: String, rounds: Int) throws {
    for round in 1...rounds {
      let changed = "\(folder)/\(round % 8)"
      if round / 8 % 2 == 0 { try write(changed + "/x.graphql", "\(round)") } else { try? remove(changed) }
      try move(directory, base + "/away")
      let end = ContinuousClock.now + .microseconds(round % 50)
      while ContinuousClock.now < end {}
      try move(base + "/away", directory)
      if round % 200 == 0 { try expectAgreementWithDisk() }
    }
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: absolute(path), withDestinationPath: target)
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: absolute(path)) }

  /// Runs a shell script in a folder, after creating it. The words are `$1` and so on.
  func run(_ script: String, in folder: String = "", _ words: String...) throws {
    try makeDirectory(folder)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-ec", script, "sh"] + words
    process.currentDirectoryURL = URL(filePath: absolute(folder))
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.start()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "\(script)")
  }
}
