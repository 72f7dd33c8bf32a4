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

  /// Damaged lines of any form, also such that naive reading would take much memory or time for.
  @Test(arguments: [
    "\t", "\\", ",", "\n", "0", "a,", "\u{0}", "0123456789abcdef0123456789abcdef,", "\t\t\t\t",
  ])
  func linesOfOneKindAreSkipped(part: String) {
    let text = "mockd-manifest 1\n" + String(repeating: part, count: 20_000) + "\n"
    let last = String(decoding: sample.bytes, as: UTF8.self).split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(Manifest(reading: Array((text + last + "\n").utf8)) == sample)
  }

  @Test func combiningMarksDoNotHideSeparators() {
    var manifest = Manifest()
    manifest.add("\u{301}Out/\u{301}", of: .init(configuration: "\u{301}", project: "\u{301}p"), ContentHash([1]))
    #expect(Manifest(reading: manifest.bytes) == manifest)
  }

  @Test func surplusEntriesAreNotRead() {
    let hash = ContentHash([1])
    var bytes = Array("mockd-manifest 1\n".utf8)
    for number in 0..<Manifest.entryLimit + 10 {
      Manifest.appendLine(of: "\(number)", .init(owner: .init(), hashes: [hash]), to: &bytes)
    }
    let read = Manifest(reading: bytes)
    #expect(read.entries.count == Manifest.entryLimit)
    #expect(read.entries["0"]?.hashes == [hash])
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
