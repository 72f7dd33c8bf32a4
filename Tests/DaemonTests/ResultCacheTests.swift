import BuildGraph
import Daemon
import FileAccess
import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

/// The folder of a cache holds any files, and only authentic entries count.
@Suite(.serialized) struct ResultCacheTests {
  private let directory: TestDirectory
  private let workspace: Workspace

  init() throws {
    directory = try TestDirectory()
    try directory.write("workspace/.mockgen.json", "{}")
    workspace = try Workspace.find(configuration: directory.absolute("workspace/.mockgen.json"))
  }

  private func cache(
    _ folder: String = "cache", program: String = "mockd 1", limit: Int = ResultCache.defaultLimit
  ) -> ResultCache {
    let request = CacheRequest(folder: directory.absolute(folder), program: program)
    return ResultCache(request.place(in: workspace), program: program, limit: limit)
  }

  private func key(_ number: Int) -> StageKey { StageKey(digest: SHA256(Array("key \(number)".utf8))) }

  private func bytes(_ number: Int, _ count: Int = 1000) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number) }
  }

  private func entries(_ folder: String = "cache") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.absolute(folder)).filter { $0.hasSuffix(".entry") }
      .sorted()
  }

  private func read(_ cache: ResultCache, _ number: Int) -> [UInt8]? {
    guard var reader = cache.value(of: key(number)) else { return nil }
    let value = reader.readBytes()
    return reader.isComplete ? value : nil
  }

  private func save(_ cache: ResultCache, _ number: Int, _ count: Int = 1000) {
    var writer = ByteWriter()
    writer.write(bytes(number, count))
    cache.save(writer.bytes, for: key(number))
  }

  @Test func laterProcessesReadEntries() throws {
    #expect(read(cache(), 1) == nil)
    save(cache(), 1)
    save(cache(), 2)
    #expect(read(cache(), 1) == bytes(1))
    #expect(read(cache(), 2) == bytes(2))
    #expect(read(cache(), 3) == nil)
    let attributes = try FileManager.default.attributesOfItem(atPath: directory.absolute("cache/key"))
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func entriesOfOtherProgramsAreIgnored() throws {
    save(cache(), 1)
    let other = cache(program: "mockd 2")
    #expect(read(other, 1) == nil)
    save(other, 2)
    // Even under the name of an own entry.
    let names = try entries()
    for (from, to) in [(names[0], names[1]), (names[1], names[0])] {
      let target = URL(filePath: directory.absolute("cache/" + to))
      let former = try Data(contentsOf: target)
      try Data(contentsOf: URL(filePath: directory.absolute("cache/" + from))).write(to: target)
      #expect(read(cache(), 1) == nil || read(other, 2) == nil)
      try former.write(to: target)
    }
    #expect(read(cache(), 1) == bytes(1))
  }

  /// A folder with another key has valid entries of the same results, which count for nothing.
  @Test func entriesWithAnotherKeyAreIgnored() throws {
    save(cache("poison"), 1)
    save(cache(), 2)
    for name in try entries("poison") {
      try FileManager.default.copyItem(
        atPath: directory.absolute("poison/" + name), toPath: directory.absolute("cache/" + name))
    }
    #expect(read(cache(), 1) == nil)
    #expect(read(cache(), 2) == bytes(2))
  }

  @Test(arguments: Seeds.all) func damagedEntriesAreIgnored(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let numbers = 0..<4
    for number in numbers { save(cache(), number, 50 + 200 * number) }
    let names = try entries()
    let originals = try names.map { try Data(contentsOf: URL(filePath: directory.absolute("cache/" + $0))) }
    let rounds = ProcessInfo.processInfo.environment["MOCKD_EDITS"].flatMap { Int($0) } ?? 300
    var ignored = 0
    for round in 0..<Seeds.share(of: rounds) {
      let index = Int.random(in: names.indices, using: &random)
      let damaged = Self.damaged(originals[index], others: originals, &random)
      let file = URL(filePath: directory.absolute("cache/" + names[index]))
      try damaged.write(to: file)
      for number in numbers {
        let value = read(cache(), number)
        if value == nil { ignored += 1 }
        #expect(
          value == nil || value == bytes(number, 50 + 200 * number), "MOCKD_SEED=\(seed), round \(round)")
      }
      try originals[index].write(to: file)
    }
    #expect(rounds / 4 < ignored)
    for number in numbers { #expect(read(cache(), number) != nil) }
  }

  private static func damaged(_ original: Data, others: [Data], _ random: inout SplitMix64) -> Data {
    var data = original
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let index = Int.random(in: data.indices, using: &random)
      data[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: data = data.prefix(Int.random(in: 0..<data.count, using: &random))
    case 2: data.append(UInt8.random(in: 0...255, using: &random))
    case 3: data = others.filter { $0 != original }.randomElement(using: &random) ?? Data()
    // Another size in the header.
    case 4: for index in 48..<52 { data[index] = 0xff }
    default:
      let count = Int.random(in: 0..<300, using: &random)
      data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
    return data
  }

  /// A large file that isn't an entry is not read.
  @Test func largeFilesAreNotRead() throws {
    save(cache(), 1)
    let path = directory.absolute("cache/" + (try entries()[0]))
    let start = try Data(contentsOf: URL(filePath: path))
    try FileManager.default.removeItem(atPath: path)
    try start.write(to: URL(filePath: path))
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    // More than the memory of any machine. The file has holes, so it takes no space.
    try file.truncate(atOffset: 1 << 43)
    try file.close()
    #expect(read(cache(), 1) == nil)
  }

  @Test func linksAreNotFollowed() throws {
    save(cache("other"), 1)
    save(cache(), 2)
    try FileManager.default.removeItem(atPath: directory.absolute("cache/key"))
    try FileManager.default.copyItem(
      atPath: directory.absolute("other/key"), toPath: directory.absolute("cache/key"))
    let name = try entries("other")[0]
    try directory.link("cache/" + name, to: directory.absolute("other/" + name))
    #expect(read(cache(), 1) == nil)
    try directory.remove("cache/" + name)
    try directory.remove("cache/key")
    try directory.link("cache/key", to: directory.absolute("other/key"))
    #expect(cache().report.problems.count == 1)
  }

  /// The key that other users could write counts for nothing.
  @Test(arguments: [0o666, 0o622]) func keysOfOthersAreIgnored(permissions: Int) throws {
    save(cache(), 1)
    try FileManager.default.setAttributes(
      [.posixPermissions: permissions], ofItemAtPath: directory.absolute("cache/key"))
    #expect(read(cache(), 1) == nil)
    #expect(cache().report.problems.count == 1)
  }

  @Test func oldEntriesAreDeleted() throws {
    for number in 0..<20 { save(cache(limit: 10_000), number) }
    let sizes = try entries().map { name in
      try FileManager.default.attributesOfItem(atPath: directory.absolute("cache/" + name))[.size] as? Int ?? 0
    }
    #expect(sizes.reduce(0, +) <= 10_000)
    #expect(read(cache(), 0) == nil)
    #expect(read(cache(), 19) == bytes(19))
    // Other files stay.
    try directory.write("cache/notes.entry", "mine")
    for number in 20..<40 { save(cache(limit: 10_000), number) }
    #expect(directory.text("cache/notes.entry") == "mine")
    // A result that is too large replaces nothing.
    let small = cache(limit: 10_000)
    save(small, 50, 8000)
    #expect(small.report.problems.count == 1)
    #expect(read(small, 39) == bytes(39))
  }

  @Test func aFolderThatCannotBeWrittenIsNoError() throws {
    try directory.write("file", "")
    let cache = cache("file/cache")
    save(cache, 1)
    #expect(read(cache, 1) == nil)
    #expect(cache.report.problems.count == 1)
  }
}
