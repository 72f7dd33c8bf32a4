/// What mocks and models of a project look like, as far as random functions use them.
struct Shapes {
  /// By the name of the Swift class.
  var mocks: [String: MockShape] = [:]
  /// By keys of their own.
  var models: [String: ModelShape] = [:]
  /// The models that mocks can be converted to.
  var roots: [RootShape] = []

  /// In a fixed order.
  var classes: [String] { mocks.keys.sorted() }
}

struct MockShape {
  var leaves: [Leaf] = []
  var entities: [Entity] = []

  struct Leaf {
    var name: String
    /// A value, as Swift code.
    var value: String
    /// Whether it is a `String`, which helpers take as a parameter.
    var isString: Bool
  }

  /// A field that holds mocks.
  struct Entity {
    var name: String
    /// The classes whose mocks it may hold.
    var types: [String]
    /// The only class, where the field's type says so.
    var declaredClass: String?
    /// How many lists are around the mocks.
    var listCount = 0
    /// Whether nil may stand among the elements of the innermost list.
    var allowsNilElements = false
  }

  var single: [Entity] { entities.filter { $0.listCount == 0 } }
  var lists: [Entity] { entities.filter { 0 < $0.listCount } }
}

/// A model: its properties, and those that lead to other models.
struct ModelShape {
  var leaves: [String] = []
  var objects: [Step] = []
  var lists: [Step] = []

  struct Step {
    var name: String
    var isOptional = false
    /// The key of the model that it leads to.
    var shape: String
    /// Whether the elements of the list are optional.
    var hasOptionalElements = false
  }
}

struct RootShape {
  /// The Swift type, which is also the key of its shape.
  var model: String
  /// The classes of the mocks that it is made for.
  var mocks: [String]
  /// The variables that conditions in it have.
  var variables: [String]
}
