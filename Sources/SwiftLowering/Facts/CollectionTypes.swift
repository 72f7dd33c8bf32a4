import Source

/// The collections of the standard library that lists are instances of.
package enum CollectionTypes {
  package static let array: Name = "Array"
  package static let names: Set<Name> = [
    array, "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  /// Whether a path names one of them.
  package static func contains(_ path: [Name]) -> Bool {
    guard let last = path.last, names.contains(last) else { return false }
    return path.count == 1 || path.count == 2 && path[0] == "Swift"
  }
}
