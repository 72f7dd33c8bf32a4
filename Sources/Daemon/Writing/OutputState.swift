import BuildGraph
import FileAccess
import Source

/// How an artifact compares with the disk.
enum OutputState {
  case absent
  case same(FileStatus)
  /// Another file of ours is there, or one that an earlier generator wrote: it carries the header.
  case differs(FileStatus, [UInt8])
  /// A file without the header.
  case notOurs
  /// Not a regular file: a directory, a symbolic link, a device.
  case notAFile(FileStatus.Kind)
  case unreadable(FileError)

  /// - Parameter artifact: an editable one, or one that is kept, only has to exist.
  init(at path: String, _ artifact: Artifact, _ access: ConfinedRoot) {
    guard artifact.isEditable || artifact.isKept else {
      self.init(at: path, wanted: artifact.bytes, access)
      return
    }
    do throws(FileError) {
      let status = try access.status(path, followingLinks: true)
      self = status.kind == .regular ? .same(status) : .notAFile(status.kind)
    } catch {
      self.init(at: path, wanted: artifact.bytes, access)
    }
  }

  init(at path: String, wanted: [UInt8], _ access: ConfinedRoot) {
    do throws(FileError) {
      let status = try access.status(path, followingLinks: false)
      guard status.kind == .regular else {
        self = .notAFile(status.kind)
        return
      }
      let bytes = try access.read(path, followingLinks: false)
      if bytes.hasSameBytes(as: wanted) {
        self = .same(status)
      } else {
        self = carriesHeader(bytes) ? .differs(status, bytes) : .notOurs
      }
    } catch {
      self = error.reason == .notFound ? .absent : .unreadable(error)
    }
  }
}

/// Whether a file starts as generated files do. Only such files are ever replaced or deleted.
func carriesHeader(_ bytes: [UInt8]) -> Bool {
  bytes.starts(with: generatedHeader)
}

let generatedHeader = Array("// @generated".utf8)
