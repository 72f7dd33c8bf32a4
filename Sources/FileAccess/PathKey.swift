/// A path as a key. Unlike strings, two keys are equal only if their bytes are: file systems tell apart spellings that
/// Unicode calls equivalent.
struct PathKey: Hashable {
  private let path: String

  init(_ path: String) { self.path = path }

  static func == (a: PathKey, b: PathKey) -> Bool {
    guard a.path.utf8.count == b.path.utf8.count else { return false }
    var (first, second) = (a.path, b.path)
    return first.withUTF8 { first in second.withUTF8 { first.elementsEqual($0) } }
  }

  func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
