/// What mocks and models of `Examples/Zoo` look like, as far as random functions use them.
struct MockShape {
  /// Fields with values of them.
  var leaves: [(name: String, value: String)]
  /// Fields that hold one mock, with the types that it can have.
  var entities: [(name: String, types: [String])] = []
  /// Fields that hold a list of mocks, with the types that these can have.
  var lists: [(name: String, types: [String])] = []

  static let residents = ["Otter", "Parrot", "Tapir"]

  /// By the name of the Swift type.
  static let all: [String: MockShape] = [
    "Otter": resident([("toy", "\"ball\""), ("maxDepth", "4"), ("heavy", "2.5")]),
    "Parrot": resident([("wingspan", "0.5"), ("words", "[\"hello\"]"), ("heavy", "1.5")]),
    "Tapir": resident([]),
    "Den": MockShape(
      leaves: [("width", "2"), ("height", "3"), ("depth", "4")], entities: [("plaque", ["Plaque"])]),
    "Plaque": MockShape(leaves: [("text", "\"home\"")]),
    "Statue": MockShape(leaves: [("title", "\"The thinker\"")]),
    "Keeper": MockShape(
      leaves: [("name", "\"Ada\""), ("required", "true")], lists: [("residents", residents)]),
    "Query": MockShape(
      leaves: [], entities: [("resident", residents)],
      lists: [
        ("residents", residents), ("search", residents), ("keepers", ["Keeper"]),
        ("exhibits", ["Otter", "Parrot", "Statue"]),
      ]),
  ]

  private static func resident(_ more: [(String, String)]) -> MockShape {
    MockShape(
      leaves: [
        ("id", "\"1\""), ("species", "\"Lutra\""), ("diet", ".case(.fish)"), ("nickname", "\"Otto\""),
        ("weight", "7.5"), ("born", ".defaultMockValue"), ("tags", "[\"wet\"]"),
      ] + more, entities: [("den", ["Den"]), ("keeper", ["Keeper"])], lists: [("neighbors", residents)])
  }
}

/// A model: its properties, and those that lead to other models.
struct ModelShape {
  var leaves: [String] = []
  var objects: [Step] = []
  var lists: [Step] = []

  struct Step {
    var name: String
    var isOptional = false
    var shape: String
    /// Whether the elements of the list are optional.
    var hasOptionalElements = false
  }

  /// By names of our own.
  static let all: [String: ModelShape] = [
    "OtterToy": ModelShape(leaves: ["species", "toy", "born"]),
    "DenDepth": ModelShape(objects: [Step(name: "den", shape: "DenDepth.Den")]),
    "DenDepth.Den": ModelShape(
      leaves: ["depth"], objects: [Step(name: "plaque", isOptional: true, shape: "Plaque")]),
    "Plaque": ModelShape(leaves: ["text"]),
    "ResidentsQuery.Data": ModelShape(lists: [Step(name: "residents", shape: "ResidentsQuery.Data.Resident")]),
    "ResidentsQuery.Data.Resident": ModelShape(
      leaves: ["id", "species", "diet", "nickname"],
      objects: [
        Step(name: "den", shape: "ResidentsQuery.Data.Resident.Den"),
        Step(name: "keeper", isOptional: true, shape: "Name"),
        Step(name: "asOtter", isOptional: true, shape: "AsOtter"),
        Step(name: "asFlier", isOptional: true, shape: "AsFlier"),
        Step(name: "asSwimmer", isOptional: true, shape: "AsSwimmer"),
        Step(name: "fragments.denDepth", shape: "DenDepth"),
      ], lists: [Step(name: "neighbors", shape: "Neighbor")]),
    "ResidentsQuery.Data.Resident.Den": ModelShape(
      leaves: ["width", "height", "depth"], objects: [Step(name: "plaque", isOptional: true, shape: "Plaque")]),
    "Name": ModelShape(leaves: ["name"]),
    "AsOtter": ModelShape(leaves: ["toy", "tags", "species", "id"]),
    "AsFlier": ModelShape(
      leaves: ["wingspan", "species"],
      objects: [Step(name: "den", shape: "ResidentsQuery.Data.Resident.Den")]),
    "AsSwimmer": ModelShape(leaves: ["maxDepth", "weight", "species"]),
    "Neighbor": ModelShape(
      leaves: ["species"], objects: [Step(name: "asFlier", isOptional: true, shape: "FlyingNeighbor")]),
    "FlyingNeighbor": ModelShape(leaves: ["wingspan", "species"]),
    "SearchQuery.Data": ModelShape(
      objects: [Step(name: "resident", isOptional: true, shape: "Found")], lists: [Step(name: "search", shape: "ID")]),
    "Found": ModelShape(leaves: ["id", "tags"]),
    "ID": ModelShape(leaves: ["id"]),
    "ExhibitsQuery.Data": ModelShape(lists: [
      Step(name: "exhibits", isOptional: true, shape: "Exhibit"),
      Step(name: "keepers", isOptional: true, shape: "Keeper", hasOptionalElements: true),
    ]),
    "Exhibit": ModelShape(objects: [
      Step(name: "asParrot", isOptional: true, shape: "Words"),
      Step(name: "asStatue", isOptional: true, shape: "Title"),
      Step(name: "fragments.exhibitTitle", shape: "ExhibitTitle"),
    ]),
    "ExhibitTitle": ModelShape(objects: [
      Step(name: "asResident", isOptional: true, shape: "HeavyResident"),
      Step(name: "asStatue", isOptional: true, shape: "Title"),
      Step(name: "asFlier", isOptional: true, shape: "Wings"),
    ]),
    "HeavyResident": ModelShape(leaves: ["species", "heavy"], lists: [Step(name: "neighbors", shape: "Species")]),
    "Species": ModelShape(leaves: ["species"]),
    "Wings": ModelShape(leaves: ["wingspan"]),
    "Words": ModelShape(leaves: ["words"]),
    "Title": ModelShape(leaves: ["title"]),
    "Keeper": ModelShape(leaves: ["name", "hash", "required"], lists: [Step(name: "residents", shape: "ID")]),
    "ConditionsQuery.Data": ModelShape(lists: [Step(name: "residents", shape: "Conditional")]),
    "Conditional": ModelShape(
      leaves: ["species", "diet"],
      objects: [
        Step(name: "den", isOptional: true, shape: "Width"),
        Step(name: "ifDetails", isOptional: true, shape: "Weight"),
        Step(name: "asOtterIfWithDiet", isOptional: true, shape: "Toy"),
      ]),
    "Width": ModelShape(leaves: ["width"]),
    "Weight": ModelShape(leaves: ["weight", "species"]),
    "Toy": ModelShape(leaves: ["toy", "species"]),
  ]

  /// The models that mocks are converted to, with the types of the mocks.
  static let roots: [(model: String, mocks: [String], variables: [String])] = [
    ("OtterToy", ["Otter"], []), ("DenDepth", MockShape.residents, []), ("DenDepth.Den", ["Den"], []),
    ("ResidentsQuery.Data", ["Query"], []), ("ResidentsQuery.Data.Resident", MockShape.residents, []),
    ("ResidentsQuery.Data.Resident.Den", ["Den"], []), ("SearchQuery.Data", ["Query"], []),
    ("ExhibitsQuery.Data", ["Query"], []), ("ConditionsQuery.Data", ["Query"], ["withDiet", "hideDen", "details"]),
  ]
}
