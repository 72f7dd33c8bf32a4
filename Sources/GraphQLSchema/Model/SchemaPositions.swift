import Source

/// The source positions of a schema's parts. A side table, so `Schema` stays equal when text moves.
///
/// The arrays are parallel to the arrays of the schema. A place starts at the start of a definition, including its
/// description, and ends after its name. `nameLocation` returns the range of the name.
package struct SchemaPositions: Sendable, Equatable {
  /// A range in one of `files`, in compact form; `none` for built-in definitions.
  package struct Place: Hashable, Sendable {
    package var file: UInt32
    package var range: TextRange

    package init(file: Int, range: TextRange) {
      self.file = UInt32(truncatingIfNeeded: file)
      self.range = range
    }

    package static let none = Place(file: Int(UInt32.max), range: TextRange(0, 0))

    package var isNone: Bool { file == .max }

    /// Returns the place of another range in the same file.
    func with(_ range: TextRange) -> Place { Place(file: Int(file), range: range) }
  }

  /// The places of a field.
  package struct FieldPlace: Hashable, Sendable {
    package var definition = Place.none
    package var type = TextRange(0, 0)
    /// The range of `@deprecated`.
    package var deprecation: TextRange?
  }

  /// The places of an argument or input field.
  package struct InputPlace: Hashable, Sendable {
    package var definition = Place.none
    package var type = TextRange(0, 0)
    package var defaultValue: TextRange?
    /// The range of `@deprecated`.
    package var deprecation: TextRange?
  }

  /// The place of an extension of a type.
  package struct Extension: Hashable, Sendable {
    package var type: Schema.TypeID
    package var place: Place
  }

  package internal(set) var files: [String] = []
  package internal(set) var types: [Place] = []
  /// The extensions, sorted by type; extensions of one type in the order of the sources.
  package internal(set) var extensions: [Extension] = []
  package internal(set) var fields: [FieldPlace] = []
  package internal(set) var inputs: [InputPlace] = []
  package internal(set) var enumValues: [Place] = []
  package internal(set) var directives: [Place] = []
  /// The names of interfaces and union members, by index in `Schema.typeLists`.
  package internal(set) var typeLists: [Place] = []
  /// The schema definition, from its description to its keyword.
  package internal(set) var schema = Place.none
  /// The names of the root types, in the order of `OperationType.allCases`.
  package internal(set) var rootTypes: [Place] = [.none, .none, .none]

  package init() {}
}

extension SchemaPositions {
  package func location(_ place: Place) -> Location? {
    let file = Int(place.file)
    return files.indices.contains(file) ? Location(files[file], place.range) : nil
  }

  /// Returns the place of a type's definition, up to the end of its name. Nil for built-in and missing types.
  package func location(of type: Schema.TypeID) -> Location? { location(types[Int(type.index)]) }

  package func location(of field: Schema.FieldID) -> Location? { location(fields[Int(field.index)].definition) }

  package func location(of input: Schema.InputID) -> Location? { location(inputs[Int(input.index)].definition) }

  /// Returns the place of the name in the definition of a type.
  package func nameLocation(of type: Schema.TypeID, in schema: Schema) -> Location? {
    location(types[Int(type.index)]).map { Self.tail($0, schema[type].name) }
  }

  package func nameLocation(of field: Schema.FieldID, in schema: Schema) -> Location? {
    location(of: field).map { Self.tail($0, schema[field].name) }
  }

  package func nameLocation(of input: Schema.InputID, in schema: Schema) -> Location? {
    location(of: input).map { Self.tail($0, schema[input].name) }
  }

  /// Returns the extensions of a type. O(log extensions).
  package func extensions(of type: Schema.TypeID) -> ArraySlice<Extension> {
    var low = 0
    var high = extensions.count
    while low < high {
      let middle = (low + high) / 2
      if extensions[middle].type.index < type.index { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < extensions.count, extensions[end].type == type { end += 1 }
    return extensions[low..<end]
  }

  private static func tail(_ location: Location, _ name: Name) -> Location {
    let length = min(UInt32(truncatingIfNeeded: name.count), location.range.upper)
    return Location(location.file, TextRange(location.range.upper - length, location.range.upper))
  }
}
