import Foundation
import TestSupport
import Testing

/// The check of the probe's kernel watches against the expected ones.
extension Mirror {
  /// The identity of a directory in `fdinfo`.
  struct Watched: Hashable {
    var inode: UInt64
    var device: UInt64
  }

  /// Expects a watch on each directory, and no watches on deleted or unrelated directories.
  func audit(_ folders: [String], _ location: SourceLocation) {
    guard backend.hasEvents, !isPolling, let watched = watches() else { return }
    let unwatched = folders.filter { Self.identity($0).map { !watched.contains($0) } ?? false }
    #expect(unwatched.isEmpty, "not watched", sourceLocation: location)
    // Links can lead anywhere, so superfluous watches are only known without links.
    guard !hasLinks(folders) else { return }
    let expected = Set((folders + above(root) + above(base + "/markers/x") + gitFolders()).compactMap(Self.identity))
    #expect(watched.subtracting(expected).count == 0, "watched for nothing", sourceLocation: location)
  }

  /// Returns the directories that the probe's only inotify descriptor watches; nil if it has none.
  func watches() -> Set<Watched>? {
    let folder = "/proc/\(probe.id)/fdinfo"
    let texts = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .compactMap { try? String(contentsOfFile: folder + "/" + $0, encoding: .utf8) }
      .filter { $0.contains("inotify wd:") }
    guard let text = texts.first else { return nil }
    #expect(texts.count == 1)
    return Set(
      text.split(separator: "\n").compactMap { line in
        var fields: [Substring: UInt64] = [:]
        for field in line.split(separator: " ") {
          let parts = field.split(separator: ":", maxSplits: 1)
          if parts.count == 2 { fields[parts[0]] = UInt64(parts[1], radix: 16) }
        }
        guard line.hasPrefix("inotify"), let inode = fields["ino"], let device = fields["sdev"] else { return nil }
        return Watched(inode: inode, device: device)
      })
  }

  /// Returns the number of the probe's open descriptors when it is idle. It may still handle the last event.
  func descriptorCount() throws -> Int {
    var count = -1
    for _ in 0..<100 {
      let before = count
      count = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(probe.id)/fd").count
      if count == before { break }
      _ = wait(seconds: 0.2) { _ in false }
    }
    return count
  }

  private static func identity(_ path: String) -> Watched? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let device = UInt64(status.st_dev)
    let (major, minor) = ((device >> 8) & 0xFFF, (device & 0xFF) | ((device >> 12) & 0xFFF00))
    return Watched(inode: UInt64(status.st_ino), device: major << 20 | minor)
  }

  private func above(_ path: String) -> [String] {
    var result: [String] = []
    var path = path
    while path != "/" {
      path = (path as NSString).deletingLastPathComponent
      result.append(path)
    }
    return result
  }

  private func gitFolders() -> [String] {
    FileTree.folders(below: base).filter { $0.contains("/.git") }
  }

  private func hasLinks(_ folders: [String]) -> Bool {
    folders.contains { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).contains {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: folder + "/" + $0)) != nil
      }
    }
  }
}
