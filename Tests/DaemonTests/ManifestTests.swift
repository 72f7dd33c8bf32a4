import Testing

@testable import Daemon

@Suite struct ManifestTests {
  private var sample: Manifest {
    var manifest = Manifest()
    manifest.add("Out/a", of: .init(), ContentHash([1]))
    manifest.add("Out/a", of: .init(), ContentHash([2]))
    manifest.add(
      "Out/tab\tnewline\nback\\slash", of: .init(configuration: "a b.json", project: "My App\t"), ContentHash([3]))
    manifest.add("/elsewhere/é", of: .init(project: "p"), ContentHash([4]))
    return manifest
  }

  @Test func aWrittenManifestIsReadBack() {
    #expect(Manifest(reading: sample.bytes) == sample)
    #expect(Manifest(reading: Array(Manifest().bytes)) == Manifest())
  }

  /// Reading a truncated manifest gives only entries of the complete one.
  @Test func aTruncatedManifestGivesNoWrongEntries() {
    let bytes = sample.bytes
    for count in 0..<bytes.count {
      for (path, entry) in Manifest(reading: Array(bytes.prefix(count))).entries {
        #expect(sample.entries[path] == entry)
      }
    }
  }

  @Test(arguments: [
    "", "\n", "{}", "mockd-manifest 2\n", "mockd-manifest 1\nxx\t\t\tOut/a\n", "mockd-manifest 1\n\t\t\t\n",
  ])
  func otherTextIsAnEmptyManifest(text: String) {
    #expect(Manifest(reading: Array(text.utf8)) == Manifest())
  }

  @Test func damagedLinesAreSkipped() {
    let damaged = String(decoding: sample.bytes, as: UTF8.self).replacing("\t\t\tOut/a", with: "\t\tOut/a")
    #expect(Manifest(reading: Array(damaged.utf8)).entries.count == 2)
  }

  @Test func someEarlierHashesAreKept() {
    var manifest = Manifest()
    for byte in 0..<UInt8(20) { manifest.add("a", of: .init(), ContentHash([byte])) }
    manifest.add("a", of: .init(), ContentHash([15]))
    #expect(manifest.entries["a"]?.hashes == [15, 19, 18, 17, 16, 14, 13, 12].map { ContentHash([$0]) })
  }
}

extension Manifest {
  fileprivate mutating func add(_ path: String, of owner: Owner, _ hash: ContentHash) {
    entries[path] = Entry(owner, hash, after: entries[path])
  }
}
