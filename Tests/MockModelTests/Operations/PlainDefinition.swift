/// An operation or fragment as a plain tree.
struct PlainDefinition {
  enum Kind: String { case query, mutation, subscription, fragment }

  var kind: Kind
  var name: String
  /// The root type of an operation, the type condition of a fragment.
  var type: String
  var selections: [PlainSelection]

  var isFragment: Bool { kind == .fragment }
}

/// A field, inline fragment or fragment spread.
indirect enum PlainSelection {
  case field(PlainField)
  case inline(type: String?, directives: [PlainDirective], [PlainSelection])
  case spread(String, directives: [PlainDirective])
}

/// A selected field with its arguments, directives and selections.
struct PlainField {
  var alias: String?
  var name: String
  var arguments: [Argument] = []
  var directives: [PlainDirective] = []
  var selections: [PlainSelection] = []

  /// The response key.
  var key: String { alias ?? name }

  struct Argument: Equatable {
    var name: String
    /// The value in the source.
    var value: String
    /// The type of the variable, if the value is one.
    var variableType: String?
  }
}

/// A directive that decides whether or when a selection is executed.
enum PlainDirective {
  case include(Condition)
  case skip(Condition)
  case deferred(label: String)

  enum Condition: Equatable {
    case literal(Bool)
    case variable(String)
  }
}

/// A file of operations.
struct PlainFile {
  var path: String
  var definitions: [PlainDefinition]
}
