import FileAccess
import Foundation
import TestSupport
import Testing

@testable import Daemon

/// The manifest is on the disk before what it lists.
@Suite struct ManifestFileTests {
  private let directory: TestDirectory

  init() throws { directory = try TestDirectory() }

  private func additions(_ range: Range<Int>) -> [(name: String, entry: Manifest.Entry)] {
    let name = String(repeating: "a", count: 200)
    return range.map { index in
      ("Out/\(name)\(index)", Manifest.Entry(owner: .init(), hashes: [ContentHash([UInt8(index % 256)])]))
    }
  }

  /// Records additions one after the other, and reads the manifest after each.
  private func expectRecorded(_ parts: [Range<Int>]) throws {
    var disk = Disk(try ConfinedRoot(stateOf: directory.path), root: directory.path)
    let state = try StateDirectory(root: directory.path, &disk)
    var file = ManifestFile()
    var count = 0
    for part in parts {
      try file.append(additions(part), state, &disk)
      count += part.count
      #expect(try state.readManifest().entries.count == count)
      #expect(try file.cached(state) == state.readManifest())
    }
  }

  @Test func additionsAreAppended() throws { try expectRecorded([0..<2, 2..<5, 5..<6, 6..<6]) }

  /// A manifest that has grown much is written as a whole.
  @Test func manyAdditionsAreWritten() throws { try expectRecorded([0..<6_000, 6_000..<6_001, 6_001..<12_000]) }

  /// Adding lines to a file with a second name would change the file of that name, too.
  @Test func hardLinksKeepTheirText() throws {
    var disk = Disk(try ConfinedRoot(stateOf: directory.path), root: directory.path)
    let state = try StateDirectory(root: directory.path, &disk)
    var file = ManifestFile()
    try file.append(additions(0..<1), state, &disk)
    let text = directory.files(".mockd")["manifest"]
    try FileManager.default.linkItem(
      atPath: directory.absolute(".mockd/manifest"), toPath: directory.absolute("copy"))
    try file.append(additions(1..<2), state, &disk)
    #expect(try state.readManifest().entries.count == 2)
    #expect(directory.files("")["copy"] == text)
  }
}
