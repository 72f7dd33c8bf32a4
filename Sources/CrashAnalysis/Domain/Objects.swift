import Source

/// A mock, by the order in which mocks are made.
struct MockID: Hashable {
  let index: Int
}

/// An instance of a class, by the order in which instances are made.
struct ObjectID: Hashable {
  let index: Int
}

/// The abstract state of an instance of a class at some time.
struct ObjectState: Hashable {
  /// The path of the class.
  let type: [Name]
  /// A property that is missing was not read yet.
  var fields: [Name: AbstractValue] = [:]
  /// Whether unknown code can change it at any time.
  var isShared = false
}

/// An instance of a structure.
struct Record: Hashable {
  /// The path of the type.
  let type: [Name]
  var fields: [Name: AbstractValue] = [:]
}

/// A static property, or a global variable.
struct GlobalID: Hashable, Comparable {
  let path: [Name]
  let name: Name

  static func < (a: GlobalID, b: GlobalID) -> Bool {
    a.name == b.name ? a.path.lexicographicallyPrecedes(b.path) : a.name < b.name
  }
}
