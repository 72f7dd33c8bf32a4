/// Returns whether `a` precedes `b` in the order of their UTF-8 bytes, which is that of code points. All paths are
/// sorted like this, since the order is independent of Unicode versions.
package func precedesByBytes(_ a: String, _ b: String) -> Bool {
  let fast = a.utf8.withContiguousStorageIfAvailable { a in
    b.utf8.withContiguousStorageIfAvailable { b in
      let shared = min(a.count, b.count)
      var index = 0
      while index < shared {
        if a[index] != b[index] { return a[index] < b[index] }
        index += 1
      }
      return a.count < b.count
    }
  }
  if case let result?? = fast { return result }
  return a.utf8.lexicographicallyPrecedes(b.utf8)
}
