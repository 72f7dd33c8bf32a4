import BuildGraph
import FileAccess
import Parallelism
import Source
import Synchronization

/// Keeps the results of the stages of single builds in a folder.
///
/// An entry begins with a header of fixed size, which a keyed hash (HMAC) authenticates. The header has the name of the
/// result, and the size and the digest of the rest. So only bytes that a process with the same key has saved under the
/// same name are ever decoded, and nothing is allocated for others.
package final class ResultCache: StageCache {
  private let place: CachePlace?
  private var folder: CacheFolder?
  private let program: [UInt8]
  private var digests: [String: SHA256] = [:]
  /// The results of this process.
  package private(set) var report = CacheReport()

  /// The largest size of a cache in bytes.
  package static let defaultLimit = 1 << 30

  package init(
    _ place: Result<CachePlace, CachePlace.Failure>, program: String, limit: Int = ResultCache.defaultLimit
  ) {
    self.program = Array(program.utf8)
    switch place {
    case .success(let place):
      self.place = place
      folder = CacheFolder(place.folder, limit: limit)
      report.folder = place.folder.path
    case .failure(let failure):
      self.place = nil
      report.problems.append("the cache can't be used: \(failure.message)")
    }
  }

  package func digests(of files: [SourceFile]) -> [SHA256] {
    guard place != nil else { return [] }
    let new = files.filter { digests[$0.path] == nil }
    let computed = new.concurrentMap { range in range.map { SHA256(new[$0].bytes) } }
    for (file, digest) in zip(new, computed) { digests[file.path] = digest }
    return files.compactMap { digests[$0.path] }
  }

  // MARK: Entries

  /// Returns the name of an entry. Another program has other entries.
  private func name(of key: StageKey) -> SHA256 {
    var writer = ByteWriter()
    writer.write(program)
    writer.write(key.digest)
    return SHA256(writer.bytes)
  }

  package func value(of key: StageKey) -> ByteReader? {
    guard let place, let folder else { return nil }
    report.lookups += 1
    guard let payload = try? payload(of: name(of: key), in: folder, place.key) else { return nil }
    report.hits += 1
    return ByteReader(payload)
  }

  /// Returns the bytes of an entry after its header; nil for an entry that is not authentic.
  private func payload(of name: SHA256, in folder: CacheFolder, _ key: [UInt8]) throws(FileError) -> [UInt8]? {
    let file = try folder.open(CacheFolder.name(of: name))
    let status = try file.status()
    guard status.kind == .regular, let header = Header(try file.readPrefix(Header.size), key: key), header.name == name,
      header.count == status.size - Header.size, header.count <= folder.largestEntry
    else { return nil }
    // The position in the file is after the header.
    let payload = try file.readPrefix(header.count)
    guard payload.count == header.count, SHA256(payload) == header.digest else { return nil }
    _ = file.touch()
    return payload
  }

  package func save(_ bytes: [UInt8], for key: StageKey) {
    guard let place, let folder else { return }
    guard bytes.count + Header.size <= folder.largestEntry else {
      report.problems.append("a result of \(bytes.count >> 20) MiB is too large for the cache")
      return
    }
    let header = Header(name: name(of: key), count: bytes.count, digest: SHA256(bytes))
    do throws(FileError) {
      try self.folder?.write(CacheFolder.name(of: header.name), [header.bytes(key: place.key), bytes])
      report.saved += 1
    } catch {
      report.problems.append("a result can't be saved in '\(place.folder.path)': \(error.reason)")
    }
  }
}

/// The use of a cache by a build, for messages.
package struct CacheReport: Sendable {
  package var folder: String?
  package var lookups = 0
  package var hits = 0
  package var saved = 0
  /// Clauses without full stops.
  package var problems: [String] = []

  /// The lines for `--verbose`.
  package var lines: [String] {
    guard let folder else { return problems }
    return ["results from the cache '\(folder)': \(hits), saved: \(saved)"] + problems
  }
}

/// The first bytes of an entry.
private struct Header {
  var name: SHA256
  var count: Int
  var digest: SHA256

  static let size = title.count + 32 + 4 + 32 + 32
  private static let title = Array("mockd cache 1\n\0\0".utf8)

  init(name: SHA256, count: Int, digest: SHA256) {
    (self.name, self.count, self.digest) = (name, count, digest)
  }

  /// Reads the bytes of a header; nil if they were not made with the key.
  init?(_ bytes: [UInt8], key: [UInt8]) {
    guard bytes.count == Self.size, bytes.starts(with: Self.title),
      Self.sum(of: Array(bytes.dropLast(32)), key) == Array(bytes.suffix(32))
    else { return nil }
    var reader = ByteReader(bytes, from: Self.title.count)
    name = reader.readDigest()
    count = Int(reader.readNumber())
    digest = reader.readDigest()
  }

  func bytes(key: [UInt8]) -> [UInt8] {
    var writer = ByteWriter()
    writer.write(name)
    writer.write(count: count)
    writer.write(digest)
    let bytes = Self.title + writer.bytes
    return bytes + Self.sum(of: bytes, key)
  }

  private static func sum(of bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
    var code = HMAC(key: key)
    code.add(bytes)
    return code.finish()
  }
}
