/// The changes that were applied to the inputs since the last complete build.
struct AppliedChanges {
  /// Whether there are changes.
  var isPending = false
  /// The files that were read or removed, or nil if any file may have changed.
  var paths: Set<String>? = []
  /// The same for the last call of `apply` only.
  var lastPaths: Set<String>? = []
  var reading = SourceStore.Reading()

  mutating func note(_ touched: Set<String>?) {
    lastPaths = touched
    paths = touched.flatMap { paths?.union($0) }
  }
}
