/// The shapes of mocks and models of a project, for random functions.
struct Shapes {
  /// The mocks by the names of their Swift classes.
  var mocks: [String: MockShape] = [:]
  /// The models by their keys.
  var models: [String: ModelShape] = [:]
  /// The models that mocks can be converted to.
  var roots: [RootShape] = []

  /// The classes in a fixed order.
  var classes: [String] { mocks.keys.sorted() }
}

struct MockShape {
  var leaves: [Leaf] = []
  var entities: [Entity] = []

  struct Leaf {
    var name: String
    /// The Swift code of a value.
    var value: String
    /// Whether it is a `String`, which helpers take as parameter.
    var isString: Bool
  }

  /// A field that holds mocks.
  struct Entity {
    var name: String
    /// The classes of mocks that it may hold.
    var types: [String]
    /// The only possible class, if the field's type has one.
    var declaredClass: String?
    /// The number of lists around the mocks.
    var listCount = 0
    /// Whether the innermost list may contain nil.
    var allowsNilElements = false
  }

  var single: [Entity] { entities.filter { $0.listCount == 0 } }
  var lists: [Entity] { entities.filter { 0 < $0.listCount } }
}

/// The properties of a model, including properties that lead to other models.
struct ModelShape {
  var leaves: [String] = []
  var objects: [Step] = []
  var lists: [Step] = []

  struct Step {
    var name: String
    var isOptional = false
    /// The key of the property's model.
    var shape: String
    /// Whether the elements of the list are optional.
    var hasOptionalElements = false
  }
}

struct RootShape {
  /// The Swift type, which is also the key of its shape.
  var model: String
  /// The classes of mocks that can be converted to it.
  var mocks: [String]
  /// The variables of its conditions.
  var variables: [String]
}
