import Source

/// The collections of the standard library that lists are instances of.
enum CollectionTypes {
  static let array: Name = "Array"
  static let names: Set<Name> = [
    array, "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
    "RangeReplaceableCollection",
  ]

  /// Whether a path names one of them.
  static func contains(_ path: [Name]) -> Bool {
    guard let last = path.last, names.contains(last) else { return false }
    return path.count == 1 || path.count == 2 && path[0] == "Swift"
  }
}

extension NameResolver {
  /// Whether a function is in an extension of lists of a model.
  func extendsLists(_ id: TestFunction.ID, of model: ModelType) -> Bool {
    guard let element = program[id].elementType else { return false }
    return self.model(canonical: resolved(element, in: TypeScope(file: id.file))) == model
  }
}
